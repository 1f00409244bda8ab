// The one way to change a collection: new state, next version and its record, in the caller's transaction.
import { type CollectionData, type CustomField, isEmptyValue } from '@oneform/contract';
import { and, eq, sql } from 'drizzle-orm';
import { collections, collectionVersions, type StoredChange } from '../../db/schema.ts';
import type { Transaction } from '../../db/transact.ts';
import type { Author } from './author.ts';
import { diffData } from './diff-data.ts';
import { type Catalogue, sectionsOf } from './sections-of.ts';
import type { CollectionRow } from './store.ts';
import { completionOf } from './validate.ts';

export interface CollectionChange {
  readonly data?: CollectionData;
  readonly notApplicable?: readonly string[];
  readonly customFields?: readonly CustomField[];
  readonly name?: string;
  readonly description?: string | null;
  readonly isActive?: boolean;
}

export interface WrittenCollection {
  readonly row: CollectionRow;
  readonly changes: readonly StoredChange[];
}

/** The new data of a collection, and the changes that lead to it. */
export interface PlannedWrite {
  readonly next: Pick<CollectionRow, 'data' | 'notApplicable' | 'customFields' | 'name' | 'description' | 'isActive'> &
    Pick<CollectionRow, 'hasData' | 'completionPercentage'>;
  readonly changes: readonly StoredChange[];
}

export function planWrite(catalogue: Catalogue, row: CollectionRow, change: CollectionChange): PlannedWrite {
  const shape = {
    templateId: row.templateId,
    data: change.data ?? row.data,
    notApplicable: [...(change.notApplicable ?? row.notApplicable)],
    customFields: [...(change.customFields ?? row.customFields)],
  };
  const { templateId: _templateId, ...state } = shape;
  return {
    next: {
      ...state,
      name: change.name ?? row.name,
      description: change.description === undefined ? row.description : change.description,
      isActive: change.isActive ?? row.isActive,
      hasData: !isEmptyValue(shape.data),
      completionPercentage: completionOf(catalogue, shape),
    },
    changes: diffData(row.data, shape.data, sectionsOf(catalogue, shape), sectionsOf(catalogue, row)),
  };
}

/** `row` must be locked. `summarise` gets the changed fields and says what was done, in words fit to show. */
export async function writeCollection(
  tx: Transaction,
  catalogue: Catalogue,
  row: CollectionRow,
  change: CollectionChange,
  { author, summarise }: { author: Author; summarise: (changes: readonly StoredChange[]) => string },
): Promise<WrittenCollection> {
  const { next, changes } = planWrite(catalogue, row, change);
  const [written] = await tx
    .update(collections)
    .set({
      ...next,
      dataVersion: row.dataVersion + 1,
      lastUpdatedBy: author.name,
      updatedAt: sql`now()`,
    })
    .where(and(eq(collections.id, row.id), eq(collections.userId, row.userId)))
    .returning();
  await recordVersion(tx, written!, { author, summary: summarise(changes), changes });
  return { row: written!, changes };
}

export async function recordVersion(
  tx: Transaction,
  row: CollectionRow,
  { author, summary, changes }: { author: Author; summary: string; changes: readonly StoredChange[] },
): Promise<void> {
  await tx.insert(collectionVersions).values({
    collectionId: row.id,
    dataVersion: row.dataVersion,
    userId: row.userId,
    authorKind: author.kind,
    author: author.name,
    documentId: author.kind === 'document' ? author.documentId : null,
    summary,
    changes: [...changes],
    data: row.data,
    notApplicable: row.notApplicable,
  });
}
