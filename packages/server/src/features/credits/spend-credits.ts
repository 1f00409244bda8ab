// Spends credits on something that is done within one transaction: what fails takes the spend back with it.
import type { Transaction } from '../../db/transact.ts';
import { settleHold } from './end-hold.ts';
import { holdCredits } from './hold-credits.ts';
import { insufficientCredits } from './insufficient-credits.ts';
import type { Spend } from './spend.ts';

/** Throws `insufficient_credits` with `balance` and `required`. */
export async function spendCredits(tx: Transaction, spend: Spend): Promise<void> {
  const hold = await holdCredits(tx, spend);
  if (!hold) throw await insufficientCredits(tx, spend.userId, spend.amount);
  await settleHold(tx, hold, spend.amount);
}
