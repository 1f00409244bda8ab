// Jobs of one person become another's, as when two accounts are merged; also beside a database that never had a queue.
import { sql } from 'drizzle-orm';
import type { Transaction } from '../db/transact.ts';

export async function moveJobs(
  tx: Transaction,
  { from, into }: { readonly from: string; readonly into: string },
): Promise<void> {
  const { rows } = await tx.execute<{ exists: boolean }>(sql`select to_regclass('jobs.job') is not null as exists`);
  if (!rows[0]?.exists) return;
  await tx.execute(
    sql`update jobs.job set data = jsonb_set(data, '{userId}', to_jsonb(${into}::text)) where data->>'userId' = ${from}`,
  );
}
