// Autofill with a model: asked only for what the rules leave, outside transactions, on credits that are held; trusted with nothing more.
import { api } from '@oneform/contract';
import type { ProposedValue } from '@oneform/engine';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { creditEntries } from '../../db/schema.ts';
import { expectSound } from '../../testing/expect-sound.ts';
import { createFakeModel, type FakeModel } from '../../testing/fake-model.ts';
import { readAs } from '../../testing/read-as.ts';
import { type Client, startTestServer, type TestServer } from '../../testing/test-server.ts';
import { mapFields } from './map-fields.ts';

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
  id = await createVisa();
});
afterEach(() => expectSound(server));
afterAll(() => server.close());

/** Not active: papers come into it when they are asked for, not when they are read. */
async function createVisa(): Promise<string> {
  const { body } = await client.call(api.collections.create, {
    body: { collection_name: 'Trip', template_id: 'visa_application' },
  });
  await client.call(api.collections.update, { params: { id: body.id }, body: { is_active: false } });
  return body.id;
}
const map = (body: { section?: string; ask_model?: boolean } = {}, headers: Record<string, string> = {}) =>
  client.call(api.collections.mapFields, { params: { id }, body: { ask_model: true, ...body }, headers });
const balance = async () => (await client.call(api.credits.balance, {})).body.balance;
const data = async () =>
  (await client.call(api.collections.get, { params: { id }, query: {} })).body.collection_data as Record<
    string,
    Record<string, unknown>
  >;
const calls = async () => (await client.call(api.models.collectionCalls, { params: { id } })).body.calls;
const entries = async () => {
  const rows = await server.deps.db.select().from(creditEntries).where(eq(creditEntries.userId, client.userId));
  return rows.filter(({ operation }) => operation === 'map_fields').map(({ kind, amount }) => [kind, amount]);
};
/** A paper with a fact that the rules put nowhere in a visa application. */
const addPaper = () => readAs(server, client, { surname: 'Keller', nickname: 'Madame Kell' });

const proposal = (path: string, value: string, more: Partial<ProposedValue> = {}): ProposedValue => ({
  path,
  field: { name: path.split('.').at(-1)!, label: 'Field', type: 'string', required: false, description: '' },
  value,
  fact: 'nickname',
  tier: 'read',
  confidence: 0.9,
  evidence: [{ page: 1, quote: value, box: [0.1, 0.1, 0.3, 0.12] }],
  sameSubject: true,
  ...more,
});
const proposing = (...proposals: ProposedValue[]) => createFakeModel({ propose: () => proposals });

describe('the rules', () => {
  it('run first and free, and say what a model could be asked, and for how much', async () => {
    await addPaper();
    const before = await balance();
    const { body } = await map({ ask_model: false });
    expect(body).toMatchObject({ filled: 1, credits: 0, model: null });
    expect(body.offer).toEqual({ credits: 2, fields: expect.any(Number), papers: 1 });
    expect(body.offer!.fields).toBeGreaterThan(10);
    expect(model.asked).toEqual([]);
    expect(await balance()).toBe(before);
    expect(await entries()).toEqual([]);
    expect((await map()).body).toMatchObject({ filled: 0, credits: 0, model: { answered: true }, offer: null });
    expect((await map({ ask_model: false })).body.offer).toBeNull();
  });

  it('fill what they can before a price is asked that is not there', async () => {
    client = await server.signIn('Poor', { credits: 1 });
    id = await createVisa();
    await readAs(server, client, { surname: 'Keller', nickname: 'Madame Kell' });
    expect(await map()).toMatchObject({ status: 402, body: { code: 'insufficient_credits', required: 2 } });
    expect((await data()).personal).toMatchObject({ surname: 'Keller' });
    expect(model.asked).toEqual([]);
  });
});

