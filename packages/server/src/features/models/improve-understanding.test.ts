// A model in the worker: what it adds, what it must not, and that a document completes whatever becomes of it.
import { setTimeout as wait } from 'node:timers/promises';
import { api, modelFailureMessages } from '@oneform/contract';
import type { Fact, ModelFailure } from '@oneform/engine';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { modelCalls } from '../../db/model-calls.ts';
import { users } from '../../db/schema.ts';
import { expectSound } from '../../testing/expect-sound.ts';
import { createFakeEngine } from '../../testing/fake-engine.ts';
import { createFakeModel, type FakeModel } from '../../testing/fake-model.ts';
import { type Client, startTestServer, type TestServer } from '../../testing/test-server.ts';
import { processDocument } from '../documents/process-document.ts';

let server: TestServer;
let client: Client;
let model: FakeModel;
beforeAll(async () => {
  server = await startTestServer({ workers: false, model: () => model });
});
beforeEach(async () => {
  model = createFakeModel();
  client = await server.signIn('Ada', { credits: 50 });
});
afterEach(() => expectSound(server));
afterAll(() => server.close());

let papers = 0;
async function upload(name = 'a.txt'): Promise<string> {
  papers += 1;
  return (await client.upload(Buffer.from(`model paper ${papers}`), name, 'text/plain')).body.id;
}
const engine = createFakeEngine({ facts: { surname: 'Keller' } });
const read = (id: string, signal = new AbortController().signal, by = model) =>
  processDocument({ ...server.deps, engine, model: by }, { documentId: id, userId: client.userId, attempt: 1 }, signal);
const details = async (id: string) => (await client.call(api.documents.processingDetails, { params: { id } })).body;
const calls = async (id: string) => (await client.call(api.models.documentCalls, { params: { id } })).body.calls;
const factsOf = async (id: string) => (await client.call(api.documents.facts, { params: { id } })).body.facts;

const fact = (name: string, value: string, more: Partial<Fact> = {}): Fact => ({
  name,
  value,
  raw: value,
  type: 'string',
  tier: 'read',
  confidence: 0.9,
  evidence: [{ page: 1, quote: value, box: [0.1, 0.2, 0.3, 0.22] }],
  ...more,
});

describe('a model that answers', () => {
  it('adds to what the rules found, and is named with what it was sent', async () => {
    model = createFakeModel({
      understand: (_read, understood) => ({
        ...understood,
        facts: [...understood.facts, fact('passport_number', 'C01X00T47')],
      }),
    });
    const id = await upload();
    await read(id);
    expect((await factsOf(id)).map(({ name }) => name)).toEqual(['surname', 'passport_number']);
    expect(await details(id)).toMatchObject({
      processing_status: 'completed',
      engine: 'OneForm’s rules and fake-1',
      model: { name: 'fake-1', host: 'localhost:1', answered: true, notice: null },
    });
    expect(await calls(id)).toMatchObject([
      { task: 'extract', model: 'fake-1', bytes_sent: 345, pages: [1], input_tokens: 100, failure: null },
    ]);
    expect(model.asked).toHaveLength(1);
  });

  it('fills nothing silently that does not stand on the page', async () => {
    model = createFakeModel({
      understand: (_read, understood) => ({
        ...understood,
        facts: [
          ...understood.facts,
          fact('passport_number', 'EVIL00001', { tier: 'inferred', confidence: 0.99 }),
          fact('given_names', 'Mallory', { tier: 'proved', confidence: 1, evidence: [] }),
        ],
      }),
    });
    const collection = await client.call(api.collections.create, {
      body: { collection_name: 'Trip', template_id: 'visa_application' },
    });
    const id = await upload();
    await read(id);
    const { collection_data } = (
      await client.call(api.collections.get, { params: { id: collection.body.id }, query: {} })
    ).body;
    expect(collection_data.personal).toMatchObject({ surname: 'Keller', given_names: '' });
    expect(collection_data.travel_document).toMatchObject({ passport_number: '' });
    const [update] = (await client.call(api.updates.list, { params: { id } })).body;
    expect(update?.fields_updated).toMatchObject({
      'personal.surname': { kind: 'filled' },
      'personal.given_names': { kind: 'suggested', tier: 'inferred' },
      'travel_document.passport_number': { kind: 'suggested', tier: 'inferred' },
    });
  });

  it('touches nothing but its own document and asks before it contradicts', async () => {
    const collection = await client.call(api.collections.create, {
      body: { collection_name: 'Trip', template_id: 'visa_application' },
    });
    await client.call(api.collections.saveSection, {
      params: { id: collection.body.id, sectionId: 'personal' },
      body: { surname: 'Mine' },
    });
    model = createFakeModel({
      understand: (_read, understood) => ({
        ...understood,
        facts: understood.facts.map((known) => ({ ...known, value: 'Evil', raw: 'Evil' })),
      }),
    });
    const id = await upload();
    await read(id);
    const { collection_data } = (
      await client.call(api.collections.get, { params: { id: collection.body.id }, query: {} })
    ).body;
    expect(collection_data.personal).toMatchObject({ surname: 'Mine', given_names: '' });
    const [update] = (await client.call(api.updates.list, { params: { id } })).body;
    expect(update).toMatchObject({ review_status: 'requires_review', conflicts: [{ new_data: 'Evil' }] });
  });

  it('is not asked about content that was read before', async () => {
    await read(await upload());
    papers -= 1;
    const again = await upload('again.txt');
    await read(again);
    expect(model.asked).toHaveLength(1);
    expect(await details(again)).toMatchObject({ engine: 'OneForm’s rules and fake-1' });
    expect(await calls(again)).toEqual([]);
  });
});

