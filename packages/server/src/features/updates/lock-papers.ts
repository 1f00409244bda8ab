// Lets one transaction at a time settle the owners of papers and data.
import { sql } from 'drizzle-orm';
import type { Transaction } from '../../db/transact.ts';

/**
 * Papers that are brought in, collections that begin and answers about people all look at everything of the account: one waits for the other, so
 * that none misses another. Before every other lock.
 */
export async function lockPapers(tx: Transaction, userId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`papers ${userId}`}, 0))`);
}