describe('a model that answers', () => {
  it('fills what the rules leave empty, once and for the price that was quoted', async () => {
    model = proposing(proposal('personal.full_name_native', 'Madame Kell'));
    const paper = await addPaper();
    const quote = (await client.call(api.credits.quote, { query: { operation: 'map_fields' } })).body;
    const before = await balance();
    const { body } = await map();
    expect(body).toMatchObject({ filled: 2, conflicts: 0, credits: 2, model: { name: 'fake-1', answered: true } });
    expect(body.update_ids).toHaveLength(2);
    expect(await balance()).toBe(before - quote.credits);
    expect(await entries()).toEqual([
      ['hold', -2],
      ['settle', 0],
    ]);
    expect((await data()).personal).toMatchObject({ surname: 'Keller', full_name_native: 'Madame Kell' });
    const [byRules, update] = (await client.call(api.updates.list, { params: { id: paper } })).body;
    expect(byRules?.updated_fields).toEqual(['personal.surname']);
    expect(update?.fields_updated['personal.full_name_native']).toMatchObject({
      kind: 'filled',
      evidence: [{ quote: 'Madame Kell' }],
    });
    expect(await calls()).toMatchObject([{ task: 'map', bytes_sent: 345, failure: null }]);
  });

  it('is not asked the same again, nor charged for', async () => {
    await addPaper();
    await map();
    const before = await balance();
    expect((await map()).body).toMatchObject({ credits: 0, filled: 0, model: null });
    expect(await balance()).toBe(before);
    expect(model.asked).toHaveLength(1);
    // Another paper is another question.
    await addPaper();
    await map();
    expect(model.asked).toHaveLength(2);
  });

  it('is not asked when the rules leave no paper with anything more to say', async () => {
    await readAs(server, client, { surname: 'Keller' });
    expect((await map()).body).toMatchObject({ filled: 1, credits: 0, model: null, offer: null });
    expect(model.asked).toEqual([]);
  });

  it('costs nothing when nothing comes of it', async () => {
    await readAs(server, client, { nickname: 'Madame Kell' });
    const before = await balance();
    expect((await map()).body).toMatchObject({ filled: 0, credits: 0, model: { answered: true } });
    expect(await balance()).toBe(before);
    expect(await entries()).toEqual([
      ['hold', -2],
      ['release', 2],
    ]);
  });

  it('is asked once however often it is asked for at the same time', async () => {
    model = proposing(proposal('personal.full_name_native', 'Madame Kell'));
    await addPaper();
    const before = await balance();
    const answers = await Promise.all(Array.from({ length: 6 }, () => map()));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
    expect(answers.filter(({ body }) => body.credits > 0)).toHaveLength(1);
    expect(model.asked).toHaveLength(1);
    expect(await balance()).toBe(before - 2);
  });

  it('is asked once for one Idempotency-Key', async () => {
    await addPaper();
    const first = await map({}, { 'idempotency-key': 'once' });
    const second = await map({}, { 'idempotency-key': 'once' });
    expect(second.body).toEqual(first.body);
    expect(second.headers['idempotent-replayed']).toBe('true');
    expect(model.asked).toHaveLength(1);
  });

  it('is not asked by those who cannot pay, or did not allow it', async () => {
    await addPaper();
    await client.call(api.account.changePrivacy, {
      body: { gdpr_consent: true, ai_enabled: false, delete_originals: false },
    });
    expect((await map()).body).toMatchObject({ filled: 1, credits: 0, model: null, offer: null });
    const poor = await server.signIn('Poor', { credits: 2 });
    await readAs(server, poor, { nickname: 'Kell' });
    const theirs = await poor.call(api.collections.create, {
      body: { collection_name: 'Trip', template_id: 'visa_application' },
    });
    const asking = { params: { id: theirs.body.id }, body: { ask_model: true } };
    expect((await poor.call(api.collections.mapFields, asking)).status).toBe(402);
    expect(model.asked).toEqual([]);
  });
});

