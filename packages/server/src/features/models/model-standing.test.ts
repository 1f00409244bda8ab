// Decisions of people about values that a model alone had read: kept by provider and model, and used the next time it
// answers; also its second question.
import { api } from '@oneform/contract';
import type { ModelOptions } from '@oneform/engine';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { expectSound } from '../../testing/expect-sound.ts';
import { createFakeEngine } from '../../testing/fake-engine.ts';
import { createFakeModel, withPassportNumber } from '../../testing/fake-model.ts';
import { type Client, startTestServer, type TestServer } from '../../testing/test-server.ts';
import { processDocument } from '../documents/process-document.ts';
import { findStanding, listStandings } from './model-standing.ts';

let server: TestServer;
let client: Client;
const heard: ModelOptions[] = [];
const model = createFakeModel({
  understand: (_read, understood, options) => {
    heard.push(options);
    return withPassportNumber(understood);
  },
});
const identity = { provider: model.provider, name: model.name };
beforeAll(async () => {
  server = await startTestServer({ workers: false, model: () => model });
});
beforeEach(async () => {
  client = await server.signIn('Ada', { credits: 50 });
});
afterEach(() => expectSound(server));
afterAll(() => server.close());

let papers = 0;
/** Read into a new collection. Gives the update that it made. */
async function readPaper() {
  const collection = await client.call(api.collections.create, {
    body: { collection_name: 'Trip', template_id: 'visa_application' },
  });
  papers += 1;
  const fields = { collection_id: collection.body.id };
  const { id } = (await client.upload(Buffer.from(`standing ${papers}`), 'a.txt', 'text/plain', fields)).body;
  await processDocument(
    { ...server.deps, engine: createFakeEngine() },
    { documentId: id, userId: client.userId, attempt: 1 },
    new AbortController().signal,
  );
  const [update] = (await client.call(api.updates.list, { params: { id } })).body;
  return { id, updateId: update!.id, update: update! };
}
const standing = () => findStanding(server.deps.db, identity);
const path = 'travel_document.passport_number';

it('grows with what is accepted, falls with what is edited or rejected, and forgets what is taken back', async () => {
  const start = await standing();
  const { id, updateId, update } = await readPaper();
  expect(update.fields_updated[path]).toMatchObject({ kind: 'filled', value: 'C01X00T47' });
  const decide = (action: 'accept' | 'keep' | 'reopen' | 'edit', value?: string) =>
    client.call(api.updates.resolve, {
      params: { id, updateId },
      body: { decisions: [{ path, action, ...(value === undefined ? {} : { value }) }] },
    });
  await decide('accept');
  expect(await standing()).toEqual({ kept: start.kept + 1, corrected: start.corrected });
  await decide('reopen');
  expect(await standing()).toEqual(start);
  await decide('edit', 'C01X00T48');
  expect(await standing()).toEqual({ kept: start.kept, corrected: start.corrected + 1 });
  await decide('reopen');
  await decide('keep');
  expect(await standing()).toEqual({ kept: start.kept, corrected: start.corrected + 1 });
});

it('counts what was left as it was when the rest was approved, and of the rules nothing', async () => {
  const start = await standing();
  const { id, updateId } = await readPaper();
  await client.call(api.updates.approve, { params: { id, updateId } });
  expect(await standing()).toEqual({ kept: start.kept + 1, corrected: start.corrected });
  expect(await listStandings(server.deps.db)).toMatchObject([{ provider: model.provider, model: model.name }]);
});

it('is told to the model’s judge with the next paper', async () => {
  await readPaper();
  expect(heard.at(-1)?.record).toEqual(await standing());
});

it('goes with what the person’s collections require and lack', async () => {
  await readPaper();
  expect(heard.at(-1)?.wanted).toEqual(expect.arrayContaining(['passport_number', 'date_of_birth']));
  const free = await server.signIn('Free', { credits: 50 });
  client = free;
  const { id } = (await free.upload(Buffer.from('standing of nobody'), 'a.txt', 'text/plain')).body;
  await processDocument(
    { ...server.deps, engine: createFakeEngine() },
    { documentId: id, userId: free.userId, attempt: 1 },
    new AbortController().signal,
  );
  expect(heard.at(-1)?.wanted).toEqual([]);
});
