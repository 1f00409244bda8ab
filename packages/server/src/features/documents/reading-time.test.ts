// One person's papers take no more of the machine a day than they may, whatever becomes of them.
import { api } from '@oneform/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { RunningQueue } from '../../jobs/pg-boss-queue.ts';
import { startWorkers, type Workers } from '../../jobs/start-workers.ts';
import { expectSound } from '../../testing/expect-sound.ts';
import { createFakeEngine } from '../../testing/fake-engine.ts';
import { type Client, startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let workers: Workers;
let greedy: Client;
beforeAll(async () => {
  server = await startTestServer({ workers: false, env: { READING_MINUTES_PER_DAY: '2' } });
  // Each is stopped after a minute and a half, and gives its credits back.
  const engine = createFakeEngine({ pages: 0, problems: [{ code: 'processing_timeout' }], worksMs: 90_000 });
  workers = await startWorkers({ deps: { ...server.deps, engine }, queue: server.deps.jobs as RunningQueue });
  greedy = await server.signIn('Greedy');
});
afterAll(async () => {
  await workers.stop();
  await expectSound(server);
  await server.close();
});

let papers = 0;
async function read(who = greedy): Promise<string | null> {
  papers += 1;
  const { id } = (await who.upload(Buffer.from(`paper ${papers}`), 'a.txt', 'text/plain')).body;
  const status = async () => (await who.call(api.documents.status, { params: { id } })).body;
  await expect.poll(async () => (await status()).processing_status).toBe('error');
  return (await status()).error_message;
}
const usedUp = 'You’ve reached today’s limit for reading documents. The document is kept; read it again tomorrow.';

it('counts failures too, says so when it is used up, and charges nothing', async () => {
  expect(await read()).toMatch(/took too long/);
  expect(await read()).toMatch(/took too long/);
  expect(await read()).toBe(usedUp);
  expect((await greedy.call(api.credits.balance, {})).body.balance).toBe(500);
  const { documents } = (await greedy.call(api.documents.list, { query: {} })).body;
  const again = await greedy.call(api.documents.reprocess, { params: { id: documents[0]?.id ?? '' } });
  expect([again.status, again.body]).toEqual([429, expect.objectContaining({ message: usedUp })]);
  expect(Number(again.headers['retry-after'])).toBeGreaterThan(0);
});

it("is each person's own, and anew every day", async () => {
  expect(await read(await server.signIn('Modest'))).toMatch(/took too long/);
  await server.deps.db.execute(sql`update reading_time set day = day - 1 where user_id = ${greedy.userId}`);
  expect(await read()).toMatch(/took too long/);
});
