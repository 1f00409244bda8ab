// An update as it is kept: what the API shows, and what of it stands in the collection.
import type { DataValue, FieldUpdate, UpdateConflict } from '@oneform/contract';

interface Kept {
  /** Value that a person wrote instead, when the decision is `edited`. */
  readonly written?: DataValue;
  /** A model read it, and no rule: what is decided about it says how good that model is. */
  readonly byModel?: true;
}

export type StoredFieldUpdate = FieldUpdate & Kept;
export type StoredConflict = UpdateConflict & Kept;
export type StoredEntry = StoredFieldUpdate | StoredConflict;

export interface StoredUpdate {
  /** By path. */
  readonly fields: Readonly<Record<string, StoredFieldUpdate>>;
  readonly conflicts: readonly StoredConflict[];
}

export const isConflict = (entry: StoredEntry): entry is StoredConflict => 'conflict_type' in entry;

/** Value of the document. */
export const offeredValue = (entry: StoredEntry): DataValue => (isConflict(entry) ? entry.new_data : entry.value);

/** Value in the collection when the document came. */
export const earlierValue = (entry: StoredEntry): DataValue =>
  isConflict(entry) ? entry.existing_data : entry.previous;

/** Value that this update has written, undefined when it left the field alone. */
export function heldValue(entry: StoredEntry): DataValue | undefined {
  if (entry.decision === 'edited') return entry.written;
  if (entry.decision === 'accepted') return isConfirmed(entry) ? undefined : offeredValue(entry);
  return entry.decision === 'open' && !isConflict(entry) && entry.kind === 'filled' ? entry.value : undefined;
}

/** Found again: there is nothing to decide about it. */
export const isConfirmed = (entry: StoredEntry): boolean => !isConflict(entry) && entry.kind === 'confirmed';

/** It waits for an answer: nothing of it was written. */
export const isQuestion = (entry: StoredEntry): boolean => isConflict(entry) || entry.kind === 'suggested';

export const entriesOf = (update: StoredUpdate): StoredEntry[] => [
  ...Object.values(update.fields),
  ...update.conflicts,
];
