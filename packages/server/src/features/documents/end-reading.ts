// Ends an attempt: completed and settled, or in error with everything held given back.
import type { ProblemCode } from '@oneform/contract';
import { and, eq, sql } from 'drizzle-orm';
import { documents, type StoredProblem } from '../../db/schema.ts';
import { type Transaction, transact } from '../../db/transact.ts';
import type { Deps } from '../../deps.ts';
import { releaseHold, settleHold } from '../credits/end-hold.ts';
import { lockBalance } from '../credits/get-balance.ts';
import { wasRead } from './price-reading.ts';
import { type DocumentRow, lockCounts } from './store.ts';

/** Charges the pages that were read, once for a content: the same file that was read meanwhile makes this one free. */
export async function settleReading(
  tx: Transaction,
  { config }: Pick<Deps, 'config'>,
  document: DocumentRow,
  pages: number,
): Promise<number> {
  if (!document.holdId) return 0;
  await lockCounts(tx, document.userId);
  await lockBalance(tx, document.userId);
  if (await wasRead(tx, document)) {
    await releaseHold(tx, document.holdId);
    return 0;
  }
  return (await settleHold(tx, document.holdId, pages * config.credits.prices.document_processing)) ?? 0;
}

interface Failure {
  readonly documentId: string;
  readonly userId: string;
  readonly attempt: number;
  /** Given: only while this run still has the document. */
  readonly run?: number;
  readonly code: ProblemCode;
  readonly problems?: readonly StoredProblem[];
}

/** Nothing happens when the attempt has ended already. */
export async function failReading(
  deps: Pick<Deps, 'db'>,
  { documentId, userId, attempt, run, code, problems = [] }: Failure,
): Promise<void> {
  await transact(deps.db, async (tx) => {
    const isUnderWay = and(
      eq(documents.id, documentId),
      eq(documents.userId, userId),
      eq(documents.attempt, attempt),
      eq(documents.status, 'processing'),
    );
    const [failed] = await tx
      .update(documents)
      .set({ status: 'error', errorCode: code, problems: [...problems], completedAt: sql`now()` })
      .where(run === undefined ? isUnderWay : and(isUnderWay, eq(documents.run, run)))
      .returning();
    if (!failed?.holdId) return;
    await releaseHold(tx, failed.holdId);
    await tx
      .update(documents)
      .set({ holdId: null })
      .where(and(eq(documents.id, documentId), eq(documents.userId, userId)));
  });
}
