// Limits on documents, bytes and readings of one person: refused beyond it with the numbers, and possible again when there is room.
import { api } from '@oneform/contract';
import { afterEach, expect, it } from 'vitest';
import { expectSound } from '../../testing/expect-sound.ts';
import { type Client, startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let client: Client;
async function start(env: Record<string, string>): Promise<void> {
  server = await startTestServer({ env });
  client = await server.signIn();
}
afterEach(async () => {
  await expectSound(server);
  await server.close();
});

const upload = (text: string) => client.upload(Buffer.from(text), 'a.txt', 'text/plain');
const statusOf = async (id: string) => (await client.call(api.documents.status, { params: { id } })).body;
const untilEnded = (id: string) =>
  expect.poll(async () => (await statusOf(id)).processing_status).toMatch(/completed|error/);

it('takes as many documents as a person may keep, however many come at once', async () => {
  await start({ MAX_DOCUMENTS: '2' });
  const answers = await Promise.all(['one', 'two', 'three', 'four'].map(upload));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 201, 403, 403]);
  const refused = answers.find(({ status }) => status === 403);
  expect(refused?.headers['content-type']).toMatch(/^application\/problem\+json/);
  expect(refused?.body).toMatchObject({ code: 'quota_exceeded', quota: 'documents', used: 2, limit: 2 });
  const { id } = answers.find(({ status }) => status === 201)!.body;
  await untilEnded(id);
  expect((await client.call(api.documents.remove, { params: { id }, query: {} })).status).toBeLessThan(300);
  expect((await upload('five')).status).toBe(201);
  client = await server.signIn('Other');
  expect((await upload('one')).status).toBe(201);
});

it('takes as many bytes as a person may keep', async () => {
  await start({ MAX_STORED_MB: '1' });
  expect((await upload('a'.repeat(700_000))).status).toBe(201);
  const refused = await upload('b'.repeat(700_000));
  expect([refused.status, refused.body]).toEqual([
    403,
    expect.objectContaining({ code: 'quota_exceeded', used: 700_000 }),
  ]);
  expect((await upload('c'.repeat(300_000))).status).toBe(201);
});

it('reads as many documents as a person may have read a day; what comes after is kept', async () => {
  await start({ READINGS_PER_DAY: '1' });
  const first = (await upload('Surname: Lovelace\n')).body.id;
  await untilEnded(first);
  const second = (await upload('Surname: Byron\n')).body.id;
  await untilEnded(second);
  expect((await statusOf(first)).processing_status).toBe('completed');
  expect(await statusOf(second)).toMatchObject({
    processing_status: 'error',
    error_message: expect.stringContaining('limit for reading documents'),
  });
  const again = await client.call(api.documents.reprocess, { params: { id: second } });
  expect([again.status, again.body]).toEqual([429, expect.objectContaining({ code: 'rate_limited' })]);
});
