// Accounts of before there were people get theirs: from their collections and papers, once, at the first start of this release.
import { applicantOf, isIdentified, isSamePerson } from '@oneform/engine';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { collections, collectionUpdates, documents, people, users } from '../../db/schema.ts';
import { type Transaction, transact } from '../../db/transact.ts';
import { type Catalogue, sectionsOf } from '../collections/sections-of.ts';
import { lockPapers } from '../updates/lock-papers.ts';
import { statusOf } from '../updates/status-of.ts';
import type { StoredFieldUpdate } from '../updates/stored-update.ts';
import { loadSettledPeople, settlePeople } from './settle-people.ts';
import { voiceOf } from './voice-of.ts';

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
      await nameOwner(tx, catalogue, userId);
      await settlePeople(tx, catalogue, userId);
      await keepFills(tx, userId);
      await keepStanding(tx, catalogue, userId);
      await tx
        .update(people)
        .set({ marks: sql`${people.marks} - 'isOfBefore'` })
        .where(mine);
    });
}

/** Of an account without a whole name whoever most of its collections are about is the owner, the oldest first. */
async function nameOwner(tx: Transaction, catalogue: Catalogue, userId: string): Promise<void> {
  const [account] = await tx.select({ full_name: users.fullName }).from(users).where(eq(users.id, userId));
  if (isIdentified({ full_name: account?.full_name ?? '' })) return;
  const rows = await tx
    .select()
    .from(collections)
    .where(eq(collections.userId, userId))
    .orderBy(asc(collections.createdAt), asc(collections.id));
  const named = rows.map((row) => applicantOf(sectionsOf(catalogue, row), row.data)).filter(isIdentified);
  const votes = named.map((one) => named.filter((other) => isSamePerson(other, one) === true).length);
  const owner = named[votes.indexOf(Math.max(...votes))]?.full_name;
  if (owner === undefined) return;
  await tx
    .update(people)
    .set({ marks: sql`${people.marks} || ${JSON.stringify({ names: [owner] })}::jsonb` })
    .where(and(eq(people.userId, userId), isOfBefore));
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

/** A value kept in a collection although its paper is somebody else's was seen there: only the owner may change it. */
async function keepStanding(tx: Transaction, catalogue: Catalogue, userId: string): Promise<void> {
  const settled = await loadSettledPeople(tx, catalogue, userId);
  const rows = await tx
    .select({ update: collectionUpdates, document: documents, collection: collections })
    .from(collectionUpdates)
    .innerJoin(documents, eq(documents.id, collectionUpdates.documentId))
    .innerJoin(collections, eq(collections.id, collectionUpdates.collectionId))
    .where(
      and(
        eq(collectionUpdates.userId, userId),
        inArray(collectionUpdates.reviewStatus, ['pending', 'requires_review']),
      ),
    );
  for (const { update, document, collection } of rows) {
    if (voiceOf(settled, document, collection)) continue;
    const isStanding = ({ kind, decision }: StoredFieldUpdate) => kind === 'filled' && decision === 'open';
    if (!Object.values(update.fields).some(isStanding)) continue;
    const fields = Object.fromEntries(
      Object.entries(update.fields).map(([path, entry]) => [
        path,
        isStanding(entry) ? { ...entry, decision: 'accepted' as const } : entry,
      ]),
    );
    await tx
      .update(collectionUpdates)
      .set({ fields, reviewStatus: statusOf({ fields, conflicts: update.conflicts }) })
      .where(and(eq(collectionUpdates.id, update.id), eq(collectionUpdates.userId, userId)));
  }
}
