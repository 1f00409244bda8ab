// Collections as rows: every query names the person they belong to.
import { and, count, desc, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Database, Queryable } from '../../db/database.ts';
import { prepareOnce } from '../../db/prepare.ts';
import { collections } from '../../db/schema.ts';
import { notFound } from '../../errors.ts';

export type CollectionRow = typeof collections.$inferSelect;
/** Without what only the detail needs. */
export type CollectionHead = Omit<CollectionRow, 'data' | 'customFields' | 'notApplicable'>;

const owned = (userId: string, id: string) => and(eq(collections.id, id), eq(collections.userId, userId));

const oneOwned = prepareOnce((db) =>
  db
    .select()
    .from(collections)
    .where(and(eq(collections.id, sql.placeholder('id')), eq(collections.userId, sql.placeholder('userId'))))
    .prepare('collection'),
);

export async function requireCollection(db: Database, userId: string, id: string): Promise<CollectionRow> {
  const [row] = await oneOwned(db).execute({ id, userId });
  if (!row) throw notFound();
  return row;
}

export async function findCollection(tx: Queryable, userId: string, id: string): Promise<CollectionRow | undefined> {
  const [row] = await tx.select().from(collections).where(owned(userId, id));
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

/** Each filter and the limit may be null: the text is the same for every list, so that it is planned once. */
const headsOf = prepareOnce((db) => {
  const { data: _data, customFields: _custom, notApplicable: _notApplicable, ...head } = getTableColumns(collections);
  return db
    .select(head)
    .from(collections)
    .where(and(eq(collections.userId, sql.placeholder('userId')), ...filters))
    .orderBy(desc(collections.updatedAt), collections.id)
    .limit(sql.placeholder('limit'))
    .prepare('collection_heads');
});

const totalOf = prepareOnce((db) =>
  db
    .select({ total: count() })
    .from(collections)
    .where(and(eq(collections.userId, sql.placeholder('userId')), ...filters))
    .prepare('collection_total'),
);

const filters = [
  sql`(${sql.placeholder('type')}::text is null or ${collections.type} = ${sql.placeholder('type')})`,
  sql`(${sql.placeholder('personId')}::uuid is null or ${collections.personId} = ${sql.placeholder('personId')})`,
  sql`(${sql.placeholder('isActive')}::boolean is null or ${collections.isActive} = ${sql.placeholder('isActive')})`,
];

interface Filter {
  readonly limit?: number | undefined;
  readonly type?: string | undefined;
  readonly isActive?: boolean | undefined;
  readonly personId?: string | undefined;
}

/** `total` counts what the filters leave, beyond the limit too. */
export async function listCollectionHeads(
  db: Database,
  userId: string,
  { limit, type, isActive, personId }: Filter,
): Promise<{ rows: CollectionHead[]; total: number }> {
  const wanted = { userId, type: type ?? null, isActive: isActive ?? null, personId: personId ?? null };
  const rows = await headsOf(db).execute({ ...wanted, limit: limit ?? null });
  if (limit === undefined || rows.length < limit) return { rows, total: rows.length };
  const [counted] = await totalOf(db).execute(wanted);
  return { rows, total: counted?.total ?? 0 };
}
