// Gauges that are looked up when metrics are asked for: the queue, the documents, the pool, the disk. All processes of an instance tell the same of what they share.
import { sql } from 'drizzle-orm';
import { Gauge, type Registry } from 'prom-client';
import type { Deps } from '../deps.ts';
import { freeBytes } from '../disk-space.ts';
import { READ_DOCUMENT } from '../jobs/read-document-job.ts';

interface State {
  readonly waiting: number;
  readonly active: number;
  readonly oldest_seconds: number;
  readonly pending: number;
  readonly processing: number;
  readonly completed: number;
  readonly error: number;
  readonly accounts: number;
  readonly balance: number;
}

const readState = sql`
  select job.*, docs.*, people.* from
    (select count(*) filter (where state in ('created', 'retry'))::int as waiting, count(*) filter (where state = 'active')::int as active,
       coalesce(extract(epoch from now() - min(created_on) filter (where state in ('created', 'retry'))), 0)::float as oldest_seconds
     from jobs.job where name = ${READ_DOCUMENT} and state in ('created', 'retry', 'active')) job,
    (select coalesce(sum(pending), 0)::int as pending, coalesce(sum(processing), 0)::int as processing,
       coalesce(sum(completed), 0)::int as completed, coalesce(sum(error), 0)::int as error from document_counts) docs,
    (select count(*)::int as accounts, coalesce(sum(credit_balance), 0)::float as balance from users) people`;

/** Answers how to look. A database that is away leaves its gauges without a value, and `oneform_database_up` at 0. */
export function gaugeState(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  register: Registry<typeof Registry.OPENMETRICS_CONTENT_TYPE>,
): () => Promise<void> {
  const gauge = (name: string, help: string, labelNames: string[] = []) =>
    new Gauge({ name: `oneform_${name}`, help, labelNames, registers: [register as unknown as Registry] });
  const jobs = gauge('jobs', 'Documents in the queue: waiting for a worker, or active.', ['state']);
  const oldest = gauge('jobs_oldest_seconds', 'Age of the job that has waited longest; 0 when none waits.');
  const documents = gauge('documents', 'Documents by the state of their reading.', ['status']);
  const accounts = gauge('accounts', 'Accounts.');
  const balance = gauge('credits_balance', 'Credits that all accounts have left.');
  const up = gauge('database_up', '1 while the database answers.');
  const pool = gauge('database_connections', 'Connections of this process: in use or idle; requests waiting for one.', [
    'state',
  ]);
  const disk = gauge('disk_free_bytes', 'Room on the disk with the data folder.');
  const { $client } = db;

  return async () => {
    pool.set({ state: 'used' }, $client.totalCount - $client.idleCount);
    pool.set({ state: 'idle' }, $client.idleCount);
    pool.set({ state: 'waiting' }, $client.waitingCount);
    disk.set(await freeBytes(config.folders.data));
    const state = await db.execute<State & Record<string, unknown>>(readState).then(
      ({ rows }) => rows[0],
      () => undefined,
    );
    up.set(state ? 1 : 0);
    for (const shared of [jobs, oldest, documents, accounts, balance]) shared.reset();
    if (!state) {
      for (const single of [oldest, accounts, balance]) single.remove();
      return;
    }
    jobs.set({ state: 'waiting' }, state.waiting);
    jobs.set({ state: 'active' }, state.active);
    oldest.set(Math.max(0, state.oldest_seconds));
    for (const status of ['pending', 'processing', 'completed', 'error'] as const)
      documents.set({ status }, state[status]);
    accounts.set(state.accounts);
    balance.set(state.balance);
  };
}
