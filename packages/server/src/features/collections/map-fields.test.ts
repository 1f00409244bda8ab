// Filling from what was read already, and explaining fields: what it costs and what it gives.
import { api } from '@oneform/contract';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { expectSound } from '../../testing/expect-sound.ts';
import { readAs } from '../../testing/read-as.ts';
import { type Client, startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let client: Client;
beforeAll(async () => {
  server = await startTestServer({ workers: false });
});
beforeEach(async () => {
  client = await server.signIn('Ada', { credits: 50 });
});
afterEach(() => expectSound(server));
afterAll(() => server.close());

const createVisa = async () =>
  (await client.call(api.collections.create, { body: { collection_name: 'Trip', template_id: 'visa_application' } }))
    .body.id;
/** Not active: papers come into it when they are asked for, not when they are read. */
const createIdle = async () => {
  const id = await createVisa();
  await client.call(api.collections.update, { params: { id }, body: { is_active: false } });
  return id;
};
const map = (id: string, body: { section?: string } = {}) =>
  client.call(api.collections.mapFields, { params: { id }, body });
const balance = async () => (await client.call(api.credits.balance, {})).body.balance;

describe('POST …/map-fields', () => {
  it('fills a collection from every paper that was read, once and free', async () => {
    const id = await createIdle();
    const passport = await readAs(
      server,
      client,
      { surname: 'Keller', passport_number: 'C01X00T47' },
      { name: 'passport.txt' },
    );
    await readAs(server, client, { surname: 'KELLER', email: 'anna@example.com' }, { name: 'letter.txt' });
    await readAs(server, client, { surname: 'Kehler' }, { name: 'badge.txt' });
    const before = await balance();
    const mapped = await map(id);
    expect(mapped.status).toBe(200);
    expect(mapped.body).toMatchObject({
      filled: 3,
      conflicts: 1,
      credits: 0,
      update_ids: [expect.any(String), expect.any(String), expect.any(String)],
    });
    expect(await balance()).toBe(before);
    const { collection_data } = (await client.call(api.collections.get, { params: { id }, query: {} })).body;
    expect(collection_data.personal).toMatchObject({ surname: 'Keller' });
    const [update] = (await client.call(api.updates.list, { params: { id: passport } })).body;
    expect(update).toMatchObject({ update_type: 'map_fields', review_status: 'pending', collection_id: id });
    // Nothing new: nothing done.
    expect((await map(id)).body).toEqual({
      update_ids: [],
      filled: 0,
      suggested: 0,
      conflicts: 0,
      credits: 0,
      model: null,
      offer: null,
    });
    const { items } = (await client.call(api.credits.usageHistory, { query: {} })).body;
    expect(items.filter(({ operation_type }) => operation_type === 'map_fields')).toEqual([]);
  });

  it('lets a paper that was meant for one collection alone say nothing in another', async () => {
    const first = await createVisa();
    await readAs(server, client, { place_of_birth: 'Basel' }, { collectionId: first });
    const id = await createVisa();
    expect((await map(id)).body).toMatchObject({ update_ids: [] });
    const clarified = await client.call(api.collections.clarifyField, {
      params: { id },
      body: { paths: ['personal.place_of_birth'] },
    });
    expect(clarified.body.fields[0]!.candidates).toEqual([]);
  });

  it('fills again what was restored or emptied, but does not ask again about what was decided or corrected', async () => {
    const id = await createIdle();
    const paper = await readAs(server, client, { surname: 'Keller' });
    const type = (surname: string) =>
      client.call(api.collections.saveSection, { params: { id, sectionId: 'personal' }, body: { surname } });
    const [updateId] = (await map(id)).body.update_ids;
    await client.call(api.updates.restore, { params: { id: paper, updateId: updateId! } });
    expect((await map(id)).body).toMatchObject({ filled: 1 });
    await type('Kellner');
    expect((await map(id)).body).toMatchObject({ update_ids: [], credits: 0 });
    await type('');
    expect((await map(id)).body).toMatchObject({ filled: 1 });
    const other = await createIdle();
    await client.call(api.collections.saveSection, {
      params: { id: other, sectionId: 'personal' },
      body: { surname: 'Novak' },
    });
    const [conflict] = (await map(other)).body.update_ids;
    await client.call(api.updates.resolve, {
      params: { id: paper, updateId: conflict! },
      body: { decisions: [{ path: 'personal.surname', action: 'keep' }] },
    });
    expect((await map(other)).body).toMatchObject({ update_ids: [], credits: 0 });
  });

  it('fills one section alone', async () => {
    const id = await createIdle();
    await readAs(server, client, { surname: 'Keller', passport_number: 'C01X00T47' });
    expect((await map(id, { section: 'personal' })).body.filled).toBe(1);
    const { collection_data } = (await client.call(api.collections.get, { params: { id }, query: {} })).body;
    expect(collection_data.travel_document!.passport_number).toBe('');
    expect((await map(id, { section: 'nowhere' })).status).toBe(404);
  });

  it('brings the facts of papers into free-form data, each in a section of its own', async () => {
    await readAs(server, client, { surname: 'Keller', passport_number: 'C01X00T47' });
    const { id } = (await client.call(api.collections.create, { body: { collection_name: 'Everything' } })).body;
    expect((await map(id)).body.filled).toBe(2);
    const collection = (await client.call(api.collections.get, { params: { id }, query: { templated: 'true' } })).body;
    expect(JSON.stringify(collection.collection_data)).toContain('C01X00T47');
    expect(collection.sections.flatMap(({ fields }) => fields.map(({ name }) => name))).toEqual(
      expect.arrayContaining(['surname', 'passport_number']),
    );
  });

  it('needs no credits', async () => {
    client = await server.signIn('Poor', { credits: 1 });
    const id = await createIdle();
    await readAs(server, client, { surname: 'Keller' });
    expect(await map(id)).toMatchObject({ status: 200, body: { filled: 1, credits: 0 } });
    expect(await balance()).toBe(0);
  });

  it('fills once however often it is asked for at the same time', async () => {
    const id = await createIdle();
    await readAs(server, client, { surname: 'Keller' });
    const answers = await Promise.all(Array.from({ length: 10 }, () => map(id)));
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    expect(answers.filter(({ body }) => body.filled > 0)).toHaveLength(1);
  });
});

describe('POST …/clarify-fields', () => {
  it('explains a field and shows what the person’s own papers say', async () => {
    await readAs(server, client, { passport_number: { value: 'C01X00T47', tier: 'proved' } }, { name: 'passport.txt' });
    await readAs(server, client, { passport_number: 'C01XOOT47' }, { name: 'copy.txt' });
    const before = await balance();
    const id = await createVisa();
    const { status, body } = await client.call(api.collections.clarifyField, {
      params: { id },
      body: { paths: ['travel_document.passport_number', 'personal.sex'] },
    });
    expect(status).toBe(200);
    expect(body.credits).toBe(1);
    expect(body.fields[0]).toMatchObject({
      path: 'travel_document.passport_number',
      label: 'Passport number',
      explanation: expect.any(String),
      where_to_find: expect.arrayContaining([expect.stringMatching(/^Passport: /)]),
    });
    expect(body.fields[0]!.candidates).toMatchObject([
      { value: 'C01X00T47', document_name: 'passport.txt', tier: 'proved', page: 1, quote: 'C01X00T47' },
      { value: 'C01XOOT47', document_name: 'copy.txt', tier: 'read' },
    ]);
    expect(body.fields[1]!.explanation).toContain('One of');
    expect(await balance()).toBe(before - 1);
  });

  it.each([
    [{ paths: [] }],
    [{ paths: ['personal.nothing'] }],
    [{ paths: ['personal'] }],
    [{ paths: 'personal.sex' }],
    [{}],
  ])('refuses %j and charges nothing', async (body) => {
    const before = await balance();
    const id = await createVisa();
    const answer = await client.raw('POST', `/api/collections/${id}/clarify-fields`, {
      headers: { 'content-type': 'application/json' },
      payload: JSON.stringify(body),
    });
    expect(answer.status).toBe(422);
    expect(await balance()).toBe(before);
  });

  it('needs its price', async () => {
    const poor = await server.signIn('Poor', { credits: 0 });
    const { id } = (
      await poor.call(api.collections.create, { body: { collection_name: 'Trip', template_id: 'visa_application' } })
    ).body;
    expect(
      (await poor.call(api.collections.clarifyField, { params: { id }, body: { paths: ['personal.sex'] } })).status,
    ).toBe(402);
  });
});
