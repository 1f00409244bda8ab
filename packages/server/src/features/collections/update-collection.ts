// Name, description, active state, or data of a collection.
import type { ForWhom, UpdateCollection } from '@oneform/contract';
import { and, eq } from 'drizzle-orm';
import type { z } from 'zod';
import { collections } from '../../db/schema.ts';
import { transact } from '../../db/transact.ts';
import type { Deps } from '../../deps.ts';
import type { SignedIn } from '../../http/signed-in.ts';
import { forWhom } from '../people/for-whom.ts';
import { lockPapers } from '../updates/lock-papers.ts';
import { settleAccount } from '../updates/settle-account.ts';
import { byUser } from './author.ts';
import type { SeenVersion } from './check-precondition.ts';
import { checkStructure } from './check-structure.ts';
import { editCollection } from './edit-collection.ts';
import { mergeData } from './merge-data.ts';
import { normaliseData } from './normalise-data.ts';
import { sectionsOf } from './sections-of.ts';
import { type CollectionRow, requireCollectionLocked } from './store.ts';
import { summariseEdit } from './summarise-edit.ts';
import type { CollectionChange } from './write-collection.ts';

type CollectionEdit = z.output<typeof UpdateCollection>;

export async function updateCollection(
  deps: Deps,
  user: SignedIn,
  request: { id: string; seen: SeenVersion; body: CollectionEdit },
): Promise<CollectionRow> {
  const { id, seen, body } = request;
  const change = (row: CollectionRow): CollectionChange => ({
    ...(body.collection_name === undefined ? {} : { name: body.collection_name }),
    ...(body.collection_description === undefined ? {} : { description: body.collection_description || null }),
    ...(body.is_active === undefined ? {} : { isActive: body.is_active }),
    ...(body.collection_data === undefined ? {} : { data: mergeChecked(deps, row, body.collection_data) }),
  });
  const edited = await editCollection(deps, user, {
    id,
    seen,
    change,
    activates: body.is_active === true,
    summarise: (changes, row) => summariseEdit(changes, row, body),
  });
  return body.person === undefined ? edited : changePerson(deps, user, edited, body.person);
}

function mergeChecked(deps: Deps, row: CollectionRow, sent: NonNullable<CollectionEdit['collection_data']>) {
  const data = normaliseData(mergeData(row.data, normaliseData(sent)));
  checkStructure(sectionsOf(deps, { ...row, data }), data);
  return data;
}

function changePerson(
  deps: Deps,
  user: SignedIn,
  { id, userId }: CollectionRow,
  wanted: ForWhom,
): Promise<CollectionRow> {
  return transact(deps.db, async (tx) => {
    await lockPapers(tx, userId);
    await requireCollectionLocked(tx, userId, id);
    await tx
      .update(collections)
      .set(await forWhom(tx, userId, wanted))
      .where(and(eq(collections.id, id), eq(collections.userId, userId)));
    await settleAccount(tx, deps, userId, { isEverything: true, author: byUser(user) });
    return requireCollectionLocked(tx, userId, id);
  });
}
