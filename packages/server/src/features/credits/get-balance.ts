// Credits that a person has left.
import { eq } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { users } from '../../db/schema.ts';

export async function getBalance(tx: Queryable, userId: string): Promise<number> {
  const [row] = await tx.select({ balance: users.creditBalance }).from(users).where(eq(users.id, userId));
  return row?.balance ?? 0;
}

/** Lets one spend of a person end after the other. */
export async function lockBalance(tx: Queryable, userId: string): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
}
