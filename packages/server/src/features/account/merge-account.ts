// Two accounts turn out to be one person: everything of one goes to the other, nothing is lost, and the first is gone.
import { and, eq, sql } from 'drizzle-orm';
import { apiKeys } from '../../db/api-keys.ts';
import { people, users } from '../../db/schema.ts';
import { sessions } from '../../db/sessions.ts';
import type { Transaction } from '../../db/transact.ts';
import { moveJobs } from '../../jobs/move-jobs.ts';
import { joinMarks } from '../people/join-marks.ts';
import { requireMe } from '../people/store.ts';
import { exportedTables } from './personal-tables.ts';

/** Sessions of both accounts are kept. Answers of the same request, kept for a day, are not taken along. */
const movedTables = [...Object.values(exportedTables), sessions, apiKeys];

/** `into` keeps its name and settings. */
export async function mergeAccount(
  tx: Transaction,
  { from, into }: { readonly from: string; readonly into: string },
): Promise<void> {
  const [emptied] = await tx.select().from(users).where(eq(users.id, from)).for('update');
  if (!emptied || from === into) return;
  await mergeOwners(tx, { from, into });
  for (const table of movedTables) await tx.update(table).set({ userId: into }).where(eq(table.userId, from));
  await tx.execute(sql`insert into document_counts as kept (user_id, pending, processing, completed, error)
    select ${into}, pending, processing, completed, error from document_counts where user_id = ${from}
    on conflict (user_id) do update set pending = kept.pending + excluded.pending, processing = kept.processing + excluded.processing,
      completed = kept.completed + excluded.completed, error = kept.error + excluded.error`);
  await tx
    .update(users)
    .set({ creditBalance: sql`${users.creditBalance} + ${emptied.creditBalance}` })
    .where(eq(users.id, into));
  await moveJobs(tx, { from, into });
  await tx.delete(users).where(eq(users.id, from));
}

/** An account has one owner: what is the one's is the other's, names and birth date too. */
async function mergeOwners(tx: Transaction, { from, into }: { from: string; into: string }): Promise<void> {
  const [gone] = await tx
    .select()
    .from(people)
    .where(and(eq(people.userId, from), eq(people.relation, 'me')));
  if (!gone) return;
  const kept = await requireMe(tx, into);
  const { id } = kept;
  await tx
    .update(people)
    .set({ marks: joinMarks(kept, gone) })
    .where(eq(people.id, id));
  await tx.execute(sql`update collections set person_id = ${id} where person_id = ${gone.id}`);
  await tx.execute(sql`update document_people set person_id = ${id} where person_id = ${gone.id}`);
  await tx.delete(people).where(eq(people.id, gone.id));
}
