// Results of a search: their order, their sources, and the people who may see them.
import { api } from '@oneform/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { documentWords } from '../../db/document-words.ts';
import { documentResults } from '../../db/schema.ts';
import { readAs } from '../../testing/read-as.ts';
import { type Client, startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let maya: Client;
beforeAll(async () => {
  server = await startTestServer({ workers: false });
  maya = await server.signIn('Maya');
});
afterAll(() => server.close());

const search = async (client: Client, q: string) => {
  const { status, body } = await client.call(api.search.search, { query: { q } });
  expect(status).toBe(200);
  return body;
};
const create = async (client: Client, template_id: string, collection_name: string): Promise<string> =>
  (await client.call(api.collections.create, { body: { collection_name, template_id } })).body.id;
const save = async (client: Client, id: string, sectionId: string, body: Record<string, string>) =>
  expect((await client.call(api.collections.saveSection, { params: { id, sectionId }, body })).status).toBe(200);

describe('values', () => {
  let visa: string;
  let paper: string;
  beforeAll(async () => {
    visa = await create(maya, 'visa_application', 'Schengen in spring');
    paper = await readAs(server, maya, {
      surname: 'Lindgren',
      given_names: 'Maya Elise',
      passport_number: 'HK482915',
      date_of_birth: '1991-04-17',
      place_of_birth: 'Malmö',
    });
  });

  it('are found by the name of their field, with their source', async () => {
    const { values } = await search(maya, 'passport number');
    expect(values[0]).toEqual({
      collection_id: visa,
      collection_name: 'Schengen in spring',
      path: 'travel_document.passport_number',
      section: 'Passport',
      label: 'Passport number',
      value: 'HK482915',
      others: 0,
      source: {
        kind: 'document',
        document_id: paper,
        document_name: 'paper.txt',
        tier: 'read',
        by: 'paper.txt',
        page: 1,
      },
    });
  });

  it.each([
    ['HK48', 'travel_document.passport_number'],
    ['4829', 'travel_document.passport_number'],
    ['malmo', 'personal.place_of_birth'],
    ['Apr 17 1991', 'personal.date_of_birth'],
    ['1991-04-17', 'personal.date_of_birth'],
    ['family name', 'personal.surname'],
    ['schengen surname', 'personal.surname'],
  ])('are found by what stands in them and by what they are also called: %s', async (q, path) => {
    expect((await search(maya, q)).values[0]).toMatchObject({ collection_id: visa, path });
  });

  it('that are missing come last, without a value', async () => {
    const { values } = await search(maya, 'marital status');
    expect(values.at(-1)).toMatchObject({ path: 'personal.marital_status', value: '', source: null });
  });

  it('that are the same in several collections are one', async () => {
    const other = await create(maya, 'visa_application', 'Schengen in autumn');
    const third = await create(maya, 'visa_application', 'Elsewhere');
    await save(maya, third, 'travel_document', { passport_number: 'OLD12345' });
    const { values } = await search(maya, 'passport number');
    const found = values.filter(({ label }) => label === 'Passport number');
    expect(found.map(({ value, others, collection_id }) => [value, others, collection_id])).toEqual([
      ['OLD12345', 0, third],
      ['HK482915', 1, other],
    ]);
    expect(found[1]?.source).toMatchObject({ kind: 'document', document_id: paper });
  });

  it('are not found by the name of their collection alone, nor by a single letter, nor by nothing', async () => {
    expect((await search(maya, 'Elsewhere')).values).toEqual([]);
    expect(await search(maya, 's')).toEqual({ values: [], documents: [], people: [] });
    expect(await search(maya, ' – ')).toEqual({ values: [], documents: [], people: [] });
    expect((await maya.call(api.search.search, { query: { q: 'x'.repeat(201) } })).status).toBe(422);
  });

  it('are their owner’s alone', async () => {
    const other = await server.signIn('Other');
    expect(await search(other, 'HK482915')).toEqual({ values: [], documents: [], people: [] });
    await create(other, 'visa_application', 'Mine');
    expect((await search(other, 'passport number')).values.filter(({ value }) => value !== '')).toEqual([]);
  });
});

describe('documents', () => {
  let client: Client;
  let statement: string;
  beforeAll(async () => {
    client = await server.signIn('Ada');
    statement = await readAs(
      server,
      client,
      { bank_name: 'Kadıköy Credit Union', account_number: '440277196630' },
      { name: 'October.txt', more: { type: 'bank_statement' } },
    );
    const text = 'Dear Ada,\nthe parking space behind the house is yours from May on.';
    const pages = [{ number: 3, width: 0, height: 0, rotation: 0, source: 'text' as const, text }];
    await server.deps.db.update(documentResults).set({ pages }).where(eq(documentResults.documentId, statement));
  });

  it('are found by what was read in them, and say where', async () => {
    const match = { label: 'Account number', text: '440277196630', page: 1 };
    expect((await search(client, '4402771')).documents).toEqual([
      { id: statement, display_name: 'October.txt', document_type: 'bank_statement', match },
    ]);
    expect((await search(client, 'kadikoy union')).documents[0]?.match).toMatchObject({ label: 'Bank name' });
  });

  it('are found by the words of their pages', async () => {
    const { documents } = await search(client, 'parking house');
    expect(documents[0]?.match).toMatchObject({ label: null, page: 3 });
    expect(documents[0]?.match?.text).toContain('the parking space behind the house');
    expect((await search(client, 'parking boat')).documents).toEqual([]);
  });

  it('are found by name and kind, under a new name at once', async () => {
    expect((await search(client, 'october')).documents[0]).toMatchObject({ id: statement, match: null });
    expect((await search(client, 'bank statement')).documents[0]).toMatchObject({ id: statement, match: null });
    await client.call(api.documents.rename, { params: { id: statement }, body: { display_name: 'Herbst' } });
    expect((await search(client, 'herbst')).documents[0]?.id).toBe(statement);
  });

  it('are found as they were read last', async () => {
    const pages = [{ number: 1, width: 0, height: 0, rotation: 0, source: 'text' as const, text: 'a lighthouse' }];
    await server.deps.db.update(documentResults).set({ pages }).where(eq(documentResults.documentId, statement));
    expect((await search(client, 'parking')).documents).toEqual([]);
    expect((await search(client, 'lighthouse')).documents).toHaveLength(1);
  });

  it('with more words than the database takes are found by those it does', async () => {
    const text = Array.from({ length: 120_000 }, (_, n) => `w${n.toString(36).padStart(6, 'é')}`).join(' ');
    const pages = [{ number: 1, width: 0, height: 0, rotation: 0, source: 'text' as const, text: `start ${text}` }];
    await server.deps.db.update(documentResults).set({ pages }).where(eq(documentResults.documentId, statement));
    expect((await search(client, 'start')).documents).toHaveLength(1);
  });

  it('are their owner’s alone, and are gone with the document', async () => {
    expect((await search(maya, '440277196630')).documents).toEqual([]);
    await client.call(api.documents.remove, { params: { id: statement } });
    expect((await search(client, 'start')).documents).toEqual([]);
    const left = await server.deps.db.select().from(documentWords).where(eq(documentWords.userId, client.userId));
    expect(left).toEqual([]);
  });
});

describe('people', () => {
  it('are found by any name of theirs, with how much is theirs', async () => {
    const { id } = (await maya.call(api.people.create, { body: { name: 'Zoë Ekwall', relation: 'child' } })).body;
    await maya.call(api.collections.create, {
      body: { collection_name: 'Hers', template_id: 'visa_application', person: id },
    });
    await maya.call(api.people.update, { params: { id }, body: { name: 'Zoë Holm' } });
    for (const q of ['zoe', 'holm', 'ekwall zo'])
      expect((await search(maya, q)).people).toMatchObject([
        { id, name: 'Zoë Holm', relation: 'child', documents: 0, collections: 1 },
      ]);
    expect((await search(maya, 'zoe lang')).people).toEqual([]);
    expect((await search(await server.signIn('Somebody Else'), 'zoe')).people).toEqual([]);
  });
});
