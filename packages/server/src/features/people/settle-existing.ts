// Accounts of before there were people get theirs: from their collections and papers, once, at the first start of this release.
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { people } from '../../db/schema.ts';
import { type Transaction, transact } from '../../db/transact.ts';
import type { Catalogue } from '../collections/sections-of.ts';
import { lockPapers } from '../updates/lock-papers.ts';
import { settlePeople } from './settle-people.ts';

const isOfBefore = sql`${people.marks}->>'isOfBefore' = 'true'`;

/** Nothing that is filled changes, and what was answered is not asked again. Several processes may do it at once. */
export async function settleExisting(db: Database, catalogue: Catalogue): Promise<void> {
  const waiting = await db.select({ userId: people.userId }).from(people).where(isOfBefore);
  for (const { userId } of waiting)
    await transact(db, async (tx) => {
      await lockPapers(tx, userId);
      const mine = and(eq(people.userId, userId), isOfBefore);
      const [still] = await tx.select({ id: people.id }).from(people).where(mine);
      if (!still) return;
      await keepAnswers(tx, userId);
      await settlePeople(tx, catalogue, userId);
      await keepFills(tx, userId);
      await tx
        .update(people)
        .set({ marks: { names: [] } })
        .where(mine);
    });
}

/** A paper that was refused as another person's stays aside. */
async function keepAnswers(tx: Transaction, userId: string): Promise<void> {
  await tx.execute(sql`update documents d set whose = 'set_aside' where d.user_id = ${userId} and d.whose is null
    and exists (select 1 from collection_updates u where u.document_id = d.id and u.user_id = d.user_id and u.review_status = 'rejected'
      and jsonb_path_exists(u.conflicts, '$[*] ? (@.conflict_type == "different_person")'))
    and not exists (select 1 from collection_updates u where u.document_id = d.id and u.user_id = d.user_id and u.review_status <> 'rejected')`);
}

/** A paper from which something was filled belongs to whom that collection is for; open questions about others give way to the one about the paper. */
async function keepFills(tx: Transaction, userId: string): Promise<void> {
  await tx.execute(sql`with filled as (
      select distinct d.id, c.person_id from documents d
      join value_sources s on s.document_id = d.id and s.user_id = d.user_id and s.supports
      join collections c on c.id = s.collection_id and c.user_id = d.user_id
      where d.user_id = ${userId} and d.whose = 'asks' and c.person_id is not null
    ), said as (
      update documents set whose = 'corrected' where user_id = ${userId} and id in (select id from filled)
    ), gone as (
      delete from document_people where user_id = ${userId} and document_id in (select id from filled)
        and (document_id, person_id) not in (select id, person_id from filled)
    ) insert into document_people (document_id, person_id, user_id) select id, person_id, ${userId} from filled on conflict do nothing`);
  await tx.execute(sql`delete from collection_updates u using documents d where d.id = u.document_id and d.user_id = u.user_id
    and u.user_id = ${userId} and d.whose = 'asks' and u.review_status = 'requires_review'
    and not jsonb_path_exists(u.conflicts, '$[*] ? (@.conflict_type != "different_person" || @.decision != "open")')
    and not jsonb_path_exists(u.fields, '$.* ? (@.kind == "filled" || @.decision != "open")')`);
}
