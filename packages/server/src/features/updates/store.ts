// Updates as rows: every query names the person they belong to.
import { and, asc, eq, getTableColumns } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { collections, collectionUpdates } from '../../db/schema.ts';
import { notFound } from '../../errors.ts';

export type UpdateRow = typeof collectionUpdates.$inferSelect;

export interface ListedUpdate extends UpdateRow {
  readonly collectionName: string;
  readonly collectionType: string;
}

export interface UpdateKey {
  readonly userId: string;
  readonly documentId: string;
  readonly updateId: string;
}

const keyed = ({ userId, documentId, updateId }: UpdateKey) =>
  and(
    eq(collectionUpdates.id, updateId),
    eq(collectionUpdates.documentId, documentId),
    eq(collectionUpdates.userId, userId),
  );

/** Returns the collection of the update: it is locked before the update is. */
export async function requireCollectionOfUpdate(tx: Queryable, key: UpdateKey): Promise<string> {
  const [row] = await tx
    .select({ collectionId: collectionUpdates.collectionId })
    .from(collectionUpdates)
    .where(keyed(key));
  if (!row) throw notFound();
  return row.collectionId;
}

export async function requireUpdateLocked(tx: Queryable, key: UpdateKey): Promise<UpdateRow> {
  const [row] = await tx.select().from(collectionUpdates).where(keyed(key)).for('update');
  if (!row) throw notFound();
  return row;
}

export async function listUpdates(tx: Queryable, userId: string, documentId: string): Promise<ListedUpdate[]> {
  return tx
    .select({
      ...getTableColumns(collectionUpdates),
      collectionName: collections.name,
      collectionType: collections.type,
    })
    .from(collectionUpdates)
    .innerJoin(collections, eq(collections.id, collectionUpdates.collectionId))
    .where(
      and(
        eq(collectionUpdates.documentId, documentId),
        eq(collectionUpdates.userId, userId),
        eq(collections.userId, userId),
      ),
    )
    .orderBy(asc(collectionUpdates.createdAt), asc(collectionUpdates.id));
}

/** Lists a document's earlier updates of a collection, in this or an earlier attempt. */
export async function listUpdatesBetween(
  tx: Queryable,
  userId: string,
  documentId: string,
  collectionId: string,
): Promise<UpdateRow[]> {
  return tx
    .select()
    .from(collectionUpdates)
    .where(
      and(
        eq(collectionUpdates.documentId, documentId),
        eq(collectionUpdates.collectionId, collectionId),
        eq(collectionUpdates.userId, userId),
      ),
    );
}
