// Credits that a person has left.
import { eq } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { users } from '../../db/schema.ts';
import type { Transaction } from '../../db/transact.ts';

export async function getBalance(tx: Queryable, userId: string): Promise<number> {
  const [row] = await tx.select({ balance: users.creditBalance }).from(users).where(eq(users.id, userId));
  return row?.balance ?? 0;
}

/** Lets one spend of a person end after the other; gives the balance. Before any write to the ledger, or two of them wait for each other. */
export async function lockBalance(tx: Transaction, userId: string): Promise<number> {
  const [row] = await tx
    .select({ balance: users.creditBalance })
    .from(users)
    .where(eq(users.id, userId))
    .for('no key update');
  return row?.balance ?? 0;
}
