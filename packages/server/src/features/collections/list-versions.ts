// The history of a collection, newest first.
import type { CollectionVersion } from '@oneform/contract';
import { and, desc, eq, getTableColumns, lt } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { collectionVersions } from '../../db/schema.ts';

export async function listVersions(
  tx: Queryable,
  userId: string,
  collectionId: string,
  { before, limit }: { before?: number | undefined; limit: number },
): Promise<CollectionVersion[]> {
  const { data: _data, notApplicable: _notApplicable, ...columns } = getTableColumns(collectionVersions);
  const rows = await tx
    .select(columns)
    .from(collectionVersions)
    .where(
      and(
        eq(collectionVersions.collectionId, collectionId),
        eq(collectionVersions.userId, userId),
        before === undefined ? undefined : lt(collectionVersions.dataVersion, before),
      ),
    )
    .orderBy(desc(collectionVersions.dataVersion))
    .limit(limit);
  return rows.map((row) => ({
    data_version: row.dataVersion,
    at: row.at.toISOString(),
    author_kind: row.authorKind,
    author: row.author,
    document_id: row.documentId,
    summary: row.summary,
    changes: row.changes,
  }));
}
