// Gives credits, as on sign-up or by the operator.
import { eq, sql } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import { creditEntries, users } from '../../db/schema.ts';
import type { Transaction } from '../../db/transact.ts';

/** `amount` must be positive; `note` says why, for the operator. */
export async function grantCredits(
  tx: Transaction,
  { userId, amount, note }: { userId: string; amount: number; note: string },
): Promise<void> {
  await tx
    .update(users)
    .set({ creditBalance: sql`${users.creditBalance} + ${amount}` })
    .where(eq(users.id, userId));
  await tx.insert(creditEntries).values({ id: uuid(), userId, kind: 'grant', amount, note });
}
