// Counts the values of collections that only one document supports: they may go with it.
import { eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { collections } from '../../db/schema.ts';
import { requireDocument } from './store.ts';

interface Removal {
  readonly values: number;
  readonly collections: { id: string; collection_name: string; values: number }[];
}

/** Lists values with no other support: no other paper, and nobody who typed them. */
export async function listSupportedAlone(
  tx: Queryable,
  userId: string,
  documentId: string,
): Promise<{ collectionId: string; path: string }[]> {
  const { rows } = await tx.execute<{ collectionId: string; path: string }>(sql`
    select s.collection_id as "collectionId", s.path from value_sources s
    where s.user_id = ${userId} and s.supports
      and s.collection_id in (select collection_id from value_sources where user_id = ${userId} and document_id = ${documentId})
    group by s.collection_id, s.path
    having bool_and(s.document_id is not distinct from ${documentId})`);
  return rows;
}

export async function weighRemoval(tx: Queryable, userId: string, id: string): Promise<Removal> {
  await requireDocument(tx, userId, id);
  const alone = Map.groupBy(await listSupportedAlone(tx, userId, id), ({ collectionId }) => collectionId);
  const named = await tx
    .select({ id: collections.id, name: collections.name })
    .from(collections)
    .where(eq(collections.userId, userId))
    .orderBy(collections.name, collections.id);
  const affected = named.flatMap(({ id: collectionId, name }) => {
    const values = alone.get(collectionId)?.length ?? 0;
    return values === 0 ? [] : [{ id: collectionId, collection_name: name, values }];
  });
  return { values: affected.reduce((sum, { values }) => sum + values, 0), collections: affected };
}
