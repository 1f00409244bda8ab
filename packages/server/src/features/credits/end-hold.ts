// Ends a hold, once: what the run cost is settled, or all of it comes back.
import { and, eq, sql } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import { creditEntries, users } from '../../db/schema.ts';
import type { Transaction } from '../../db/transact.ts';
import { announce } from '../../metrics/channels.ts';
import { lockBalance } from './get-balance.ts';

/**
 * Charges `consumed` credits: what was held beyond it comes back; what it lacks is taken as far as the balance goes.
 *
 * @returns the credits charged, or null when the hold was ended before
 */
export async function settleHold(tx: Transaction, holdId: string, consumed: number): Promise<number | null> {
  const hold = await findHold(tx, holdId);
  if (!hold) return null;
  const balance = await lockBalance(tx, hold.userId);
  const held = -hold.amount;
  const charged = Math.min(consumed, held + balance);
  return (await endHold(tx, hold, 'settle', held - charged, charged)) ? charged : null;
}

/** Gives everything back. False when the hold was ended before. */
export async function releaseHold(tx: Transaction, holdId: string): Promise<boolean> {
  const hold = await findHold(tx, holdId);
  if (!hold) return false;
  await lockBalance(tx, hold.userId);
  return endHold(tx, hold, 'release', -hold.amount, null);
}

type Hold = typeof creditEntries.$inferSelect;

async function findHold(tx: Transaction, holdId: string): Promise<Hold | undefined> {
  const [hold] = await tx
    .select()
    .from(creditEntries)
    .where(and(eq(creditEntries.id, holdId), eq(creditEntries.kind, 'hold')));
  return hold;
}

/** The person's row must be locked. */
async function endHold(
  tx: Transaction,
  hold: Hold,
  kind: 'settle' | 'release',
  amount: number,
  consumed: number | null,
): Promise<boolean> {
  const { userId, operation, documentId, collectionId, subject } = hold;
  const ended = await tx
    .insert(creditEntries)
    .values({
      id: uuid(),
      userId,
      kind,
      amount,
      operation,
      consumed,
      holdId: hold.id,
      documentId,
      collectionId,
      subject,
    })
    .onConflictDoNothing()
    .returning({ id: creditEntries.id });
  if (ended.length === 0) return false;
  if (consumed) announce('credits', { operation: operation ?? 'other', credits: consumed });
  await tx
    .update(users)
    .set({ creditBalance: sql`${users.creditBalance} + ${amount}` })
    .where(eq(users.id, userId));
  return true;
}
