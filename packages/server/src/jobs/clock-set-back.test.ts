// The clock of the process is set back an hour, or ahead a day, while a paper is read: it ends, charged once, and nothing lasted less than nothing.
import { api } from '@oneform/contract';
import { afterEach, expect, it, vi } from 'vitest';
import { expectSound } from '../testing/expect-sound.ts';
import { createFakeEngine } from '../testing/fake-engine.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import type { RunningQueue } from './pg-boss-queue.ts';
import { startWorkers } from './start-workers.ts';

let server: TestServer;
afterEach(async () => {
  vi.useRealTimers();
  await server.close();
});

it.each([
  ['an hour back', -3_600_000],
  ['a day ahead', 86_400_000],
])('%s', async (_name, by) => {
  server = await startTestServer({ workers: false });
  const client = await server.signIn('Clock', { credits: 10 });
  const engine = createFakeEngine({ waits: true });
  const workers = await startWorkers({ deps: { ...server.deps, engine }, queue: server.deps.jobs as RunningQueue });
  const { id } = (await client.upload(Buffer.from('Surname: Keller\n'), 'a.txt', 'text/plain')).body;
  await engine.started(1);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + by });
  engine.finish();
  const status = async () => (await client.call(api.documents.status, { params: { id } })).body.processing_status;
  await expect.poll(status).toBe('completed');
  const { body } = await client.call(api.documents.processingDetails, { params: { id } });
  const negative = JSON.stringify(body).match(/"\w*(?:duration|seconds|_ms)\w*":-\d+/g);
  expect(negative).toBeNull();
  expect((await client.call(api.credits.balance, {})).body.balance).toBe(9);
  expect((await client.call(api.auth.me, {})).status).toBe(200);
  const { body: chart } = await client.call(api.credits.usageChart, { query: { days: 7 } });
  expect(chart.map(({ date }) => date)).toEqual([...new Set(chart.map(({ date }) => date))].sort());
  expect(chart).toHaveLength(7);
  await workers.stop();
  await expectSound(server);
});
