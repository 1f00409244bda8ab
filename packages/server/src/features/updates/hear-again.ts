// Once a person has said whom a collection is about, papers that wait with that very question are heard again.
import { applicantOf, isIdentified, isSamePerson } from '@oneform/engine';
import { and, eq, inArray } from 'drizzle-orm';
import { collectionUpdates, documents } from '../../db/schema.ts';
import type { Transaction } from '../../db/transact.ts';
import { type Catalogue, sectionsOf } from '../collections/sections-of.ts';
import type { CollectionRow } from '../collections/store.ts';
import { type DocumentRow, findResults } from '../documents/store.ts';
import { applyToCollection } from './apply-to-collection.ts';
import type { UpdateRow } from './store.ts';
import { entriesOf, isConfirmed, isQuestion } from './stored-update.ts';
import { whoItIsAbout } from './who-it-is-about.ts';

const open = (userId: string, collectionId: string) =>
  and(
    eq(collectionUpdates.userId, userId),
    eq(collectionUpdates.collectionId, collectionId),
    inArray(collectionUpdates.reviewStatus, ['pending', 'requires_review']),
  );

/** The papers with open updates, locked before their collection as everywhere. */
export async function lockWaitingDocuments(
  tx: Transaction,
  userId: string,
  collectionId: string,
): Promise<DocumentRow[]> {
  const waiting = tx
    .select({ id: collectionUpdates.documentId })
    .from(collectionUpdates)
    .where(open(userId, collectionId));
  return tx
    .select()
    .from(documents)
    .where(and(eq(documents.userId, userId), inArray(documents.id, waiting)))
    .orderBy(documents.uploadedAt, documents.id)
    .for('key share');
}

interface Change {
  readonly before: CollectionRow;
  /** Locked. */
  readonly after: CollectionRow;
  readonly waiting: readonly DocumentRow[];
  /** The one that was just decided. */
  readonly decided: string;
}

/** What nobody has touched yet is taken back and applied anew, oldest paper first. */
export async function hearAgain(
  tx: Transaction,
  catalogue: Catalogue,
  { before, after, waiting, decided }: Change,
): Promise<void> {
  if (!isNewlyKnown(catalogue, before, after)) return;
  const updates = await tx.select().from(collectionUpdates).where(open(after.userId, after.id));
  const who = whoItIsAbout(tx, catalogue, after.userId);
  let collection = after;
  for (const document of waiting) {
    const update = updates.find(({ documentId }) => documentId === document.id);
    if (!update || update.id === decided || !isOnlyAsking(update)) continue;
    const results = await findResults(tx, document.userId, document.id);
    if (!results?.understood) continue;
    await tx.delete(collectionUpdates).where(eq(collectionUpdates.id, update.id));
    const applied = await applyToCollection(tx, catalogue, {
      document,
      understood: results.understood,
      collection,
      who,
      updateType: update.updateType,
      isAskedFor: document.targetCollectionId === collection.id,
    });
    collection = applied?.collection ?? collection;
  }
}

function isNewlyKnown(catalogue: Catalogue, before: CollectionRow, after: CollectionRow): boolean {
  const [then, now] = [before, after].map((row) => applicantOf(sectionsOf(catalogue, row), row.data));
  return isIdentified(now!) && isSamePerson(now!, then!) !== true;
}

/** Nothing filled, nothing decided, and at least one question is whose it is. */
function isOnlyAsking(update: UpdateRow): boolean {
  const entries = entriesOf(update).filter((entry) => !isConfirmed(entry));
  return (
    entries.every((entry) => isQuestion(entry) && entry.decision === 'open') && entries.some(({ person }) => person)
  );
}
