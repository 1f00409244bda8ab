// After a kill: documents that were being read go on, from the last stage that was kept.
import { and, eq, sql } from 'drizzle-orm';
import { documents } from '../db/schema.ts';
import type { Deps } from '../deps.ts';
import type { RunningQueue } from './pg-boss-queue.ts';
import { READ_DOCUMENT, READ_DOCUMENT_DEAD } from './read-document-job.ts';

/** Jobs of a dead process are taken back, and documents whose job is lost (a restored backup, a failed hand-over) get a new one. */
export async function resumeInterrupted(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  queue: RunningQueue,
): Promise<void> {
  // On its own database this process is alone (the data folder is locked): whoever held a job is gone. Elsewhere heartbeats tell.
  if (!config.databaseUrl) await queue.takeBackActive();
  else await queue.boss.supervise(READ_DOCUMENT);
  const waiting = sql`select 1 from jobs.job j where j.name in (${READ_DOCUMENT}, ${READ_DOCUMENT_DEAD}) and j.state < 'completed' and j.data->>'documentId' = ${documents.id}::text and (j.data->>'attempt')::int = ${documents.attempt}`;
  await db.transaction(async (tx) => {
    const lost = await tx
      .select({ documentId: documents.id, userId: documents.userId, attempt: documents.attempt })
      .from(documents)
      .where(and(eq(documents.status, 'processing'), sql`not exists (${waiting})`))
      .for('no key update', { skipLocked: true });
    for (const job of lost) await queue.enqueueReadDocument(tx, job);
  });
}
