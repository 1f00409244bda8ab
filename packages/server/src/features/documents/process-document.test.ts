// The life of a document in the worker: charged once, applied once, whatever happens in between.
import { api } from '@oneform/contract';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Deps } from '../../deps.ts';
import { expectSound } from '../../testing/expect-sound.ts';
import { createFakeEngine } from '../../testing/fake-engine.ts';
import { type Client, startTestServer, type TestServer } from '../../testing/test-server.ts';
import { processDocument } from './process-document.ts';

let server: TestServer;
let client: Client;
let visa: string;
beforeAll(async () => {
  server = await startTestServer({ workers: false });
});
beforeEach(async () => {
  client = await server.signIn('Ada', { credits: 20 });
  visa = (
    await client.call(api.collections.create, { body: { collection_name: 'Trip', template_id: 'visa_application' } })
  ).body.id;
});
afterEach(() => expectSound(server));
afterAll(() => server.close());

let files = 0;
const newFile = () => {
  files += 1;
  return Buffer.from(`read ${files}`);
};
async function upload(bytes = newFile(), fields = {}, name = 'a.txt'): Promise<string> {
  return (await client.upload(bytes, name, 'text/plain', fields)).body.id;
}
const never = new AbortController().signal;
const read = (id: string, engine = createFakeEngine(), attempt = 1, signal = never) =>
  processDocument(
    { ...server.deps, engine } satisfies Deps,
    { documentId: id, userId: client.userId, attempt },
    signal,
  );
const get = async (id: string) => (await client.call(api.documents.get, { params: { id } })).body;
const details = async (id: string) => (await client.call(api.documents.processingDetails, { params: { id } })).body;
const updates = async (id: string) => (await client.call(api.updates.list, { params: { id } })).body;
const balance = async () => (await client.call(api.credits.balance, {})).body.balance;
const history = async () => (await client.call(api.credits.usageHistory, { query: {} })).body.items;

describe('a document that can be read', () => {
  it('ends completed, filled, and charged for the pages it had', async () => {
    const id = await upload();
    await read(id, createFakeEngine({ pages: 3 }));
    expect(await get(id)).toMatchObject({
      processing_status: 'completed',
      document_type: 'passport',
      page_count: 3,
      updates_to_review: 1,
      progress: null,
    });
    expect(await details(id)).toMatchObject({
      credits: 3,
      steps: { parsing: { completed: true, result_summary: { collections_updated: 1 } } },
    });
    expect(await balance()).toBe(17);
    expect(await history()).toMatchObject([
      { operation_type: 'document_processing', credits_consumed: 3, document_id: id, subject: 'a.txt' },
    ]);
  });

  it('costs no more than there is', async () => {
    const id = await upload();
    await read(id, createFakeEngine({ pages: 50 }));
    expect(await balance()).toBe(0);
    expect(await get(id)).toMatchObject({ processing_status: 'completed' });
  });

  it('is completed with its problems when a page could not be read', async () => {
    const id = await upload();
    await read(id, createFakeEngine({ pages: 2, problems: [{ code: 'page_unreadable', page: 2 }] }));
    expect(await get(id)).toMatchObject({
      processing_status: 'completed',
      problems: [{ code: 'page_unreadable', page: 2, message: 'One page could not be read; the others were.' }],
    });
  });

  it('tells page n of m while it is read', async () => {
    const id = await upload();
    const engine = createFakeEngine({ pages: 4, waits: true });
    const reading = read(id, engine);
    await engine.started(1);
    await expect.poll(async () => (await get(id)).progress).toEqual({ done: 0, total: 4 });
    expect(await details(id)).toMatchObject({ current_step: 'categorization', progress: { done: 0, total: 4 } });
    engine.finish();
    await reading;
  });

  it('is read once, however often its job is delivered', async () => {
    const id = await upload();
    await Promise.all(Array.from({ length: 5 }, () => read(id)));
    await read(id);
    expect(await get(id)).toMatchObject({ processing_status: 'completed' });
    expect(await updates(id)).toHaveLength(1);
    expect((await client.call(api.collections.get, { params: { id: visa }, query: {} })).body.data_version).toBe(2);
    expect(await balance()).toBe(19);
  });

  it('goes on from the last stage that was kept', async () => {
    const id = await upload();
    const broken = {
      ...server.deps,
      engine: createFakeEngine(),
      get templates(): never {
        throw new Error('killed here');
      },
    } as unknown as Deps;
    await expect(processDocument(broken, { documentId: id, userId: client.userId, attempt: 1 }, never)).rejects.toThrow(
      'killed here',
    );
    expect(await details(id)).toMatchObject({
      processing_status: 'processing',
      current_step: 'parsing',
      steps: { extraction: { completed: true }, parsing: { completed: false } },
    });
    const engine = createFakeEngine();
    await read(id, engine);
    expect(engine.users).toEqual([]);
    expect(await get(id)).toMatchObject({ processing_status: 'completed' });
    expect(await balance()).toBe(19);
  });
});

