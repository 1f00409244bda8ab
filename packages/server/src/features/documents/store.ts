// Documents as rows: every query names the person they belong to.

import type { ProcessingStatus } from '@oneform/contract';
import { and, count, desc, eq, inArray, or, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { documentCounts } from '../../db/document-counts.ts';
import { collections, collectionUpdates, documentResults, documents } from '../../db/schema.ts';
import { notFound } from '../../errors.ts';

export type DocumentRow = typeof documents.$inferSelect;
export type DocumentResults = typeof documentResults.$inferSelect;

const owned = (userId: string, id: string) => and(eq(documents.id, id), eq(documents.userId, userId));

/** `key share`: it cannot be deleted before the transaction ends. */
export async function requireDocument(
  tx: Queryable,
  userId: string,
  id: string,
  lock?: 'key share',
): Promise<DocumentRow> {
  const query = tx.select().from(documents).where(owned(userId, id));
  const [row] = await (lock ? query.for(lock) : query);
  if (!row) throw notFound();
  return row;
}

/** Holds the row until the transaction ends; references to it may still be made meanwhile. */
export async function requireDocumentLocked(tx: Queryable, userId: string, id: string): Promise<DocumentRow> {
  const [row] = await tx.select().from(documents).where(owned(userId, id)).for('no key update');
  if (!row) throw notFound();
  return row;
}

export async function findResults(tx: Queryable, userId: string, id: string): Promise<DocumentResults | undefined> {
  const [row] = await tx
    .select()
    .from(documentResults)
    .where(and(eq(documentResults.documentId, id), eq(documentResults.userId, userId)));
  return row;
}

/** Degrees clockwise by which a page (1-based) was turned to stand upright; 0 for one that was not read. */
export async function findRotation(tx: Queryable, userId: string, id: string, page: number): Promise<number> {
  const pages = sql`jsonb_path_query_first(${documentResults.pages}, '$[*] ? (@.number == $page).rotation', jsonb_build_object('page', ${page}::int))`;
  const [row] = await tx
    .select({ rotation: sql<number | null>`(${pages})::int` })
    .from(documentResults)
    .where(and(eq(documentResults.documentId, id), eq(documentResults.userId, userId)));
  return row?.rotation ?? 0;
}

/** The other sides of cards by their ids: what they are called. */
export async function nameOtherSides(
  tx: Queryable,
  userId: string,
  rows: readonly DocumentRow[],
): Promise<Map<string, string>> {
  const ids = rows.flatMap(({ otherSide }) => otherSide ?? []);
  if (ids.length === 0) return new Map();
  const named = await tx
    .select({ id: documents.id, name: documents.displayName })
    .from(documents)
    .where(and(eq(documents.userId, userId), inArray(documents.id, ids)));
  return new Map(named.map(({ id, name }) => [id, name]));
}

/** By the id of a split or join: what went in and what came of it. */
export interface Remake {
  readonly replaced: readonly { id: string; display_name: string }[];
  readonly made: readonly { id: string; display_name: string }[];
}

export async function nameRemakes(
  tx: Queryable,
  userId: string,
  rows: readonly DocumentRow[],
): Promise<Map<string, Remake>> {
  const ids = [...new Set(rows.flatMap(({ madeBy, replacedBy }) => [madeBy ?? [], replacedBy ?? []].flat()))];
  if (ids.length === 0) return new Map();
  const { madeBy, replacedBy } = documents;
  const found = await tx
    .select({ id: documents.id, display_name: documents.displayName, madeBy, replacedBy })
    .from(documents)
    .where(and(eq(documents.userId, userId), or(inArray(madeBy, ids), inArray(replacedBy, ids))))
    .orderBy(documents.uploadedAt, documents.id);
  const named = (wanted: 'madeBy' | 'replacedBy', remake: string) =>
    found.filter((row) => row[wanted] === remake).map(({ id, display_name }) => ({ id, display_name }));
  return new Map(ids.map((id) => [id, { replaced: named('replacedBy', id), made: named('madeBy', id) }]));
}

/** The names of the collections that they were put into. */
export async function nameTargets(
  tx: Queryable,
  userId: string,
  rows: readonly DocumentRow[],
): Promise<Map<string, string>> {
  const ids = [...new Set(rows.flatMap(({ targetCollectionId }) => targetCollectionId ?? []))];
  if (ids.length === 0) return new Map();
  const named = await tx
    .select({ id: collections.id, name: collections.name })
    .from(collections)
    .where(and(eq(collections.userId, userId), inArray(collections.id, ids)));
  return new Map(named.map(({ id, name }) => [id, name]));
}

/** The first upload of each content that is here, by content. */
export async function listByContent(
  tx: Queryable,
  userId: string,
  sha256: readonly string[],
): Promise<Map<string, DocumentRow>> {
  if (sha256.length === 0) return new Map();
  const rows = await tx
    .select()
    .from(documents)
    .where(and(eq(documents.userId, userId), inArray(documents.sha256, [...sha256])))
    .orderBy(desc(documents.uploadedAt));
  return new Map(rows.map((row) => [row.sha256, row]));
}

/** Updates of each document that wait for a decision. */
export async function countOpenUpdates(
  tx: Queryable,
  userId: string,
  ids: readonly string[],
): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .select({ id: collectionUpdates.documentId, total: count() })
    .from(collectionUpdates)
    .where(
      and(
        eq(collectionUpdates.userId, userId),
        inArray(collectionUpdates.documentId, [...ids]),
        inArray(collectionUpdates.reviewStatus, ['pending', 'requires_review']),
      ),
    )
    .groupBy(collectionUpdates.documentId);
  return new Map(rows.map((row) => [row.id, row.total]));
}

/** Of all states, or of one. */
export async function countDocuments(
  tx: Queryable,
  userId: string,
  status: ProcessingStatus | undefined,
): Promise<number> {
  const [kept] = await tx.select().from(documentCounts).where(eq(documentCounts.userId, userId));
  if (!kept) return 0;
  return status ? kept[status] : kept.pending + kept.processing + kept.completed + kept.error;
}

export const countAllDocuments = (tx: Queryable, userId: string): Promise<number> =>
  countDocuments(tx, userId, undefined);

/**
 * Locks the person's counts first in every transaction that changes a document's state and the balance, since the
 * state's trigger takes the same lock before a new document is paid for.
 */
export async function lockCounts(tx: Queryable, userId: string): Promise<void> {
  await tx
    .select({ userId: documentCounts.userId })
    .from(documentCounts)
    .where(eq(documentCounts.userId, userId))
    .for('no key update');
}

/** One at a time per content: whether a file is still needed cannot be decided while somebody stores it anew. */
export async function lockContent(tx: Queryable, sha256: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${sha256}, 0))`);
}
