// Finds the credits held for a document that is being read.
import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { creditEntries } from '../../db/schema.ts';

/** 0 when nothing is: it is free, or has ended. */
export async function findHeld(
  tx: Queryable,
  { userId, holdId }: { readonly userId: string; readonly holdId: string | null },
): Promise<number> {
  if (!holdId) return 0;
  const [hold] = await tx
    .select({ amount: creditEntries.amount })
    .from(creditEntries)
    .where(and(eq(creditEntries.id, holdId), eq(creditEntries.userId, userId)));
  return -(hold?.amount ?? 0);
}
