// One transition of an update: locked, decided, written to the collection with its next version, all or nothing.
import type { CollectionUpdate, FieldProblem, ReviewStatus } from '@oneform/contract';
import { and, eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { collectionUpdates } from '../../db/schema.ts';
import { type Transaction, transact } from '../../db/transact.ts';
import type { Deps } from '../../deps.ts';
import type { SignedIn } from '../../http/signed-in.ts';
import { byUser } from '../collections/author.ts';
import { sectionsOf } from '../collections/sections-of.ts';
import { type CollectionRow, requireCollectionLocked } from '../collections/store.ts';
import { writeCollection } from '../collections/write-collection.ts';
import { requireDocument } from '../documents/store.ts';
import { countDecisions } from '../models/model-standing.ts';
import type { Decided } from './decide-fields.ts';
import { isNewlyKnown } from './is-newly-known.ts';
import { lockPapers } from './lock-papers.ts';
import { recordDecisions } from './record-decisions.ts';
import { settleAccount } from './settle-account.ts';
import { requireCollectionOfUpdate, requireUpdateLocked, type UpdateKey, type UpdateRow } from './store.ts';
import { entriesOf } from './stored-update.ts';
import { toUpdate } from './to-update.ts';

export interface Outcome {
  readonly update: CollectionUpdate;
  readonly errors: z.infer<typeof FieldProblem>[];
}

export interface Transition {
  readonly decided: Decided;
  readonly status: ReviewStatus;
  readonly isByField?: boolean;
  /** Done even when no value changes: the person's word is a version of its own. */
  readonly isAlwaysVersion?: boolean;
  /** In words fit to show, given the document's name. */
  readonly summarise: (documentName: string) => string;
}

interface Standing {
  readonly update: UpdateRow;
  readonly collection: CollectionRow;
  readonly sections: ReturnType<typeof sectionsOf>;
}

/** `decide` is pure; null: there is nothing to do. It throws `update_already_resolved` when the state does not allow it. */
export type Decide = (standing: Standing) => Transition | null;

export function changeUpdate(
  deps: Deps,
  user: SignedIn,
  ids: Omit<UpdateKey, 'userId'>,
  decide: Decide,
): Promise<Outcome> {
  return transact(deps.db, (tx) => changeUpdateIn(tx, deps, user, ids, decide));
}

async function changeUpdateIn(
  tx: Transaction,
  deps: Deps,
  user: SignedIn,
  ids: Omit<UpdateKey, 'userId'>,
  decide: Decide,
): Promise<Outcome> {
  const key = { ...ids, userId: user.id };
  await lockPapers(tx, user.id);
  const document = await requireDocument(tx, user.id, ids.documentId, 'key share');
  const collectionId = await requireCollectionOfUpdate(tx, key);
  const collection = await requireCollectionLocked(tx, user.id, collectionId);
  const update = await requireUpdateLocked(tx, key);
  const transition = decide({ update, collection, sections: sectionsOf(deps, collection) });
  const present = (row: UpdateRow) =>
    toUpdate({ ...row, collectionName: collection.name, collectionType: collection.type });
  if (!transition) return { update: present(update), errors: [] };

  const { decided, status, summarise, isByField = false, isAlwaysVersion = false } = transition;
  const isChanged = decided.data !== collection.data || isAlwaysVersion;
  const written = isChanged
    ? await writeCollection(
        tx,
        deps,
        collection,
        { data: decided.data },
        { author: byUser(user), summarise: () => summarise(document.displayName) },
      )
    : { row: collection, changes: [] };
  const before = new Map(entriesOf(update).map((entry) => [entry.path, entry]));
  const entries = entriesOf(decided).filter(
    (entry) => JSON.stringify(entry) !== JSON.stringify(before.get(entry.path)),
  );
  await countDecisions(
    tx,
    { documentId: document.id, userId: user.id },
    entries.map((after) => ({ before: before.get(after.path), after })),
  );
  await recordDecisions(tx, { collection, document, entries, changes: written.changes, by: user.displayName });
  const isOpen = status === 'pending' || status === 'requires_review';
  const [row] = await tx
    .update(collectionUpdates)
    .set({
      fields: { ...decided.fields },
      conflicts: [...decided.conflicts],
      reviewStatus: status,
      decidedByField: isByField,
      decidedAt: isOpen ? null : sql`now()`,
    })
    .where(and(eq(collectionUpdates.id, update.id), eq(collectionUpdates.userId, user.id)))
    .returning();
  if (!isNewlyKnown(deps, collection, written.row)) return { update: present(row!), errors: [...decided.errors] };
  // The answer may identify somebody, so papers that waited for it are applied.
  await settleAccount(tx, deps, user.id, { isEverything: true, author: byUser(user) });
  return { update: present(await requireUpdateLocked(tx, key)), errors: [...decided.errors] };
}
