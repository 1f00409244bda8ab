// Brings a document that was read into the collections it belongs to.
import type { UnderstoodDocument } from '@oneform/engine';
import type { Transaction } from '../../db/transact.ts';
import { type Catalogue, sectionsOf } from '../collections/sections-of.ts';
import { type CollectionRow, listActiveCollections, requireCollectionLocked } from '../collections/store.ts';
import type { DocumentRow } from '../documents/store.ts';
import { type Applied, applyToCollection } from './apply-to-collection.ts';
import { proposeValues } from './propose-values.ts';
import { type WhoItIsAbout, whoItIsAbout } from './who-it-is-about.ts';

/** With a target, there; otherwise every active collection that has a field for something it says, locked one after the other by id. */
export async function applyDocument(
  tx: Transaction,
  catalogue: Catalogue,
  document: DocumentRow,
  understood: UnderstoodDocument,
): Promise<Applied[]> {
  const isAskedFor = document.targetCollectionId !== null;
  const who = whoItIsAbout(tx, catalogue, document.userId);
  const ids = document.targetCollectionId
    ? [document.targetCollectionId]
    : (await listCandidates(tx, catalogue, { document, understood, who })).map(({ id }) => id);
  const applied: Applied[] = [];
  for (const id of ids) {
    const collection = await requireCollectionLocked(tx, document.userId, id);
    const result = await applyToCollection(tx, catalogue, {
      document,
      understood,
      collection,
      who,
      updateType: 'document',
      isAskedFor,
    });
    if (result) applied.push(result);
  }
  return applied;
}

/** Told without locks: a collection that the paper has nothing for is not held up by it. */
async function listCandidates(
  tx: Transaction,
  catalogue: Catalogue,
  { document, understood, who }: { document: DocumentRow; understood: UnderstoodDocument; who: WhoItIsAbout },
): Promise<CollectionRow[]> {
  const candidates: CollectionRow[] = [];
  for (const collection of await listActiveCollections(tx, document.userId)) {
    const proposals = proposeValues(catalogue, {
      understood,
      collection,
      sections: sectionsOf(catalogue, collection),
      subjects: (await who.of(collection, document)).subjects,
      isAskedFor: false,
      extractPeople: document.extractPeople,
    });
    if (proposals.length > 0) candidates.push(collection);
  }
  return candidates;
}
