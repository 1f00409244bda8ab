// The queue and its workers: fair, patient, and nothing lost when a process goes or dies.
import { api } from '@oneform/contract';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { idempotencyKeys } from '../db/schema.ts';
import { expectSound } from '../testing/expect-sound.ts';
import { createFakeEngine, type FakeEngine } from '../testing/fake-engine.ts';
import { type Client, startTestServer, type TestServer } from '../testing/test-server.ts';
import { HOUSEKEEPING } from './housekeeping-job.ts';
import { listDeadJobs } from './list-dead-jobs.ts';
import type { RunningQueue } from './pg-boss-queue.ts';
import { READ_DOCUMENT, ReadDocumentPayload } from './read-document-job.ts';
import { startWorkers, type Workers } from './start-workers.ts';

let server: TestServer;
let queue: RunningQueue;
let client: Client;
const running: Workers[] = [];
beforeEach(async () => {
  server = await startTestServer({ workers: false });
  queue = server.deps.jobs as RunningQueue;
  client = await server.signIn('Ada', { credits: 50 });
});
afterEach(async () => {
  await Promise.all(running.splice(0).map((workers) => workers.stop()));
  await expectSound(server);
  await server.close();
});

async function work(engine: FakeEngine): Promise<Workers> {
  const workers = await startWorkers({ deps: { ...server.deps, engine }, queue });
  running.push(workers);
  return workers;
}
let files = 0;
async function upload(who = client): Promise<string> {
  files += 1;
  return (await who.upload(Buffer.from(`job ${files}`), 'a.txt', 'text/plain')).body.id;
}
const statusOf = async (id: string, who = client) =>
  (await who.call(api.documents.status, { params: { id } })).body.processing_status;
const balance = async () => (await client.call(api.credits.balance, {})).body.balance;
const ends = (id: string, status: string, who = client) => expect.poll(() => statusOf(id, who)).toBe(status);
const jobs = (set: ReturnType<typeof sql>) =>
  server.deps.db.execute(sql`update jobs.job set ${set} where name = ${READ_DOCUMENT}`);
/** As a worker that took the job and was killed. */
async function takeAndDie(): Promise<void> {
  await queue.boss.fetch(READ_DOCUMENT);
  await jobs(sql`heartbeat_on = now() - interval '1 minute'`);
}
const watch = async () => {
  await server.deps.db.execute(sql`update jobs.queue set monitor_on = null`);
  await queue.boss.supervise(READ_DOCUMENT);
};

it('works through a pile one after the other', async () => {
  const ids = [await upload(), await upload(), await upload(), await upload()];
  await work(createFakeEngine());
  for (const id of ids) await ends(id, 'completed');
  expect(await balance()).toBe(46);
});

it('sends the first papers of everybody before the further ones of one', async () => {
  for (let paper = 0; paper < 3; paper += 1) await upload();
  const other = await server.signIn('Bob');
  await upload(other);
  const order: string[] = [];
  for (let job = 0; job < 4; job += 1)
    order.push(...(await queue.boss.fetch(READ_DOCUMENT)).map(({ data }) => ReadDocumentPayload.parse(data).userId));
  expect(order).toEqual([client.userId, other.userId, client.userId, client.userId]);
  await queue.takeBackActive();
  await work(createFakeEngine());
});

it('reads a paper of somebody else at once, whatever one person fills it with', async () => {
  const engine = createFakeEngine({ waits: true });
  await work(engine);
  const ids = [await upload(), await upload(), await upload()];
  await engine.started(1);
  const other = await server.signIn('Bob');
  const id = await upload(other);
  await engine.started(2);
  // No more of Ada's than there are slots, one here; and Bob's, although none of hers has ended.
  expect(engine.users).toEqual([client.userId, other.userId]);
  engine.finish();
  await ends(id, 'completed', other);
  for (const one of ids) await ends(one, 'completed');
});

it('keeps a slot for somebody else also when one that another person had becomes free', async () => {
  const engine = createFakeEngine({ waits: true });
  await work(engine);
  const early = await server.signIn('Eve');
  const first = await upload(early);
  await engine.started(1);
  const ids = [await upload(), await upload(), await upload()];
  await engine.started(2);
  engine.finish(early.userId);
  await ends(first, 'completed', early);
  // Both slots look again when the next job is told of, and Ada has three papers that came before it.
  const other = await server.signIn('Bob');
  const id = await upload(other);
  await engine.started(3);
  expect(engine.users).toEqual([early.userId, client.userId, other.userId]);
  engine.finish();
  await ends(id, 'completed', other);
  for (const one of ids) await ends(one, 'completed');
});

it('lets no second paper of one person into the slot of the others when all slots look at once', async () => {
  const engine = createFakeEngine({ waits: true });
  for (let paper = 0; paper < 6; paper += 1) await upload();
  await work(engine);
  await engine.started(1);
  // One that would be taken by mistake is there within a look of the queue.
  await queue.boss.supervise(READ_DOCUMENT);
  expect(engine.users).toEqual([client.userId]);
  engine.finish();
  await expect.poll(() => engine.users.length).toBe(6);
  const countRead = async () =>
    (await client.call(api.documents.list, { query: { processing_status: 'completed' } })).body.total;
  await expect.poll(countRead).toBe(6);
});

