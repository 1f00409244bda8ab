// Brings the papers that were read before into a collection that is new or in use again, as if each had come after it.
import { and, asc, eq, inArray, isNotNull, notExists, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { collectionUpdates, documentResults, documents } from '../../db/schema.ts';
import type { Transaction } from '../../db/transact.ts';
import { speaksIn } from '../collections/list-papers.ts';
import type { Catalogue } from '../collections/sections-of.ts';
import type { CollectionRow } from '../collections/store.ts';
import { type Applied, applyToCollection } from './apply-to-collection.ts';
import { whoItIsAbout } from './who-it-is-about.ts';

/**
 * A paper that is brought in looks for collections, a collection that begins looks for papers: one of the two waits, so that they cannot miss
 * each other. Papers do not wait for one another. Before every other lock.
 */
export async function lockPapers(tx: Transaction, userId: string, by: 'paper' | 'collection'): Promise<void> {
  const lock = sql.raw(by === 'paper' ? 'pg_advisory_xact_lock_shared' : 'pg_advisory_xact_lock');
  await tx.execute(sql`select ${lock}(hashtextextended(${`papers ${userId}`}, 0))`);
}

/** What they say is large: so many are looked at together. */
const AT_ONCE = 20;

/** Under `lockPapers`; `collection` is locked or new. Oldest paper first; one that spoke to it before is not heard again. */
export async function fillFromPapers(
  tx: Transaction,
  catalogue: Catalogue,
  collection: CollectionRow,
): Promise<CollectionRow> {
  const who = whoItIsAbout(tx, catalogue, collection.userId);
  const ids = await listUnheard(tx, collection);
  let now = collection;
  for (let start = 0; start < ids.length; start += AT_ONCE) {
    for (const { document, understood } of await loadPapers(tx, collection.userId, ids.slice(start, start + AT_ONCE))) {
      const applied = await applyToCollection(tx, catalogue, {
        document,
        understood,
        collection: now,
        who,
        updateType: 'document',
        isAskedFor: document.targetCollectionId === collection.id,
      });
      if (!applied) continue;
      if (applied.paths.length > 0) await countApplied(tx, document, applied);
      now = applied.collection;
    }
  }
  return now;
}

/** Those of no collection in particular, and those that were sent to this one. */
async function listUnheard(tx: Queryable, { id, userId }: CollectionRow): Promise<string[]> {
  const heard = tx
    .select({ one: sql`1` })
    .from(collectionUpdates)
    .where(and(eq(collectionUpdates.documentId, documents.id), eq(collectionUpdates.collectionId, id)));
  const rows = await tx
    .select({ id: documents.id })
    .from(documents)
    .where(and(speaksIn({ userId, collectionId: id }), eq(documents.status, 'completed'), notExists(heard)))
    .orderBy(asc(documents.uploadedAt), asc(documents.id));
  return rows.map((row) => row.id);
}

/** None of them can be deleted before the transaction ends. */
async function loadPapers(tx: Queryable, userId: string, ids: readonly string[]) {
  const rows = await tx
    .select({ document: documents, understood: documentResults.understood })
    .from(documents)
    .innerJoin(documentResults, eq(documentResults.documentId, documents.id))
    .where(and(eq(documents.userId, userId), inArray(documents.id, [...ids]), isNotNull(documentResults.understood)))
    .orderBy(asc(documents.uploadedAt), asc(documents.id))
    .for('key share', { of: documents });
  return rows.map(({ document, understood }) => ({ document, understood: understood! }));
}

/** Its processing details tell of this collection as of those that it found itself. */
async function countApplied(
  tx: Transaction,
  { id, userId }: { id: string; userId: string },
  { conflicts }: Applied,
): Promise<void> {
  const { parsing } = documentResults;
  const sum = (key: string, more: number) => sql`coalesce((${parsing}->>${key}::text)::int, 0) + ${more}::int`;
  await tx
    .update(documentResults)
    .set({
      parsing: sql`${parsing} || jsonb_build_object('collections_updated', ${sum('collections_updated', 1)}, 'conflicts_detected', ${sum('conflicts_detected', conflicts)})`,
    })
    .where(and(eq(documentResults.documentId, id), eq(documentResults.userId, userId)));
}