describe('a document that cannot be read', () => {
  it('ends in error with a sentence, and everything held comes back', async () => {
    const id = await upload();
    await read(id, createFakeEngine({ pages: 0, problems: [{ code: 'encrypted_pdf' }] }));
    expect(await get(id)).toMatchObject({
      processing_status: 'error',
      error_message: expect.stringContaining('password'),
      problems: [{ code: 'encrypted_pdf' }],
    });
    expect(await balance()).toBe(20);
    expect(await history()).toEqual([]);
  });

  it('can be read again, and is then charged once', async () => {
    const id = await upload();
    await read(id, createFakeEngine({ pages: 0, problems: [{ code: 'processing_timeout' }] }));
    await client.call(api.documents.reprocess, { params: { id } });
    await read(id, createFakeEngine(), 1);
    expect((await get(id)).processing_status).toBe('processing');
    await read(id, createFakeEngine(), 2);
    expect(await get(id)).toMatchObject({ processing_status: 'completed', problems: [], error_message: null });
    expect(await balance()).toBe(19);
  });

  it('says so when its file is gone', async () => {
    const id = await upload();
    const missing = { ...server.deps.files, read: () => server.deps.files.read('0'.repeat(64)) };
    await processDocument(
      { ...server.deps, files: missing },
      { documentId: id, userId: client.userId, attempt: 1 },
      never,
    );
    expect(await get(id)).toMatchObject({
      processing_status: 'error',
      error_message: expect.stringContaining('could not be found'),
    });
    expect(await balance()).toBe(20);
  });
});

describe('while it is read', () => {
  it('a deletion stops the engine and gives the credits back', async () => {
    const id = await upload();
    const engine = createFakeEngine({ waits: true });
    const reading = read(id, engine);
    await engine.started(1);
    await client.call(api.documents.remove, { params: { id } });
    expect(await balance()).toBe(20);
    // Never finished: it ends because nobody waits for it any more.
    await reading;
    expect((await client.call(api.collections.get, { params: { id: visa }, query: {} })).body.data_version).toBe(1);
  });

  it('a worker that comes back from the dead has no say', async () => {
    const id = await upload();
    const frozen = createFakeEngine({ waits: true, facts: { surname: 'Wrong' } });
    const late = read(id, frozen);
    await frozen.started(1);
    await read(id, createFakeEngine({ facts: { surname: 'Right' } }));
    frozen.finish();
    await late;
    expect(await updates(id)).toMatchObject([{ fields_updated: { 'personal.surname': { value: 'Right' } } }]);
    expect(await balance()).toBe(19);
  });

  it('another collection may still be chosen', async () => {
    const second = (
      await client.call(api.collections.create, {
        body: { collection_name: 'Second', template_id: 'visa_application' },
      })
    ).body.id;
    const id = await upload();
    const engine = createFakeEngine({ waits: true });
    const reading = read(id, engine);
    await engine.started(1);
    expect(
      (await client.call(api.documents.process, { params: { id }, query: { target_collection_id: second } })).status,
    ).toBe(202);
    engine.finish();
    await reading;
    expect((await updates(id)).map(({ collection_id }) => collection_id)).toEqual([second]);
  });

  it('a collection may be deleted', async () => {
    const id = await upload(undefined, { collection_id: visa });
    const engine = createFakeEngine({ waits: true });
    const reading = read(id, engine);
    await engine.started(1);
    await client.call(api.collections.remove, { params: { id: visa } });
    engine.finish();
    await reading;
    expect(await get(id)).toMatchObject({ processing_status: 'completed' });
    expect(await updates(id)).toEqual([]);
  });

  it('what the person types at the same moment is not overwritten', async () => {
    const id = await upload();
    const save = () =>
      client.call(api.collections.saveSection, {
        params: { id: visa, sectionId: 'personal' },
        body: { surname: 'Typed' },
      });
    await Promise.all([read(id), save()]);
    const { collection_data } = (await client.call(api.collections.get, { params: { id: visa }, query: {} })).body;
    expect(collection_data.personal!.surname).toBe('Typed');
  });
});

