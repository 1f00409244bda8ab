// Lists the sources of a collection's values, newest first for each path.
import type { ValueSource } from '@oneform/contract';
import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { valueSources } from '../../db/schema.ts';

export type SourceRow = typeof valueSources.$inferSelect;

export async function listSources(
  tx: Queryable,
  userId: string,
  collectionId: string,
  paths?: readonly string[],
): Promise<SourceRow[]> {
  if (paths?.length === 0) return [];
  const place = and(eq(valueSources.collectionId, collectionId), eq(valueSources.userId, userId));
  return tx
    .select()
    .from(valueSources)
    .where(paths ? and(place, inArray(valueSources.path, [...paths])) : place)
    .orderBy(asc(valueSources.path), desc(valueSources.at), desc(valueSources.id));
}

/** Paths whose value was derived and neither read anywhere nor typed. */
export async function listInferredPaths(tx: Queryable, userId: string, collectionId: string): Promise<string[]> {
  const rows = await tx
    .select({ path: valueSources.path })
    .from(valueSources)
    .where(
      and(
        eq(valueSources.collectionId, collectionId),
        eq(valueSources.userId, userId),
        eq(valueSources.supports, true),
      ),
    )
    .groupBy(valueSources.path)
    .having(sql`bool_and(${valueSources.tier} is not distinct from 'inferred')`);
  return rows.map(({ path }) => path);
}

export function toValueSource(row: SourceRow): ValueSource {
  return {
    path: row.path,
    kind: row.kind,
    document_id: row.documentId,
    document_name: row.documentName,
    document_type: row.documentType,
    tier: row.tier,
    confidence: row.confidence,
    evidence: row.evidence.map(({ page, quote, box, range }) => ({
      page,
      quote,
      ...(box ? { box } : {}),
      ...(range ? { range } : {}),
    })),
    value: row.value,
    supports: row.supports,
    by: row.by,
    at: row.at.toISOString(),
  };
}
