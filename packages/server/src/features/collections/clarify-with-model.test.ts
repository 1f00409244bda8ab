// Explanations by a model: its words and its order, the rules' where it has none, and free when it did not answer.
import { api } from '@oneform/contract';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { expectSound } from '../../testing/expect-sound.ts';
import { createFakeModel, type FakeModel } from '../../testing/fake-model.ts';
import { readAs } from '../../testing/read-as.ts';
import { type Client, startTestServer, type TestServer } from '../../testing/test-server.ts';
import { releaseAbandonedHolds } from '../credits/release-abandoned-holds.ts';

let server: TestServer;
let client: Client;
let model: FakeModel;
let id: string;
beforeAll(async () => {
  server = await startTestServer({ workers: false, model: () => model });
});
beforeEach(async () => {
  model = createFakeModel();
  client = await server.signIn('Ada', { credits: 50 });
  id = (
    await client.call(api.collections.create, { body: { collection_name: 'Trip', template_id: 'visa_application' } })
  ).body.id;
});
afterEach(() => expectSound(server));
afterAll(() => server.close());

const clarify = (...paths: string[]) => client.call(api.collections.clarifyField, { params: { id }, body: { paths } });
const balance = async () => (await client.call(api.credits.balance, {})).body.balance;
const PATH = 'travel_document.passport_number';

it('explains in its own words and puts first what it prefers; nothing that the rules found is lost', async () => {
  model = createFakeModel({
    clarify: ({ candidates }) => ({
      explanation: 'The number at the top right. <b>Bold</b>',
      candidates: [candidates[1]!.id, 'not-given'],
    }),
  });
  const first = await readAs(server, client, { passport_number: { value: 'C01X00T47', tier: 'proved' } });
  await readAs(server, client, { passport_number: 'C01XOOT47' });
  const before = await balance();
  const { body } = await clarify(PATH);
  expect(body).toMatchObject({ credits: 1, model: { name: 'fake-1', answered: true, notice: null } });
  expect(body.fields[0]).toMatchObject({
    // As text: the browser shows it as it stands.
    explanation: 'The number at the top right. <b>Bold</b>',
    by_model: true,
    candidates: [{ value: 'C01XOOT47' }, { value: 'C01X00T47' }],
  });
  expect(await balance()).toBe(before - 1);
  // It was quoted: its own log tells so.
  expect((await client.call(api.models.documentCalls, { params: { id: first } })).body.calls).toMatchObject([
    { task: 'clarify' },
  ]);
});

it('may choose among all papers for a field that the rules know nothing for', async () => {
  model = createFakeModel({
    clarify: ({ candidates }) => ({
      explanation: 'Your nickname.',
      candidates: candidates.filter(({ value }) => value === 'Kell').map((candidate) => candidate.id),
    }),
  });
  await readAs(server, client, { nickname: 'Kell', passport_number: 'C01X00T47' });
  const { body } = await clarify('personal.name_telecode');
  expect(body.fields[0]?.candidates).toMatchObject([{ value: 'Kell', fact: 'nickname' }]);
});

it('leaves the rules’ explanation when it fails, and that is free', async () => {
  model = createFakeModel({ failure: 'unavailable' });
  await readAs(server, client, { passport_number: 'C01X00T47' });
  const before = await balance();
  const { status, body } = await clarify(PATH);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    credits: 0,
    model: { answered: false, notice: expect.stringContaining('not available') },
  });
  expect(body.fields[0]).toMatchObject({ by_model: false, candidates: [{ value: 'C01X00T47' }] });
  expect(body.fields[0]?.explanation.length).toBeGreaterThan(20);
  expect(await balance()).toBe(before);
});

it('charges one price for several fields of which some are answered', async () => {
  model = createFakeModel({
    clarify: ({ label }) => (label === 'Sex' ? { explanation: 'As in your passport.', candidates: [] } : null),
  });
  const before = await balance();
  const { body } = await clarify(PATH, 'personal.sex');
  expect(body.fields.map(({ by_model }) => by_model)).toEqual([false, true]);
  expect(await balance()).toBe(before - 1);
});

/** As a process that died while it asked, some minutes ago. */
const holdAndDie = (minutes: number) =>
  server.deps.db.execute(sql`
    with held as (update users set credit_balance = credit_balance - 7 where id = ${client.userId} returning id)
    insert into credit_entries (id, user_id, kind, amount, operation, created_at)
    select gen_random_uuid(), id, 'hold', -7, 'map_fields', now() - make_interval(mins => ${minutes}) from held`);

it('what a dead process held is given back at the next action', async () => {
  model = createFakeModel({ clarify: () => ({ explanation: 'Yes.', candidates: [] }) });
  await holdAndDie(60);
  expect(await balance()).toBe(43);
  await clarify(PATH);
  expect(await balance()).toBe(49);
});

it('what is held just now stays held, unless nobody else works here', async () => {
  await holdAndDie(1);
  await releaseAbandonedHolds(server.deps.db, { userId: client.userId });
  expect(await balance()).toBe(43);
  await releaseAbandonedHolds(server.deps.db, { isAlone: true });
  expect(await balance()).toBe(50);
});
