// Papers that were read without a model, read again with it: for their price, once a content, and as they were where it does not answer.
import { api } from '@oneform/contract';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { expectSound } from '../../testing/expect-sound.ts';
import { createFakeEngine } from '../../testing/fake-engine.ts';
import { createFakeModel, type FakeModel, withPassportNumber } from '../../testing/fake-model.ts';
import { type Client, startTestServer, type TestServer } from '../../testing/test-server.ts';
import { processDocument } from './process-document.ts';
import { requireDocument } from './store.ts';

let server: TestServer;
let client: Client;
let model: FakeModel | null;
beforeAll(async () => {
  server = await startTestServer({ workers: false, model: () => model });
});
beforeEach(async () => {
  model = null;
  client = await server.signIn('Ada', { credits: 50 });
});
afterEach(() => expectSound(server));
afterAll(() => server.close());

const knowing = (more: Parameters<typeof createFakeModel>[0] = {}) =>
  createFakeModel({
    understand: (_read, understood) => withPassportNumber(understood),
    ...more,
  });

let papers = 0;
const newPaper = () => {
  papers += 1;
  return Buffer.from(`read again ${papers}`);
};
let uploads = 0;
/** Each under a name of its own: the same bytes and name within seconds are one upload. */
const upload = async (bytes = newPaper()) =>
  (await client.upload(bytes, `paper-${++uploads}.txt`, 'text/plain')).body.id;
const attempt = async (id: string) => (await requireDocument(server.deps.db, client.userId, id)).attempt;
const process = async (id: string, engine = createFakeEngine({ pages: 2 })) =>
  processDocument(
    { ...server.deps, engine, model },
    { documentId: id, userId: client.userId, attempt: await attempt(id) },
    new AbortController().signal,
  );
const get = async (id: string) => (await client.call(api.documents.get, { params: { id } })).body;
const details = async (id: string) => (await client.call(api.documents.processingDetails, { params: { id } })).body;
const names = async (id: string) =>
  (await client.call(api.documents.facts, { params: { id } })).body.facts.map(({ name }) => name);
const quote = async (id: string) =>
  (
    await client.call(api.credits.quote, {
      query: { operation: 'document_processing', document_id: id, again: 'true' },
    })
  ).body;
const readAgain = (id: string) => client.call(api.documents.readAgain, { params: { id } });
const balance = async () => (await client.call(api.credits.balance, {})).body.balance;
/** Read while there was no model. */
async function readPlain(bytes?: ReturnType<typeof newPaper>): Promise<string> {
  const before = model;
  model = null;
  const id = await upload(bytes);
  await process(id);
  model = before;
  return id;
}

describe('one paper', () => {
  it('that no model saw is read again for its pages, and has then been seen', async () => {
    const id = await readPlain();
    expect((await get(id)).can_read_again).toBe(false);
    model = knowing();
    expect((await get(id)).can_read_again).toBe(true);
    expect(await quote(id)).toMatchObject({ credits: 3, reason: '2 pages, and 1 if the model is asked twice' });
    const before = await balance();
    expect((await readAgain(id)).body).toEqual({ processing_status: 'processing', credits: 3 });
    expect(await names(id)).toEqual(['surname']);
    await process(id);
    expect(await get(id)).toMatchObject({ processing_status: 'completed', can_read_again: false });
    expect(await names(id)).toEqual(['surname', 'passport_number']);
    expect(await details(id)).toMatchObject({ credits: 4, engine: 'OneForm’s rules and fake-1' });
    expect(await balance()).toBe(before - 2);
    expect(await readAgain(id)).toMatchObject({ status: 409, body: { code: 'document_not_reprocessable' } });
  });

  it('costs a credit more where the model was asked twice', async () => {
    const id = await readPlain();
    model = knowing({ looksAgain: true });
    const before = await balance();
    await readAgain(id);
    await process(id);
    expect(await balance()).toBe(before - 3);
    const { calls } = (await client.call(api.models.documentCalls, { params: { id } })).body;
    expect(calls.map(({ task }) => task).toSorted()).toEqual(['extract', 'look_again']);
  });

  it('stays as it was, and costs nothing, where the model does not answer again', async () => {
    model = knowing({ failure: 'unavailable' });
    const id = await upload();
    await process(id);
    expect((await get(id)).can_read_again).toBe(true);
    const [before, was] = [await balance(), await get(id)];
    model = knowing({ failure: 'no_credit' });
    await readAgain(id);
    await process(id);
    expect(await get(id)).toEqual(was);
    expect(await balance()).toBe(before);
    expect(await names(id)).toEqual(['surname']);
    expect((await details(id)).model?.notice).toContain('credit is used up');
  });

  it('stays as it was where reading fails', async () => {
    const id = await readPlain();
    model = knowing();
    const was = await get(id);
    await readAgain(id);
    await process(id, createFakeEngine({ problems: [{ code: 'corrupt_file' }], pages: 0 }));
    expect(await get(id)).toEqual(was);
    expect(await names(id)).toEqual(['surname']);
    expect(await balance()).toBe(48);
  });

  it('is not read again while it is read, for nothing, without consent, or for somebody else', async () => {
    const id = await readPlain();
    model = knowing();
    const other = await server.signIn('Bob', { credits: 50 });
    expect(await other.call(api.documents.readAgain, { params: { id } })).toMatchObject({ status: 404 });
    const poor = await server.signIn('Poor', { credits: 2 });
    model = null;
    const theirs = (await poor.upload(newPaper(), 'a.txt', 'text/plain')).body.id;
    await processDocument(
      { ...server.deps, engine: createFakeEngine({ pages: 2 }), model },
      { documentId: theirs, userId: poor.userId, attempt: 1 },
      new AbortController().signal,
    );
    model = knowing();
    expect(await poor.call(api.documents.readAgain, { params: { id: theirs } })).toMatchObject({
      status: 402,
      body: { code: 'insufficient_credits', required: 3, balance: 0 },
    });
    await readAgain(id);
    expect(await readAgain(id)).toMatchObject({ status: 409, body: { code: 'document_processing' } });
  });

  it('is read by a model a second time by nobody who has said no to models', async () => {
    const id = await readPlain();
    model = knowing();
    await client.call(api.account.changePrivacy, {
      body: { gdpr_consent: true, ai_enabled: false, delete_originals: false },
    });
    expect((await get(id)).can_read_again).toBe(false);
    expect(await readAgain(id)).toMatchObject({ status: 409 });
  });
});

