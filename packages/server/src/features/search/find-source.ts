// Finds the sources of the values that were found.
import { type FoundValue, strongestSource } from '@oneform/contract';
import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { valueSources } from '../../db/schema.ts';

type Place = Pick<FoundValue, 'collection_id' | 'path'>;
const keyOf = (collectionId: string, path: string) => `${collectionId} ${path}`;

export async function findSources(
  tx: Queryable,
  userId: string,
  places: readonly Place[],
): Promise<(place: Place) => FoundValue['source']> {
  if (places.length === 0) return () => null;
  const rows = await tx
    .select()
    .from(valueSources)
    .where(
      and(
        eq(valueSources.userId, userId),
        inArray(valueSources.collectionId, [...new Set(places.map((place) => place.collection_id))]),
        inArray(valueSources.path, [...new Set(places.map(({ path }) => path))]),
        eq(valueSources.supports, true),
      ),
    )
    .orderBy(desc(valueSources.at), desc(valueSources.id));
  const byPlace = Map.groupBy(rows, (row) => keyOf(row.collectionId, row.path));
  return ({ collection_id, path }) => {
    const source = strongestSource(byPlace.get(keyOf(collection_id, path)) ?? []);
    if (!source) return null;
    return {
      kind: source.kind,
      document_id: source.documentId,
      document_name: source.documentName,
      tier: source.tier,
      by: source.by,
      page: source.evidence[0]?.page ?? null,
    };
  };
}