describe('a model that fails', () => {
  it.each(['timeout', 'rate_limited', 'bad_answer', 'no_credit'] as const)(
    'leaves what the rules do: %s',
    async (failure) => {
      model = createFakeModel({ failure });
      await addPaper();
      const { body } = await map();
      expect(body).toMatchObject({ filled: 1, credits: 0, model: { answered: false, notice: expect.any(String) } });
      expect(await calls()).toMatchObject([{ failure }]);
      // An unanswered question is asked again, and stays free until it is answered.
      expect((await map()).body).toMatchObject({ filled: 0, credits: 0 });
      expect(model.asked).toHaveLength(2);
    },
  );

  it('gives the credits back when the server closes meanwhile', async () => {
    await addPaper();
    const before = await balance();
    const closing = new AbortController();
    model = createFakeModel({
      propose: () => {
        closing.abort(new Error('closing'));
        return new Promise(() => undefined);
      },
    });
    await expect(
      mapFields(server.deps, { userId: client.userId, id, section: undefined, asksModel: true }, closing.signal),
    ).rejects.toThrow('closing');
    expect(await balance()).toBe(before);
    expect((await data()).personal).toMatchObject({ surname: 'Keller' });
    expect(await calls()).toMatchObject([{ failure: 'interrupted' }]);
  });
});

describe('meanwhile', () => {
  it('what the person types stays, and nothing waits for the model', async () => {
    model = createFakeModel({
      propose: async () => {
        const saved = await client.call(api.collections.saveSection, {
          params: { id, sectionId: 'personal' },
          body: { full_name_native: 'Typed', surname: 'Novak' },
        });
        expect(saved.status).toBe(200);
        return [proposal('personal.full_name_native', 'Madame Kell')];
      },
    });
    await addPaper();
    const before = await balance();
    expect((await map()).body).toMatchObject({ filled: 1, conflicts: 0, credits: 0 });
    expect(await balance()).toBe(before);
    expect((await data()).personal).toMatchObject({ surname: 'Novak', full_name_native: 'Typed' });
  });

  it('a paper that is deleted says nothing', async () => {
    const paper = await addPaper();
    model = createFakeModel({
      propose: async () => {
        await client.call(api.documents.remove, { params: { id: paper } });
        return [proposal('personal.full_name_native', 'Madame Kell')];
      },
    });
    const before = await balance();
    expect((await map()).body).toMatchObject({ filled: 1, credits: 0 });
    expect(await balance()).toBe(before);
    expect(await calls()).toEqual([]);
  });
});

describe('a model that obeys an attacker', () => {
  it('changes no place that is filled, outside the section, or not there, and fills nothing unproven', async () => {
    model = proposing(
      proposal('personal.surname', 'Evil'),
      proposal('personal.given_names', 'Evil', { tier: 'inferred', confidence: 1 }),
      proposal('personal.place_of_birth', 'Evil', { tier: 'proved', confidence: 1, evidence: [] }),
      proposal('personal.nothing', 'Evil'),
      proposal('__proto__.polluted', 'Evil'),
      proposal('travel_document.passport_number', 'EVIL1'),
    );
    const other = await createVisa();
    const version = (await client.call(api.collections.get, { params: { id: other }, query: {} })).body.data_version;
    await addPaper();
    await map({ section: 'personal' });
    const filled = await data();
    expect(JSON.stringify(filled)).not.toMatch(/evil/i);
    expect(filled.personal).toMatchObject({ surname: 'Keller' });
    const untouched = (await client.call(api.collections.get, { params: { id: other }, query: {} })).body;
    expect(JSON.stringify(untouched.collection_data)).not.toMatch(/evil|keller/i);
    expect(untouched.data_version).toBe(version);
  });

  it('hears of one paper at a time', async () => {
    const heard: string[] = [];
    model = createFakeModel({
      propose: (understood) => {
        heard.push(JSON.stringify(understood));
        return [];
      },
    });
    await readAs(server, client, { nickname: 'first-paper' });
    await readAs(server, client, { nickname: 'second-paper' });
    await map();
    expect(heard).toHaveLength(2);
    expect(heard.filter((text) => text.includes('first-paper') && text.includes('second-paper'))).toEqual([]);
  });
});
