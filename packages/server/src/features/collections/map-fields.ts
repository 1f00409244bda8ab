// Fills a collection from everything that was read already, by the same rules as a new document; free when nothing comes of it.
import { and, asc, eq, isNotNull } from 'drizzle-orm';
import { documentResults, documents } from '../../db/schema.ts';
import { transact } from '../../db/transact.ts';
import type { Deps } from '../../deps.ts';
import { notFound } from '../../errors.ts';
import { requireBalance } from '../credits/insufficient-credits.ts';
import { spendCredits } from '../credits/spend-credits.ts';
import { applyToCollection } from '../updates/apply-to-collection.ts';
import { sectionsOf } from './sections-of.ts';
import { requireCollection, requireCollectionLocked } from './store.ts';

export interface Mapped {
  readonly update_ids: string[];
  readonly filled: number;
  readonly conflicts: number;
  readonly credits: number;
}

/** Throws `insufficient_credits` before anything is done. */
export async function mapFields(deps: Deps, userId: string, id: string, section: string | undefined): Promise<Mapped> {
  const price = deps.config.credits.prices.map_fields;
  const present = await requireCollection(deps.db, userId, id);
  if (section !== undefined && !sectionsOf(deps, present).some(({ name }) => name === section)) throw notFound();
  await requireBalance(deps.db, userId, price);
  return transact(deps.db, async (tx) => {
    // Documents before the collection, as everywhere; they stay until this is done.
    const papers = await tx
      .select({ document: documents, understood: documentResults.understood })
      .from(documents)
      .innerJoin(documentResults, eq(documentResults.documentId, documents.id))
      .where(
        and(eq(documents.userId, userId), eq(documents.status, 'completed'), isNotNull(documentResults.understood)),
      )
      .orderBy(asc(documents.uploadedAt), asc(documents.id))
      .for('key share', { of: documents });
    let collection = await requireCollectionLocked(tx, userId, id);
    const applied = [];
    for (const { document, understood } of papers) {
      const result = await applyToCollection(tx, deps, {
        document,
        understood: understood!,
        collection,
        updateType: 'map_fields',
        isAskedFor: true,
        section,
      });
      if (!result) continue;
      collection = result.collection;
      applied.push(result);
    }
    if (applied.length > 0)
      await spendCredits(tx, {
        userId,
        operation: 'map_fields',
        amount: price,
        collectionId: id,
        subject: collection.name,
      });
    return {
      update_ids: applied.map(({ updateId }) => updateId),
      filled: applied.reduce((sum, { filled }) => sum + filled, 0),
      conflicts: applied.reduce((sum, { conflicts }) => sum + conflicts, 0),
      credits: applied.length > 0 ? price : 0,
    };
  });
}
