// The sample papers through the whole pipeline, engine and workers included.
import { api } from '@oneform/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectSound } from '../../testing/expect-sound.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

it('fill a visa and a loan application, for free and once', async () => {
  const client = await server.signIn('Grace Okafor', { credits: 3 });
  const [added, twin] = await Promise.all([
    client.call(api.documents.samples, {}),
    client.call(api.documents.samples, {}),
  ]);
  expect(twin.body).toEqual(added.body);
  expect(added.status).toBe(201);
  expect(added.body.collection_ids).toHaveLength(2);
  const { document_ids: ids } = added.body;
  expect(ids.length).toBeGreaterThanOrEqual(4);
  const isDone = async () => {
    const { documents } = (await client.call(api.documents.list, { query: { page_size: 50 } })).body;
    return documents.every(
      ({ processing_status }) => processing_status === 'completed' || processing_status === 'error',
    );
  };
  await expect.poll(isDone, { interval: 200 }).toBe(true);
  const { documents } = (await client.call(api.documents.list, { query: { page_size: 50 } })).body;
  expect(documents.map(({ processing_status, error_message }) => [processing_status, error_message])).toEqual(
    ids.map(() => ['completed', null]),
  );
  const updates = (await Promise.all(ids.map((id) => client.call(api.updates.list, { params: { id } })))).flatMap(
    ({ body }) => body,
  );
  expect(new Set(updates.map(({ collection_id }) => collection_id))).toEqual(new Set(added.body.collection_ids));
  expect(updates.some(({ review_status }) => review_status === 'requires_review')).toBe(true);
  const { collections } = (await client.call(api.collections.list, { query: {} })).body;
  expect(collections.map(({ collection_name }) => collection_name).sort()).toEqual([
    'My Loan Application',
    'My Visa Application',
  ]);
  for (const { completion_percentage } of collections) expect(completion_percentage).toBeGreaterThan(0);
  expect((await client.call(api.credits.balance, {})).body.balance).toBe(3);

  const again = await Promise.all([client.call(api.documents.samples, {}), client.call(api.documents.samples, {})]);
  for (const { body } of again) expect(body).toEqual(added.body);
  expect((await client.call(api.documents.list, { query: {} })).body.total).toBe(ids.length);
  await expectSound(server);
});

it('need a session', async () => {
  expect((await server.stranger.raw('POST', '/api/documents/samples')).status).toBe(401);
});
