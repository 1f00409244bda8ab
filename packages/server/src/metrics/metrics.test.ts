import { api } from '@oneform/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createFakeModel } from '../testing/fake-model.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { type ServedMetrics, serveMetrics } from './serve-metrics.ts';

const TOKEN = 'a-token-of-some-length';
const model = createFakeModel({ understand: (_read, understood) => understood });
let server: TestServer;
let metrics: ServedMetrics;
beforeAll(async () => {
  const settings = { METRICS_PORT: '0', METRICS_TOKEN: TOKEN, MODEL_PRICE_INPUT: '3', MODEL_PRICE_OUTPUT: '15' };
  server = await startTestServer({ model: () => model, env: settings });
  metrics = await serveMetrics(server.deps);
});
afterAll(async () => {
  await metrics.stop();
  await server.close();
});

const ask = (headers: Record<string, string> = { authorization: `Bearer ${TOKEN}` }, path = '/metrics') =>
  fetch(`http://127.0.0.1:${metrics.port}${path}`, { headers });

/** Values by name with labels. */
async function read(): Promise<ReadonlyMap<string, number>> {
  const text = await (await ask()).text();
  return new Map(
    text
      .split('\n')
      .filter((line) => line && !line.startsWith('#'))
      .map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ') + 1))]),
  );
}

it('tells nothing without the token, and nothing but metrics', async () => {
  expect((await ask({})).status).toBe(401);
  expect((await ask({ authorization: `Bearer ${TOKEN}x` })).status).toBe(401);
  expect((await ask(undefined, '/')).status).toBe(404);
});

it('speaks OpenMetrics', async () => {
  const answer = await ask();
  expect(answer.headers.get('content-type')).toMatch(/^application\/openmetrics-text; version=1\.0\.0/);
  expect(await answer.text()).toMatch(/\n# EOF\n$/);
});

it('counts requests by route and status, documents by result, the model with its cost, credits, files and the queue', async () => {
  const before = await read();
  const client = await server.signIn('Ada');
  await client.call(api.collections.list, { query: {} });
  await client.raw('GET', '/api/collections/not-an-id');
  const { id } = (await client.upload(Buffer.from('Surname: Lovelace\n'), 'a.txt', 'text/plain')).body;
  await client.upload(Buffer.from('%PDF-1.7\nbroken'), 'b.pdf', 'application/pdf');
  await expect
    .poll(async () => [
      (await client.call(api.documents.status, { params: { id } })).body.processing_status,
      (await read()).get('oneform_documents{status="processing"}'),
      (await read()).get('oneform_jobs{state="active"}'),
    ])
    .toEqual(['completed', 0, 0]);
  const after = await read();
  const grown = (name: string) => (after.get(name) ?? 0) - (before.get(name) ?? 0);
  const requests = 'oneform_http_request_duration_seconds_count';
  expect(grown(`${requests}{method="GET",route="/api/collections",status="200"}`)).toBe(1);
  expect(grown(`${requests}{method="GET",route="/api/collections/:id",status="422"}`)).toBe(1);
  expect(grown('oneform_documents{status="completed"}')).toBe(1);
  expect(grown('oneform_documents{status="error"}')).toBe(1);
  expect(grown('oneform_reading_duration_seconds_count{result="completed"}')).toBe(1);
  expect(grown('oneform_reading_duration_seconds_count{result="error"}')).toBe(1);
  const asked = 'provider="openai-compatible",model="fake-1"';
  expect(grown(`oneform_model_tokens_total{${asked},direction="input"}`)).toBe(100);
  expect(grown(`oneform_model_cost_total{${asked}}`)).toBeCloseTo((100 * 3 + 20 * 15) / 1_000_000, 9);
  expect(grown('oneform_credits_consumed_total{operation="document_processing"}')).toBe(1);
  expect(grown('oneform_file_operation_duration_seconds_count{operation="put",result="ok"}')).toBe(2);
  expect(after.get('oneform_jobs{state="waiting"}')).toBe(0);
  expect(after.get('oneform_database_up')).toBe(1);
  expect(after.get('oneform_disk_free_bytes')).toBeGreaterThan(0);
  expect([...after.keys()].filter((name) => name.startsWith('oneform_database_connections'))).toHaveLength(3);
});

it('says how long the oldest document waits', async () => {
  const idle = await startTestServer({ workers: false });
  const told = await serveMetrics(idle.deps);
  try {
    const client = await idle.signIn('Ada');
    await client.upload(Buffer.from('Surname: Lovelace\n'), 'a.txt', 'text/plain');
    const look = async () => (await fetch(`http://127.0.0.1:${told.port}/metrics`)).text();
    expect(await look()).toContain('oneform_jobs{state="waiting"} 1');
    await expect
      .poll(async () => Number(/^oneform_jobs_oldest_seconds (\S+)/m.exec(await look())?.[1]))
      .toBeGreaterThan(0);
  } finally {
    await told.stop();
    await idle.close();
  }
});
