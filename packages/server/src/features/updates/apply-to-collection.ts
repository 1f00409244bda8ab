// Lays what a document says over one collection when that is asked for: plan, new version, sources and the update to review, in the caller's transaction.

import { isWithin, joinPath } from '@oneform/contract';
import type { ProposedValue, UnderstoodDocument } from '@oneform/engine';
import { sql } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import { collectionUpdates } from '../../db/schema.ts';
import type { Transaction } from '../../db/transact.ts';
import { type Catalogue, sectionsOf } from '../collections/sections-of.ts';
import type { CollectionRow } from '../collections/store.ts';
import { writeCollection } from '../collections/write-collection.ts';
import type { DocumentRow } from '../documents/store.ts';
import type { Voice } from '../people/voice-of.ts';
import { loadProvenance } from './load-provenance.ts';
import { planUpdate, type UpdatePlan } from './plan-update.ts';
import { proposeValues } from './propose-values.ts';
import { recordDecisions } from './record-decisions.ts';
import { entriesOf, isConfirmed } from './stored-update.ts';

export interface Application {
  readonly document: DocumentRow;
  readonly understood: UnderstoodDocument;
  /** Locked. */
  readonly collection: CollectionRow;
  readonly voice: Voice;
  /** Only this section. */
  readonly section?: string | undefined;
  /** Values that a model proposed beyond the rules. */
  readonly fromModel?: readonly ProposedValue[] | undefined;
}

export interface Applied {
  readonly updateId: string;
  readonly filled: number;
  readonly suggested: number;
  readonly conflicts: number;
  /** Of all that was filled, suggested or contested. */
  readonly paths: readonly string[];
  /** As it stands now. */
  readonly collection: CollectionRow;
}

/** Null: the document has nothing to say here, and nothing was written. */
export async function applyToCollection(
  tx: Transaction,
  catalogue: Catalogue,
  application: Application,
): Promise<Applied | null> {
  const { document, collection } = application;
  const plan = await planFor(tx, catalogue, application);
  if (!plan) return null;
  const countOf = (wanted: string) => Object.values(plan.fields).filter(({ kind }) => kind === wanted).length;
  const filled = countOf('filled');
  const suggested = countOf('suggested');
  const author = { kind: 'document', name: document.displayName, documentId: document.id } as const;
  const written =
    filled > 0
      ? await writeCollection(
          tx,
          catalogue,
          collection,
          { data: plan.data },
          { author, summarise: () => `Filled ${filled === 1 ? '1 field' : `${filled} fields`}` },
        )
      : { row: collection, changes: [] };
  await recordDecisions(tx, {
    collection,
    document,
    entries: entriesOf(plan),
    changes: written.changes,
    by: document.displayName,
  });
  const updateId = uuid();
  const needsDecision = filled > 0 || suggested > 0 || plan.conflicts.length > 0;
  await tx.insert(collectionUpdates).values({
    id: updateId,
    userId: document.userId,
    documentId: document.id,
    collectionId: collection.id,
    updateType: 'map_fields',
    // Values that were only confirmed leave nothing to decide.
    reviewStatus: plan.conflicts.length > 0 ? 'requires_review' : needsDecision ? 'pending' : 'approved',
    decidedAt: needsDecision ? null : sql`now()`,
    fields: { ...plan.fields },
    conflicts: [...plan.conflicts],
    attempt: document.attempt,
  });
  const paths = entriesOf(plan).flatMap((entry) => (isConfirmed(entry) ? [] : [entry.path]));
  return { updateId, filled, suggested, conflicts: plan.conflicts.length, paths, collection: written.row };
}

async function planFor(tx: Transaction, catalogue: Catalogue, application: Application): Promise<UpdatePlan | null> {
  const { document, understood, collection, voice, section, fromModel } = application;
  const sections = sectionsOf(catalogue, collection);
  const place = section === undefined ? undefined : joinPath(section);
  const proposals = proposeValues(catalogue, {
    understood,
    collection,
    sections,
    ...voice,
    isAskedFor: true,
    extractPeople: document.extractPeople,
    fromModel,
  }).filter(({ path }) => place === undefined || isWithin(path, place));
  if (proposals.length === 0) return null;
  const provenance = await loadProvenance(tx, { document, collection, paths: proposals.map(({ path }) => path) });
  const plan = planUpdate({
    sections,
    data: collection.data,
    notApplicable: collection.notApplicable,
    byModelAlone: understood.byModelAlone,
    proposals,
    ...provenance,
  });
  return entriesOf(plan).length > 0 ? plan : null;
}