describe('a model that fails', () => {
  it.each(Object.keys(modelFailureMessages).filter((code) => code !== 'interrupted') as ModelFailure[])(
    'leaves the rules’ result: %s',
    async (failure) => {
      model = createFakeModel({ failure });
      const id = await upload();
      await read(id);
      const told = await details(id);
      expect(told).toMatchObject({ processing_status: 'completed', engine: 'OneForm’s rules', credits: 1 });
      expect(told.model?.notice).toContain(modelFailureMessages[failure]);
      expect((await factsOf(id)).map(({ name }) => name)).toEqual(['surname']);
      expect(await calls(id)).toMatchObject([{ failure }]);
    },
  );

  it('costs its time and no more when it hangs and does not listen', async () => {
    model = createFakeModel({ understand: () => new Promise(() => undefined), offer: { budgetMs: 50 } });
    const id = await upload();
    await read(id);
    expect(await details(id)).toMatchObject({ processing_status: 'completed', model: { answered: false } });
    expect(await calls(id)).toMatchObject([{ failure: 'timeout', bytes_sent: null }]);
  });

  it('may throw', async () => {
    model = createFakeModel({
      understand: () => {
        throw new Error('a bug');
      },
    });
    const id = await upload();
    await read(id);
    expect(await details(id)).toMatchObject({ processing_status: 'completed', engine: 'OneForm’s rules' });
  });
});

describe('who is asked', () => {
  it.each([
    { ai_enabled: false, gdpr_consent: true },
    { ai_enabled: true, gdpr_consent: false },
  ])('nobody with %j', async (settings) => {
    const id = await upload();
    await client.call(api.account.changePrivacy, { body: { ...settings, delete_originals: false } });
    await read(id);
    expect(model.asked).toEqual([]);
    expect(await details(id)).toMatchObject({ processing_status: 'completed', engine: 'OneForm’s rules', model: null });
    expect(await calls(id)).toEqual([]);
  });

  it('a person may have identifiers masked, and then no pictures are sent', async () => {
    model = createFakeModel({ offer: { seesImages: true } });
    const photo = async (name: string) =>
      (await client.upload(Buffer.from(`%PDF-1.4 ${name} /Type /Page`), `${name}.pdf`, 'application/pdf')).body.id;
    await read(await photo('one'));
    const settings = { ai_enabled: true, gdpr_consent: true, delete_originals: false };
    await client.call(api.account.changePrivacy, { body: { ...settings, mask_identifiers: true } });
    await read(await photo('two'));
    // Settings that are left out stay as they are.
    const { user } = (await client.call(api.account.changePrivacy, { body: settings })).body;
    expect(user.mask_identifiers).toBe(true);
    expect(model.asked).toEqual([
      { task: 'extract', masked: false, sees: true },
      { task: 'extract', masked: true, sees: false },
    ]);
    model = createFakeModel({ offer: { seesImages: true, masksIdentifiers: true } });
    await server.deps.db.update(users).set({ maskIdentifiers: false }).where(eq(users.id, client.userId));
    await read(await photo('three'));
    expect(model.asked).toEqual([{ task: 'extract', masked: true, sees: false }]);
  });
});

describe('interruptions', () => {
  /** A model that is being asked when `stop` comes. */
  async function interrupt(id: string): Promise<void> {
    const leaving = new AbortController();
    const hanging = createFakeModel({
      understand: async () => {
        leaving.abort(new Error('The server is stopping'));
        await wait(60_000, undefined, { ref: false });
        throw new Error('unreachable');
      },
    });
    await expect(read(id, leaving.signal, hanging)).rejects.toThrow('The server is stopping');
  }

  it('are logged, and the document is read to the end afterwards', async () => {
    const id = await upload();
    await interrupt(id);
    expect(await calls(id)).toMatchObject([{ failure: 'interrupted', bytes_sent: null }]);
    await read(id);
    expect(await details(id)).toMatchObject({ processing_status: 'completed', model: { answered: true } });
    expect(await calls(id)).toMatchObject([{ failure: null }, { failure: 'interrupted' }]);
  });

  it('do not make a model be asked a third time', async () => {
    const id = await upload();
    await interrupt(id);
    await interrupt(id);
    await read(id);
    expect(model.asked).toEqual([]);
    expect(await details(id)).toMatchObject({
      processing_status: 'completed',
      engine: 'OneForm’s rules',
      model: { answered: false, notice: expect.stringContaining('was stopped') },
    });
  });

  it('a deletion meanwhile takes the log along', async () => {
    const id = await upload();
    model = createFakeModel({
      understand: async (_read, understood) => {
        await client.call(api.documents.remove, { params: { id } });
        return understood;
      },
    });
    await read(id);
    expect(await server.deps.db.select().from(modelCalls).where(eq(modelCalls.userId, client.userId))).toEqual([]);
  });
});
