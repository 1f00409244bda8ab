// Starts an attempt to read a document: credits are held and the job is sent in the transaction of the row.
import { and, eq, sql } from 'drizzle-orm';
import { documents } from '../../db/schema.ts';
import type { Transaction } from '../../db/transact.ts';
import type { Deps } from '../../deps.ts';
import { holdCredits } from '../credits/hold-credits.ts';
import { priceReading } from './price-reading.ts';
import { type DocumentRow, lockCounts } from './store.ts';

export interface ReadingStart {
  /** False: there are too few credits, and nothing was changed. */
  readonly isStarted: boolean;
  /** The cost, or the one it would have. */
  readonly credits: number;
}

/** `document` must be locked or new. `isFree`: the house pays, as for the sample papers. `isAgain`: with a model, see `readAgain`. */
export async function startReading(
  tx: Transaction,
  deps: Pick<Deps, 'config' | 'jobs' | 'model'>,
  document: DocumentRow,
  { isFree = false, isAgain = false } = {},
): Promise<ReadingStart> {
  const { id, userId, displayName } = document;
  const { credits, minCredits } = isFree
    ? { credits: 0, minCredits: 0 }
    : await priceReading(tx, deps, document, { isAgain });
  await lockCounts(tx, userId);
  const hold = (amount: number): Promise<string | null> =>
    holdCredits(tx, { userId, operation: 'document_processing', amount, documentId: id, subject: displayName });
  const holdId = credits === 0 ? null : ((await hold(credits)) ?? (await hold(minCredits)));
  if (credits > 0 && !holdId) return { isStarted: false, credits: minCredits };
  const attempt = document.attempt + 1;
  await tx
    .update(documents)
    .set({
      status: 'processing',
      step: 'categorization',
      attempt,
      holdId,
      pagesDone: 0,
      readsAgain: isAgain,
      errorCode: null,
      // The earlier problems remain for the case that the model does not answer.
      ...(isAgain ? {} : { problems: [] }),
      startedAt: sql`now()`,
      completedAt: null,
    })
    .where(and(eq(documents.id, id), eq(documents.userId, userId)));
  await deps.jobs.enqueueReadDocument(tx, { documentId: id, userId, attempt });
  return { isStarted: true, credits };
}