it('tries again what went wrong on our side, and then says so and charges nothing', async () => {
  await queue.boss.updateQueue(READ_DOCUMENT, { retryDelay: 0, retryBackoff: false, retryLimit: 2 });
  const engine = createFakeEngine({ throws: new Error('a bug') });
  await work(engine);
  const id = await upload();
  await ends(id, 'error');
  expect(engine.users).toHaveLength(3);
  expect((await client.call(api.documents.status, { params: { id } })).body.error_message).toBe(
    'Something went wrong on our side. The document is safe; please try again.',
  );
  expect(await balance()).toBe(50);
  await expect
    .poll(() => listDeadJobs(server.deps.db))
    .toMatchObject([{ documentId: id, userId: client.userId, attempt: 1, reason: expect.stringContaining('a bug') }]);
});

it('hands back what cannot be finished when it is told to go, and no try is lost', async () => {
  const id = await upload();
  const engine = createFakeEngine({ waits: true });
  const workers = await work(engine);
  await engine.started(1);
  await workers.stop();
  expect(await statusOf(id)).toBe('processing');
  const { rows } = await server.deps.db.execute<{ state: string; retry_count: number }>(
    sql`select state, retry_count from jobs.job where name = ${READ_DOCUMENT} and state < 'completed'`,
  );
  expect(rows).toEqual([{ state: 'created', retry_count: 0 }]);
  await work(createFakeEngine());
  await ends(id, 'completed');
  expect(await balance()).toBe(49);
});

it('finishes what is nearly done before it goes', async () => {
  const id = await upload();
  const engine = createFakeEngine({ waits: true });
  const workers = await work(engine);
  await engine.started(1);
  const stopped = workers.stop();
  engine.finish();
  await stopped;
  expect(await statusOf(id)).toBe('completed');
});

it('takes over from a worker that is not heard of any more', async () => {
  const id = await upload();
  await takeAndDie();
  await work(createFakeEngine());
  await watch();
  await ends(id, 'completed');
  expect(await balance()).toBe(49);
});

it('gives a document up that took every worker with it', async () => {
  const id = await upload();
  await takeAndDie();
  await jobs(sql`retry_count = retry_limit`);
  await work(createFakeEngine());
  await watch();
  await ends(id, 'error');
  expect(await balance()).toBe(50);
  expect(await listDeadJobs(server.deps.db)).toMatchObject([{ documentId: id }]);
});

it('goes on after a start with documents whose job was lost', async () => {
  const id = await upload();
  await server.deps.db.execute(sql`delete from jobs.job`);
  await work(createFakeEngine());
  await ends(id, 'completed');
});

it('hands everything out again on a database of its own', async () => {
  const id = await upload();
  await queue.boss.fetch(READ_DOCUMENT);
  const alone = {
    ...server.deps,
    config: { ...server.deps.config, databaseUrl: undefined },
    engine: createFakeEngine(),
  };
  running.push(await startWorkers({ deps: alone, queue }));
  await ends(id, 'completed');
});

it('starts again after a kill in the middle of housekeeping, and does it', async () => {
  const { db } = server.deps;
  const key = { userId: client.userId, requestHash: '', status: 201, response: {} };
  await db.insert(idempotencyKeys).values([{ ...key, key: 'old', createdAt: sql`now() - interval '25 hours'` }]);
  await queue.boss.send(HOUSEKEEPING, {});
  expect(await queue.boss.fetch(HOUSEKEEPING)).toHaveLength(1);
  await queue.boss.send(HOUSEKEEPING, {}, { startAfter: 3600 });
  const alone = { ...server.deps, config: { ...server.deps.config, databaseUrl: undefined } };
  running.push(await startWorkers({ deps: alone, queue }));
  await expect.poll(() => db.select().from(idempotencyKeys)).toEqual([]);
});

it('deletes what is past its time, and nothing else', async () => {
  const { db } = server.deps;
  const key = { userId: client.userId, requestHash: '', status: 201, response: {} };
  await db.insert(idempotencyKeys).values([
    { ...key, key: 'old', createdAt: sql`now() - interval '25 hours'` },
    { ...key, key: 'young' },
  ]);
  await work(createFakeEngine());
  const kept = async () => (await db.select({ key: idempotencyKeys.key }).from(idempotencyKeys)).map(({ key }) => key);
  await expect.poll(kept).toEqual(['young']);
  expect((await client.call(api.auth.me, {})).status).toBe(200);
  // And again in an hour.
  await expect
    .poll(
      async () =>
        (await db.execute(sql`select 1 from jobs.job where name = 'housekeeping' and state = 'created'`)).rows.length,
    )
    .toBe(1);
});

it('sends no job for what was rolled back', async () => {
  const id = await upload();
  await server.deps.db.execute(sql`delete from jobs.job`);
  await server.deps.db
    .transaction(async (tx) => {
      await queue.enqueueReadDocument(tx, { documentId: id, userId: client.userId, attempt: 1 });
      tx.rollback();
    })
    .catch(() => undefined);
  expect((await server.deps.db.execute(sql`select 1 from jobs.job`)).rows).toEqual([]);
});

it('forgets a person', async () => {
  await upload();
  await queue.forgetUser(server.deps.db, client.userId);
  expect(
    (await server.deps.db.execute(sql`select 1 from jobs.job where data->>'userId' = ${client.userId}`)).rows,
  ).toEqual([]);
});