it('what a page costs is told with what a second question about each document would', async () => {
  const ofPage = async () =>
    (await client.call(api.credits.quote, { query: { operation: 'document_processing' } })).body;
  expect(await ofPage()).toMatchObject({ credits: 1, per_document: 0 });
  model = knowing();
  expect(await ofPage()).toMatchObject({ credits: 1, per_document: 1 });
});

describe('the same content uploaded again', () => {
  it('can be read with the model as the first can', async () => {
    const bytes = newPaper();
    const first = await readPlain(bytes);
    model = knowing();
    const second = await upload(bytes);
    await process(second);
    expect(await names(second)).toEqual(['surname']);
    expect(await get(second)).toMatchObject({ duplicate_of: first, can_read_again: true });
    await readAgain(second);
    await process(second);
    expect(await names(second)).toContain('passport_number');
    // The model's answer about the one is reused for the other, for free.
    expect(await quote(first)).toMatchObject({ credits: 0, reason: 'Already read with the model: free' });
    const before = await balance();
    await readAgain(first);
    await process(first);
    expect(await names(first)).toContain('passport_number');
    expect(await balance()).toBe(before);
    expect(model.asked).toHaveLength(1);
  });
});

describe('all papers', () => {
  it('are read again together, each content for its price once', async () => {
    const bytes = newPaper();
    const ids = [await readPlain(bytes), await readPlain(bytes), await readPlain()];
    expect((await client.call(api.documents.quoteReadAgain, {})).body).toMatchObject({ documents: 0, credits: 0 });
    model = knowing();
    const { body: price } = await client.call(api.documents.quoteReadAgain, {});
    expect(price).toEqual({ documents: 3, credits: 6, balance: 46, sufficient: true, reason: '3 documents' });
    const before = await balance();
    expect((await client.call(api.documents.readAllAgain, {})).body).toEqual({ documents: 3, credits: 6 });
    for (const id of ids) await process(id);
    for (const id of ids) expect(await names(id)).toContain('passport_number');
    expect(await balance()).toBe(before - 4);
    expect(model.asked).toHaveLength(2);
    expect((await client.call(api.documents.readAllAgain, {})).body).toEqual({ documents: 0, credits: 0 });
  });

  it('wait where the credits do not suffice for all', async () => {
    client = await server.signIn('Poor', { credits: 4 });
    const ids = [await readPlain(), await readPlain()];
    model = knowing();
    expect(await client.call(api.documents.readAllAgain, {})).toMatchObject({
      status: 402,
      body: { code: 'insufficient_credits', required: 6, balance: 0 },
    });
    for (const id of ids) expect((await get(id)).processing_status).toBe('completed');
  });
});
