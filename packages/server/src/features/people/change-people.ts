// Adds, renames, merges and removes people.
import type { peopleApi } from '@oneform/contract';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import type { z } from 'zod';
import { documentPeople } from '../../db/document-people.ts';
import { collections, documents, people } from '../../db/schema.ts';
import { type Transaction, transact } from '../../db/transact.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import type { SignedIn } from '../../http/signed-in.ts';
import { byUser } from '../collections/author.ts';
import { removeCollection } from '../collections/remove-collection.ts';
import { deleteDocument } from '../documents/delete-document.ts';
import { lockPapers } from '../updates/lock-papers.ts';
import { settleAccount } from '../updates/settle-account.ts';
import { joinMarks } from './join-marks.ts';
import { type PersonRow, requirePerson } from './store.ts';

/** Papers that ask whose they are may be theirs. */
export function addPerson(
  deps: Deps,
  user: SignedIn,
  { name, relation, date_of_birth: birthDate }: z.output<typeof peopleApi.create.body>,
  id: string = uuid(),
): Promise<string> {
  const marks = { names: [name], ...(birthDate ? { birthDate } : {}) };
  return change(deps, user, async (tx) => {
    await tx.insert(people).values({ id, userId: user.id, name, relation, isNamed: true, marks }).onConflictDoNothing();
    return id;
  });
}

export async function changePerson(
  deps: Deps,
  user: SignedIn,
  id: string,
  { name, relation }: z.output<typeof peopleApi.update.body>,
): Promise<void> {
  const userId = user.id;
  await change(deps, user, async (tx) => {
    const row = await requirePerson(tx, userId, id);
    if (relation !== undefined && row.relation === 'me') throw new AppError('owner_stays');
    await tx
      .update(people)
      .set({
        ...(name === undefined ? {} : { name, isNamed: true }),
        ...(relation ? { relation } : {}),
        isProposed: false,
      })
      .where(and(eq(people.id, id), eq(people.userId, userId)));
  });
}

/** The owner stays the owner whichever of the two is named. */
export async function mergePeople(deps: Deps, user: SignedIn, from: string, into: string): Promise<string> {
  const userId = user.id;
  return change(deps, user, async (tx) => {
    const [one, other] = [await requirePerson(tx, userId, from), await requirePerson(tx, userId, into)];
    if (one.id === other.id) return one.id;
    const [gone, kept] = one.relation === 'me' ? [other, one] : [one, other];
    await moveAll(tx, gone, kept);
    return kept.id;
  });
}

async function moveAll(tx: Transaction, gone: PersonRow, kept: PersonRow): Promise<void> {
  const { userId } = kept;
  await tx
    .update(people)
    .set({ marks: joinMarks(kept, gone), isProposed: false })
    .where(and(eq(people.id, kept.id), eq(people.userId, userId)));
  await tx
    .update(collections)
    .set({ personId: kept.id })
    .where(and(eq(collections.personId, gone.id), eq(collections.userId, userId)));
  await tx.execute(sql`insert into document_people (document_id, person_id, user_id)
    select document_id, ${kept.id}, user_id from document_people where person_id = ${gone.id} and user_id = ${userId}
    on conflict do nothing`);
  await tx.delete(people).where(and(eq(people.id, gone.id), eq(people.userId, userId)));
}

/** Their papers are set aside; collections that were theirs are for somebody new. */
export async function removePerson(
  deps: Deps,
  user: SignedIn,
  id: string,
  { withEverything }: { withEverything: boolean },
): Promise<void> {
  const userId = user.id;
  if (withEverything) await removeWhatIsTheirs(deps, userId, id);
  await change(deps, user, async (tx) => {
    const row = await requirePerson(tx, userId, id);
    if (row.relation === 'me') throw new AppError('owner_stays');
    const theirs = tx
      .select({ id: documentPeople.documentId })
      .from(documentPeople)
      .where(and(eq(documentPeople.personId, id), eq(documentPeople.userId, userId)));
    await tx
      .update(documents)
      .set({ whose: 'set_aside' })
      .where(and(eq(documents.userId, userId), inArray(documents.id, theirs)));
    await tx
      .update(collections)
      .set({ awaitsPerson: true })
      .where(and(eq(collections.personId, id), eq(collections.userId, userId)));
    await tx.delete(people).where(and(eq(people.id, id), eq(people.userId, userId)));
  });
}

/**
 * Removes a person's own papers and data, each on its own: after a failure in the middle, the removed part was to go
 * anyway.
 */
async function removeWhatIsTheirs(deps: Deps, userId: string, id: string): Promise<void> {
  const row = await requirePerson(deps.db, userId, id);
  if (row.relation === 'me') throw new AppError('owner_stays');
  const papers = await deps.db
    .select({ id: documentPeople.documentId })
    .from(documentPeople)
    .where(eq(documentPeople.userId, userId))
    .groupBy(documentPeople.documentId)
    .having(sql`bool_and(${documentPeople.personId} = ${id})`);
  for (const paper of papers) await deleteDocument(deps, userId, paper.id, { takesBack: true });
  const applications = await deps.db
    .select({ id: collections.id })
    .from(collections)
    .where(and(eq(collections.personId, id), eq(collections.userId, userId)));
  for (const application of applications) await removeCollection(deps, userId, application.id);
}

/** Owners of papers are settled by one transaction at a time. */
function change<T>(deps: Deps, user: SignedIn, work: (tx: Transaction) => Promise<T>): Promise<T> {
  return transact(deps.db, async (tx) => {
    await lockPapers(tx, user.id);
    const done = await work(tx);
    await settleAccount(tx, deps, user.id, { isEverything: true, author: byUser(user) });
    return done;
  });
}