describe('what was read', () => {
  it('goes into another collection for free', async () => {
    const id = await upload();
    await read(id);
    const second = (
      await client.call(api.collections.create, {
        body: { collection_name: 'Second', template_id: 'visa_application' },
      })
    ).body.id;
    const started = await client.call(api.documents.process, {
      params: { id },
      query: { target_collection_id: second },
    });
    expect(started).toMatchObject({ status: 202, body: { processing_status: 'processing', credits: 0 } });
    const engine = createFakeEngine();
    await read(id, engine, 2);
    expect(engine.users).toEqual([]);
    expect((await updates(id)).map(({ collection_id }) => collection_id)).toEqual([visa, second]);
    expect(await balance()).toBe(19);
  });

  it('is neither read nor charged again when the same file comes again', async () => {
    const bytes = Buffer.from('same again');
    await read(await upload(bytes));
    const again = await upload(bytes, {}, 'again.txt');
    expect(await balance()).toBe(19);
    const engine = createFakeEngine();
    await read(again, engine);
    expect(engine.users).toEqual([]);
    expect(await get(again)).toMatchObject({
      processing_status: 'completed',
      document_type: 'passport',
      page_count: 1,
    });
    expect((await updates(again))[0]!.fields_updated['personal.surname']).toMatchObject({ kind: 'confirmed' });
    expect(await balance()).toBe(19);
  });

  it('is charged once when the same file is read twice at the same time', async () => {
    const bytes = Buffer.from('same twice');
    const [one, two] = [await upload(bytes), await upload(bytes, {}, 'again.txt')];
    expect(await balance()).toBe(18);
    const engine = createFakeEngine({ waits: true });
    const readings = [read(one, engine), read(two, engine)];
    await engine.started(2);
    engine.finish();
    await Promise.all(readings);
    expect(await balance()).toBe(19);
  });

  it('leaves no original behind for those who want none kept', async () => {
    await client.call(api.account.changePrivacy, {
      body: { gdpr_consent: true, ai_enabled: true, delete_originals: true },
    });
    const id = await upload();
    await read(id);
    expect(await get(id)).toMatchObject({ processing_status: 'completed', has_original: false });
    expect((await client.call(api.documents.download, { params: { id } })).status).toBe(404);
    expect((await client.call(api.documents.pageImage, { params: { id, page: 1 }, query: {} })).status).toBe(404);
  });

  it('leaves other people out when that was asked for', async () => {
    const id = await upload();
    await client.call(api.documents.process, { params: { id }, query: { extract_people: 'false' } });
    const people = [{ id: 'p2', role: 'spouse' as const, full_name: 'Peter Keller' }];
    const facts = { surname: 'Keller', spouse_name: { value: 'Peter Keller', person: 'p2' } };
    await read(id, createFakeEngine({ facts, more: { people } }));
    expect((await client.call(api.documents.facts, { params: { id } })).body.people).toEqual([]);
    expect((await updates(id))[0]!.updated_fields).toEqual(['personal.surname']);
  });
});
