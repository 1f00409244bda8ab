// The queue on PostgreSQL: pg-boss in a schema of its own.
import { and, count, eq, sql } from 'drizzle-orm';
import { fromDrizzle, PgBoss } from 'pg-boss';
import type { Queryable } from '../db/database.ts';
import { documents } from '../db/schema.ts';
import { workUnderWay } from '../log/work-under-way.ts';
import { HOUSEKEEPING, housekeepingQueue } from './housekeeping-job.ts';
import type { JobQueue } from './job-queue.ts';
import { deadQueue, READ_DOCUMENT, READ_DOCUMENT_DEAD, readDocumentQueue } from './read-document-job.ts';
import { REMOVE_FILES, removeFilesQueue } from './remove-files-job.ts';

const SCHEMA = 'jobs';
/** With the heartbeat, a dead worker is noticed within 40 seconds. */
const WATCH_SECONDS = 10;
const SECONDS_TO_STOP = 5;

export interface RunningQueue extends JobQueue {
  readonly boss: PgBoss;
  /** Hands all jobs under way out again; only for a process that knows itself to be alone. */
  takeBackActive(): Promise<void>;
  stop(): Promise<void>;
}

/** Makes its tables when they are missing. LISTEN/NOTIFY lets a job start in milliseconds; polling is the floor beneath it. */
export async function createJobQueue(
  url: string,
  { log }: { log: (message: string, error?: unknown) => void },
): Promise<RunningQueue> {
  const boss = new PgBoss({
    connectionString: url,
    application_name: 'oneform-jobs',
    schema: SCHEMA,
    max: 4,
    schedule: false,
    useListenNotify: true,
    superviseIntervalSeconds: WATCH_SECONDS,
    monitorIntervalSeconds: WATCH_SECONDS,
  });
  let isStopped = false;
  // A connection that outlives the stop is ended by the database's own, which is no news.
  // While the database is away each of its loops says so every second: one line is enough.
  boss.on('error', (error) => !isStopped && log(`job queue: ${error.message}`));
  await boss.start();
  await ensureQueue(boss, READ_DOCUMENT_DEAD, deadQueue);
  await ensureQueue(boss, READ_DOCUMENT, readDocumentQueue);
  await ensureQueue(boss, REMOVE_FILES, removeFilesQueue);
  await ensureQueue(boss, HOUSEKEEPING, housekeepingQueue);

  return {
    boss,
    async enqueueReadDocument(tx, job) {
      await boss.send(
        READ_DOCUMENT,
        { ...job, requestId: workUnderWay().reqId },
        {
          db: fromDrizzle(tx, sql),
          priority: -(await countUnderWay(tx, job.userId)),
          group: { id: job.userId },
        },
      );
    },
    async enqueueRemoveFiles(tx, hashes, afterSeconds = 0) {
      await boss.send(REMOVE_FILES, { hashes }, { db: fromDrizzle(tx, sql), startAfter: afterSeconds });
    },
    async listPlacesInLine(tx, userId) {
      const { rows } = await tx.execute<{ id: string; place: number }>(sql`
        select id, place from (
          select data->>'documentId' as id, data->>'userId' as user_id,
            row_number() over (order by priority desc, created_on)::int as place
          from ${sql.identifier(SCHEMA)}.job
          where name = ${READ_DOCUMENT} and state in ('created', 'retry')
        ) line
        where user_id = ${userId}
      `);
      return new Map(rows.map(({ id, place }) => [id, place]));
    },
    async forgetUser(tx, userId) {
      await tx.execute(sql`delete from ${sql.identifier(SCHEMA)}.job where data->>'userId' = ${userId}`);
    },
    async isReady() {
      const { rows } = await boss.getDb().executeSql('select 1 as one');
      return rows.length === 1;
    },
    async takeBackActive() {
      // Under a policy of one waiting job, the next one may wait already; the interrupted job comes first and sends for
      // it again.
      await boss
        .getDb()
        .executeSql(
          `delete from ${SCHEMA}.job next using ${SCHEMA}.job taken where next.policy = 'short' and next.state = 'created' and taken.name = next.name and taken.state = 'active'`,
        );
      await boss
        .getDb()
        .executeSql(
          `update ${SCHEMA}.job set state = 'created', started_on = null, heartbeat_on = null where state = 'active'`,
        );
    },
    async stop() {
      await boss.stop({ graceful: true, timeout: SECONDS_TO_STOP * 1000 });
      isStopped = true;
    },
  };
}

async function ensureQueue(
  boss: PgBoss,
  name: string,
  options: typeof readDocumentQueue | typeof deadQueue | typeof removeFilesQueue | typeof housekeepingQueue,
): Promise<void> {
  await boss.createQueue(name, options);
  // A queue that stands from an earlier release takes the numbers of this one.
  const { policy: _policy, ...changeable } = { policy: undefined, ...options };
  await boss.updateQueue(name, changeable);
}

/** Fair between people: each further document of one person waits behind the first ones of the others. */
async function countUnderWay(tx: Queryable, userId: string): Promise<number> {
  const [row] = await tx
    .select({ total: count() })
    .from(documents)
    .where(and(eq(documents.userId, userId), eq(documents.status, 'processing')));
  return row?.total ?? 0;
}
