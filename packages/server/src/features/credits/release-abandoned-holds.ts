// Gives back what a process that died was holding for an action. Readings are not touched: their job goes on.
import { and, eq, isNull, lt, notExists, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/database.ts';
import { creditEntries } from '../../db/schema.ts';
import { transact } from '../../db/transact.ts';
import { releaseHold } from './end-hold.ts';

/** No action takes so long: the budget of a model is bounded by the settings at 20 minutes. */
const LONGEST_MINUTES = 30;

/** `userId`: of one person. `isAlone`: no other process works on this database, so that every open hold is a dead one's. */
export async function releaseAbandonedHolds(
  db: Database,
  { userId, isAlone = false }: { userId?: string; isAlone?: boolean },
): Promise<void> {
  const ending = alias(creditEntries, 'ending');
  const ended = db
    .select({ id: ending.id })
    .from(ending)
    .where(and(eq(ending.holdId, creditEntries.id), sql`${ending.kind} in ('settle', 'release')`));
  const open = await db
    .select({ id: creditEntries.id })
    .from(creditEntries)
    .where(
      and(
        eq(creditEntries.kind, 'hold'),
        isNull(creditEntries.documentId),
        userId === undefined ? undefined : eq(creditEntries.userId, userId),
        isAlone ? undefined : lt(creditEntries.createdAt, sql`now() - make_interval(mins => ${LONGEST_MINUTES})`),
        notExists(ended),
      ),
    );
  for (const { id } of open) await transact(db, (tx) => releaseHold(tx, id));
}
