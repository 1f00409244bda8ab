// Runs something that takes a while on credits that are held for it: settled by the run itself, given back whatever else happens.
import { transact } from '../../db/transact.ts';
import type { Deps } from '../../deps.ts';
import { releaseHold } from './end-hold.ts';
import { holdCredits } from './hold-credits.ts';
import { insufficientCredits } from './insufficient-credits.ts';
import { releaseAbandonedHolds } from './release-abandoned-holds.ts';
import type { Spend } from './spend.ts';

/**
 * `run` gets the hold and settles it in the transaction that keeps what it did; a hold that it leaves open is released. No transaction is
 * open while it runs. Throws `insufficient_credits` before anything is done.
 */
export async function runOnHold<T>(
  { db }: Pick<Deps, 'db'>,
  spend: Spend,
  run: (holdId: string) => Promise<T>,
): Promise<T> {
  await releaseAbandonedHolds(db, { userId: spend.userId });
  const hold = await transact(db, async (tx) => {
    const id = await holdCredits(tx, spend);
    if (!id) throw await insufficientCredits(tx, spend.userId, spend.amount);
    return id;
  });
  try {
    return await run(hold);
  } finally {
    await transact(db, (tx) => releaseHold(tx, hold));
  }
}
