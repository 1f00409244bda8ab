// Ends an attempt: completed and settled, or in error with everything held given back.
import type { ProblemCode } from '@oneform/contract';
import { and, eq, sql } from 'drizzle-orm';
import { documentResults, documents, type StoredProblem } from '../../db/schema.ts';
import { type Transaction, transact } from '../../db/transact.ts';
import type { Deps } from '../../deps.ts';
import { releaseHold, settleHold } from '../credits/end-hold.ts';
import { lockBalance } from '../credits/get-balance.ts';
import { costOfReading, wasAnswered, wasRead } from './price-reading.ts';
import { type DocumentResults, type DocumentRow, lockCounts } from './store.ts';

/** Charges the pages that were read, once for a content: the same file that was read so meanwhile makes this one free. */
export async function settleReading(
  tx: Transaction,
  { config }: Pick<Deps, 'config'>,
  document: DocumentRow,
  { pages, model }: Pick<DocumentResults, 'pages' | 'model'>,
): Promise<number> {
  if (!document.holdId) return 0;
  await lockCounts(tx, document.userId);
  await lockBalance(tx, document.userId);
  if (await (document.readsAgain ? wasAnswered : wasRead)(tx, document)) {
    await releaseHold(tx, document.holdId);
    return 0;
  }
  const cost = costOfReading(config, pages?.length ?? 0, model?.lookedAgain ?? false);
  return (await settleHold(tx, document.holdId, cost)) ?? 0;
}

interface Failure {
  readonly documentId: string;
  readonly userId: string;
  readonly attempt: number;
  /** Given: only while this run still has the document. */
  readonly run?: number;
  /** Null: the model that it was read again for did not answer. */
  readonly code: ProblemCode | null;
  readonly problems?: readonly StoredProblem[];
}

/** Progress has counted them anew. */
const pagesBefore = sql`(select jsonb_array_length(${documentResults.pages}) from ${documentResults} where ${documentResults.documentId} = ${documents.id})`;

/** Nothing happens when the attempt has ended already. What was to be read again is as it was before. */
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
      .set({
        status: sql`case when ${documents.readsAgain} then 'completed' else 'error' end`,
        step: sql`case when ${documents.readsAgain} then 'parsing' else ${documents.step} end`,
        errorCode: sql`case when ${documents.readsAgain} then null else ${code}::text end`,
        problems: sql`case when ${documents.readsAgain} then ${documents.problems} else ${JSON.stringify(problems)}::jsonb end`,
        pageCount: sql`case when ${documents.readsAgain} then ${pagesBefore} else ${documents.pageCount} end`,
        pagesDone: sql`case when ${documents.readsAgain} then ${pagesBefore} else ${documents.pagesDone} end`,
        completedAt: sql`now()`,
      })
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
