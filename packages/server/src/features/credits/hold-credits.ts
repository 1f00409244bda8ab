// Sets credits aside before a run; one conditional update, so that parallel spends never go below zero.
import { and, eq, gte, sql } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import { creditEntries, users } from '../../db/schema.ts';
import type { Transaction } from '../../db/transact.ts';
import type { Spend } from './spend.ts';

/** The id of the hold, to be settled or released; null when the balance does not suffice, and then nothing was written. */
export async function holdCredits(tx: Transaction, spend: Spend): Promise<string | null> {
  const { userId, amount, operation, subject } = spend;
  const taken = await tx
    .update(users)
    .set({ creditBalance: sql`${users.creditBalance} - ${amount}` })
    .where(and(eq(users.id, userId), gte(users.creditBalance, amount)))
    .returning({ id: users.id });
  if (taken.length === 0) return null;
  const id = uuid();
  await tx.insert(creditEntries).values({
    id,
    userId,
    kind: 'hold',
    // Not -0, which JSON and the export would carry on.
    amount: amount === 0 ? 0 : -amount,
    operation,
    documentId: spend.documentId ?? null,
    collectionId: spend.collectionId ?? null,
    subject,
  });
  return id;
}
