// The life of a document in the worker: taken up, read, understood, brought into its collections; each stage kept before the next.
import { and, eq, sql } from 'drizzle-orm';
import { documents } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import type { ReadDocumentJob } from '../../jobs/job-queue.ts';
import { applyFacts } from './apply-facts.ts';
import { failReading } from './end-reading.ts';
import { SupersededError } from './fenced.ts';
import { linkOtherSide } from './link-other-side.ts';
import { reuseResults } from './reuse-results.ts';
import { type DocumentRow, findResults } from './store.ts';
import { understandDocument } from './understand-document.ts';

/** `superseded`: the document is gone, ended, or another run has it. */
export type Ending = 'completed' | 'error' | 'superseded';

/**
 * Ends in `completed` or `error`, or rejects with what to try again after (the database, the signal's reason). Runs as often as it must:
 * finished stages are not repeated, and what another run took over is left to it.
 */
export async function processDocument(deps: Deps, job: ReadDocumentJob, signal: AbortSignal): Promise<Ending> {
  const document = await takeUp(deps, job);
  if (!document) return 'superseded';
  try {
    const isUnderstood = (await wasUnderstood(deps, document)) || (await reuseResults(deps, document));
    const reading = isUnderstood ? null : await understandDocument(deps, document, signal);
    if (reading?.failure || reading?.isUnanswered) {
      await failReading(deps, { ...job, run: document.run, code: reading.failure, problems: reading.problems });
      return 'error';
    }
    await applyFacts(deps, document);
    await linkOtherSide(deps, document);
    return 'completed';
  } catch (error) {
    if (error instanceof SupersededError) return 'superseded';
    throw error;
  }
}

/** A document to be read again counts as understood once this attempt has kept something: the step shows it. */
async function wasUnderstood({ db }: Deps, { userId, id, readsAgain, step }: DocumentRow): Promise<boolean> {
  if (readsAgain && step !== 'parsing') return false;
  return Boolean((await findResults(db, userId, id))?.understood);
}

/** Null: it was deleted, ended, or started anew since the job was sent. */
async function takeUp({ db }: Deps, { documentId, userId, attempt }: ReadDocumentJob): Promise<DocumentRow | null> {
  const [row] = await db
    .update(documents)
    .set({ run: sql`${documents.run} + 1` })
    .where(
      and(
        eq(documents.id, documentId),
        eq(documents.userId, userId),
        eq(documents.attempt, attempt),
        eq(documents.status, 'processing'),
      ),
    )
    .returning();
  return row ?? null;
}
