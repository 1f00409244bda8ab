// Too few credits, told with what is needed and what is there.
import type { Queryable } from '../../db/database.ts';
import { AppError } from '../../errors.ts';
import { getBalance } from './get-balance.ts';

export async function insufficientCredits(tx: Queryable, userId: string, required: number): Promise<AppError> {
  const balance = await getBalance(tx, userId);
  return new AppError('insufficient_credits', {
    detail: `This costs ${required} ${required === 1 ? 'credit' : 'credits'} and you have ${balance}. Nothing is lost, and you can start it later.`,
    members: { balance, required },
  });
}

/** Throws when the balance is too small just now; the spend itself checks again. */
export async function requireBalance(tx: Queryable, userId: string, required: number): Promise<void> {
  if ((await getBalance(tx, userId)) < required) throw await insufficientCredits(tx, userId, required);
}
