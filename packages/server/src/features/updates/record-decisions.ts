// Brings the sources of a collection in line with what an update did there: the document's word stands, or is kept as history.
import { isEmptyValue } from '@oneform/contract';
import { and, eq, inArray } from 'drizzle-orm';
import { type StoredChange, valueSources } from '../../db/schema.ts';
import type { Transaction } from '../../db/transact.ts';
import { addSources, weighSources } from '../collections/record-sources.ts';
import { valueText } from '../collections/value-text.ts';
import type { DocumentRow } from '../documents/store.ts';
import { isConfirmed, isConflict, offeredValue, type StoredEntry } from './stored-update.ts';

interface Decisions {
  readonly collection: { readonly id: string; readonly userId: string };
  readonly document: Pick<DocumentRow, 'id' | 'displayName' | 'documentType'>;
  /** Those whose decision changed. */
  readonly entries: readonly StoredEntry[];
  readonly changes: readonly StoredChange[];
  /** The person who decided, for values of their own. */
  readonly by: string;
}

/** Does the document speak for the value that stands there? Null: it has not been heard yet. */
function supports(entry: StoredEntry): boolean | null {
  if (isConfirmed(entry) || entry.decision === 'accepted') return true;
  if (entry.decision !== 'open') return false;
  return isConflict(entry) || entry.kind === 'suggested' ? null : true;
}

export async function recordDecisions(
  tx: Transaction,
  { collection, document, entries, changes, by }: Decisions,
): Promise<void> {
  await weighSources(tx, collection, changes);
  if (entries.length === 0) return;
  const paths = entries.map(({ path }) => path);
  await tx
    .delete(valueSources)
    .where(
      and(
        eq(valueSources.collectionId, collection.id),
        eq(valueSources.userId, collection.userId),
        eq(valueSources.documentId, document.id),
        inArray(valueSources.path, paths),
      ),
    );
  const heard = entries.flatMap((entry) => {
    const speaks = supports(entry);
    if (speaks === null || isEmptyValue(offeredValue(entry))) return [];
    const { path, tier, confidence, evidence } = entry;
    const about = {
      documentId: document.id,
      documentName: document.displayName,
      documentType: document.documentType,
      tier,
      confidence,
      evidence,
    };
    return [
      {
        path,
        kind: 'document' as const,
        ...about,
        value: valueText(offeredValue(entry)),
        supports: speaks,
        by: document.displayName,
      },
    ];
  });
  const edited = entries
    .filter(({ decision }) => decision === 'edited')
    .map(({ path, written }) => ({ path, kind: 'typed' as const, value: valueText(written), by }));
  await addSources(tx, collection, [...heard, ...edited]);
}
