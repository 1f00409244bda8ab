// Papers that are there and leave something empty say why.
import { api } from '@oneform/contract';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { documents } from '../../db/schema.ts';
import { expectSound } from '../../testing/expect-sound.ts';
import { type Facts, readAs } from '../../testing/read-as.ts';
import { type Client, startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let maya: Client;
let visa: string;
beforeAll(async () => {
  server = await startTestServer({ workers: false });
});
beforeEach(async () => {
  maya = await server.signIn('Maya Lindgren');
  visa = await create();
});
afterEach(() => expectSound(server));
afterAll(() => server.close());

const create = async () =>
  (await maya.call(api.collections.create, { body: { collection_name: 'Trip', template_id: 'visa_application' } })).body
    .id;
const read = (facts: Facts, options: Parameters<typeof readAs>[3] = {}) =>
  readAs(server, maya, { full_name: 'Maya Lindgren', ...facts }, options);
const reasons = async () => {
  const { papers } = (await maya.call(api.collections.papers, { params: { id: visa } })).body;
  return Object.fromEntries(papers.map(({ document_name, reason }) => [document_name, reason]));
};

describe('GET …/papers', () => {
  it('is empty before there is one, and names only kinds that the template expects', async () => {
    expect(await reasons()).toEqual({});
    await read({ place_of_birth: 'Falun' }, { name: 'passport.txt' });
    const receipt = { type: 'receipt' as const, confidence: 1, pages: [1] };
    await read({}, { name: 'receipt.txt', more: { type: 'receipt', parts: [receipt] } });
    const { papers } = (await maya.call(api.collections.papers, { params: { id: visa } })).body;
    expect(papers).toMatchObject([{ document_name: 'passport.txt', document_types: ['passport'], reason: null }]);
  });

  it('says of whom a paper is that is not about the applicant', async () => {
    await read({ place_of_birth: 'Falun' }, { name: 'mine.txt' });
    const people = [{ id: 'p1', role: 'subject' as const, full_name: 'John Stiles' }];
    const about = (value: string) => ({ value, person: 'p1' });
    const facts = { full_name: about('John Stiles'), passport_number: about('X1234567') };
    await readAs(server, maya, facts, { name: 'johns.txt', more: { people } });
    expect(await reasons()).toEqual({ 'mine.txt': null, 'johns.txt': 'another_person' });
  });

  it('says what has expired, is older, waits for a decision, is meant for another, or could not be read', async () => {
    await read({ place_of_birth: 'Falun', issue_date: '2024-05-06' }, { name: 'new.txt' });
    await read({ place_of_birth: 'Falun', transaction_date: '2014-05-06' }, { name: 'same.txt' });
    await read({ place_of_birth: 'Faluun', issue_date: '2014-05-06' }, { name: 'old.txt' });
    await read({ expiry_date: '2020-01-01' }, { name: 'expired.txt' });
    await read({ passport_number: { value: 'C01X00T47', confidence: 0.5 } }, { name: 'blurred.txt' });
    await read({}, { name: 'loan.txt', collectionId: await create() });
    const broken = await read({}, { name: 'broken.txt' });
    await server.deps.db
      .update(documents)
      .set({ status: 'error', errorCode: 'corrupt_file' })
      .where(eq(documents.id, broken));
    expect(await reasons()).toEqual({
      'new.txt': null,
      'same.txt': null,
      'old.txt': 'older',
      'expired.txt': 'expired',
      'blurred.txt': 'to_decide',
      'loan.txt': 'for_another_collection',
      'broken.txt': 'unreadable',
    });
  });

  it('is nobody else’s', async () => {
    const other = await server.signIn();
    expect((await other.call(api.collections.papers, { params: { id: visa } })).status).toBe(404);
  });
});
