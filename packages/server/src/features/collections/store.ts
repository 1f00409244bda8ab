// Collections as rows: every query names the person they belong to.
import { and, count, desc, eq, getTableColumns } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { collections } from '../../db/schema.ts';
import { notFound } from '../../errors.ts';

export type CollectionRow = typeof collections.$inferSelect;
/** Without what only the detail needs. */
export type CollectionHead = Omit<CollectionRow, 'data' | 'customFields' | 'notApplicable'>;

const owned = (userId: string, id: string) => and(eq(collections.id, id), eq(collections.userId, userId));

export async function requireCollection(tx: Queryable, userId: string, id: string): Promise<CollectionRow> {
  const [row] = await tx.select().from(collections).where(owned(userId, id));
  if (!row) throw notFound();
  return row;
}

/** Holds the row until the transaction ends, so that versions follow one another. */
export async function requireCollectionLocked(tx: Queryable, userId: string, id: string): Promise<CollectionRow> {
  const [row] = await tx.select().from(collections).where(owned(userId, id)).for('no key update');
  if (!row) throw notFound();
  return row;
}

export async function listActiveCollections(tx: Queryable, userId: string): Promise<CollectionRow[]> {
  return tx
    .select()
    .from(collections)
    .where(and(eq(collections.userId, userId), eq(collections.isActive, true)))
    .orderBy(collections.id);
}

export async function listCollectionHeads(
  tx: Queryable,
  userId: string,
  { limit, type, isActive }: { limit?: number | undefined; type?: string | undefined; isActive?: boolean | undefined },
) {
  const where = and(
    eq(collections.userId, userId),
    type === undefined ? undefined : eq(collections.type, type),
    isActive === undefined ? undefined : eq(collections.isActive, isActive),
  );
  const { data: _data, customFields: _custom, notApplicable: _notApplicable, ...head } = getTableColumns(collections);
  const query = tx
    .select(head)
    .from(collections)
    .where(where)
    .orderBy(desc(collections.updatedAt), collections.id)
    .$dynamic();
  const [rows, [counted]] = await Promise.all([
    limit === undefined ? query : query.limit(limit),
    tx.select({ total: count() }).from(collections).where(where),
  ]);
  return { rows, total: counted?.total ?? 0 };
}
