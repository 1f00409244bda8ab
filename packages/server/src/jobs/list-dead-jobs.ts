// Jobs that were given up, for the operator: what they worked on says so to its owner, but why is told here alone.
import { sql } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import type { ReadDocumentJob } from './job-queue.ts';
import { READ_DOCUMENT_DEAD } from './read-document-job.ts';

export interface DeadJob extends ReadDocumentJob {
  /** ISO 8601. */
  readonly at: string;
  /** Error of the last try, as JSON. */
  readonly reason: string;
}

interface Row extends Record<string, unknown> {
  readonly data: ReadDocumentJob;
  readonly created_on: string;
  readonly reason: string | null;
}

/** Newest first, for as long as the queue keeps them; also beside a database that never had a queue. */
export async function listDeadJobs(db: Queryable): Promise<DeadJob[]> {
  const { rows: found } = await db.execute<{ exists: boolean }>(
    sql`select to_regclass('jobs.job') is not null as exists`,
  );
  if (!found[0]?.exists) return [];
  const { rows } = await db.execute<Row>(
    sql`select data, created_on, source_output::text as reason from jobs.job where name = ${READ_DOCUMENT_DEAD} order by created_on desc`,
  );
  return rows.map(({ data, created_on, reason }) => ({
    ...data,
    at: new Date(created_on).toISOString(),
    reason: reason ?? 'null',
  }));
}
