// Measures the cost of one more document, and of one more process, for an instance of several processes: figures for
// the arithmetic of docs/scaling.md.
import { Client } from 'pg';
import { type Fleet, startFleet } from './fleet.ts';
import { listDescendants, pssMb, treeCpuMs } from './processes.ts';
import { type Person, signIn } from './sign-in.ts';
import { round } from './statistics.ts';

/** Uploads the nth paper of its kind and answers when it is read. */
export type ReadOne = (person: Person, n: number) => Promise<void>;

const PEOPLE = 4;

/** `papers` documents of each kind through two processes that serve and each number of `workers`. */
export async function measureFleet(
  kinds: Readonly<Record<string, ReadOne>>,
  { workers, papers }: { workers: readonly number[]; papers: number },
) {
  const byWorkers: Record<string, Awaited<ReturnType<typeof measureOne>>> = {};
  for (const count of workers) {
    const fleet = await startFleet({ apis: 2, workers: count });
    try {
      byWorkers[count] = await measureOne(fleet, kinds, papers);
    } finally {
      await fleet.stop();
    }
  }
  return byWorkers;
}

async function measureOne(fleet: Fleet, kinds: Readonly<Record<string, ReadOne>>, papers: number) {
  const database = new Client({ connectionString: fleet.databaseUrl });
  await database.connect();
  try {
    const people = await signInAtEach(fleet);
    await Promise.all(people.map((person) => giveCollection(person)));
    const figures: Record<string, unknown> = {};
    for (const [kind, readOne] of Object.entries(kinds)) {
      // Children are up and warm before the clock runs.
      await Promise.all(people.map((person, n) => readOne(person, -1 - n)));
      figures[kind] = await measureKind(fleet, database, papers, (n) => readOne(people[n % people.length]!, n));
    }
    const memory = (pids: readonly number[]) =>
      round(pids.flatMap(listTree).reduce((sum, pid) => sum + pssMb(pid), 0) / pids.length);
    return {
      ...figures,
      connections: await countConnections(database),
      api_mb: memory(fleet.apiPids),
      worker_mb: memory(fleet.workerPids),
    };
  } finally {
    await database.end();
  }
}

const listTree = (pid: number) => listDescendants(pid).map((process) => process.pid);

/** Half of them at each of the processes that serve. */
async function signInAtEach({ origins }: Fleet): Promise<Person[]> {
  const people: Person[] = [];
  for (let n = 0; n < PEOPLE; n += 1) people.push(await signIn(origins[n % origins.length]!));
  return people;
}

async function giveCollection(person: Person): Promise<void> {
  await person.request('POST', '/api/collections', { collection_name: 'Loan', template_id: 'loan_application' });
}

async function measureKind(fleet: Fleet, database: Client, papers: number, read: (n: number) => Promise<void>) {
  const cpuOf = (pids: readonly number[]) => pids.reduce((sum, pid) => sum + treeCpuMs(pid), 0);
  const before = {
    workers: cpuOf(fleet.workerPids),
    apis: cpuOf(fleet.apiPids),
    rows: await measureDatabase(database),
    asked: fleet.bucket.asked.length,
  };
  const start = performance.now();
  await Promise.all(Array.from({ length: papers }, (_, n) => read(n)));
  const minutes = (performance.now() - start) / 60_000;
  const after = await measureDatabase(database);
  const each = (total: number) => round(total / papers, 2);
  return {
    per_minute: round(papers / minutes),
    worker_cpu_ms_each: each(cpuOf(fleet.workerPids) - before.workers),
    api_cpu_ms_each: each(cpuOf(fleet.apiPids) - before.apis),
    database_kb_each: each((after.bytes - before.rows.bytes) / 1024),
    wal_kb_each: each((after.wal - before.rows.wal) / 1024),
    commits_each: each(after.commits - before.rows.commits),
    bucket_requests_each: each(fleet.bucket.asked.length - before.asked),
  };
}

async function measureDatabase(database: Client) {
  // Counts of this connection and of the others are told with a delay otherwise.
  await database.query('select pg_stat_force_next_flush()');
  const { rows } = await database.query<{ bytes: string; wal: string; commits: string }>(
    `select (select sum(pg_total_relation_size(c.oid)) from pg_class c join pg_namespace n on n.oid = c.relnamespace
         where n.nspname = 'public' and c.relkind = 'r') as bytes,
       pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0') as wal,
       (select xact_commit from pg_stat_database where datname = current_database()) as commits`,
  );
  const { bytes, wal, commits } = rows[0]!;
  return { bytes: Number(bytes), wal: Number(wal), commits: Number(commits) };
}

async function countConnections(database: Client): Promise<Record<string, number>> {
  const { rows } = await database.query<{ name: string; total: number }>(
    `select application_name as name, count(*)::int as total from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid() group by 1 order by 1`,
  );
  return Object.fromEntries(rows.map(({ name, total }) => [name, total]));
}
