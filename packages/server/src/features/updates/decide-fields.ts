// Decisions about single fields, pure: what becomes of the collection's data and of the update.
import {
  type CollectionData,
  type DataValue,
  type FieldProblem,
  isEmptyValue,
  joinPath,
  parsePath,
  removeValueAt,
  type Section,
  setValueAt,
  valueAt,
} from '@oneform/contract';
import type { z } from 'zod';
import { isIdentical } from './same-value.ts';
import {
  earlierValue,
  entriesOf,
  heldValue,
  isConfirmed,
  isConflict,
  isQuestion,
  type StoredEntry,
  type StoredUpdate,
} from './stored-update.ts';

export type Action =
  | { readonly type: 'keep' | 'accept' | 'reopen' }
  | { readonly type: 'edit'; readonly value: DataValue };

export interface Decided extends StoredUpdate {
  readonly data: CollectionData;
  readonly errors: readonly z.infer<typeof FieldProblem>[];
}

const CHANGED = 'It has changed in the meantime and was left as it is.';

/** Applies actions by path, in order. A field that no longer holds what this update knows of it is left alone and told in `errors`. */
export function decideFields(
  update: StoredUpdate,
  data: CollectionData,
  sections: readonly Section[],
  actions: ReadonlyMap<string, Action>,
): Decided {
  const errors: { path: string; message: string }[] = [];
  let now = data;
  const decide = <Entry extends StoredEntry>(entry: Entry): Entry => {
    const action = actions.get(entry.path);
    if (!action || isConfirmed(entry)) return entry;
    const step = apply(entry, action, now, sections);
    now = step.data;
    if (step.isLeftAlone) errors.push({ path: entry.path, message: `${entry.label}: ${CHANGED}` });
    return step.entry;
  };
  const fields = Object.fromEntries(Object.entries(update.fields).map(([path, entry]) => [path, decide(entry)]));
  const conflicts = update.conflicts.map(decide);
  return { fields, conflicts, data: dropEmptyItems(now, [...actions.keys()]), errors };
}

interface Step<Entry> {
  readonly entry: Entry;
  readonly data: CollectionData;
  readonly isLeftAlone: boolean;
}

function apply<Entry extends StoredEntry>(
  entry: Entry,
  action: Action,
  data: CollectionData,
  sections: readonly Section[],
): Step<Entry> {
  const { written: _written, ...undecided } = entry;
  const decided = { ...undecided, ...outcomeOf(action) } as Entry;
  const present = valueAt(data, entry.path) ?? null;
  const next = heldValue(decided);
  // The accepted value may be an empty field.
  const wanted = next === undefined ? earlierValue(entry) : next;
  if (isIdentical(present, wanted)) return { entry: decided, data, isLeftAlone: false };
  const held = heldValue(entry);
  // Keeping what this update never touched asks for nothing, whatever stands there by now.
  if (held === undefined && next === undefined) return { entry: decided, data, isLeftAlone: false };
  if (!isIdentical(present, held === undefined ? earlierValue(entry) : held)) return { entry, data, isLeftAlone: true };
  const changed =
    isEmptyValue(wanted) && valueAt(data, entry.path) !== undefined
      ? clear(data, entry.path, wanted)
      : setValueAt(data, entry.path, wanted, sections);
  return { entry: decided, data: changed, isLeftAlone: false };
}

function outcomeOf(action: Action): Pick<StoredEntry, 'decision' | 'written'> {
  switch (action.type) {
    case 'keep':
      return { decision: 'kept' };
    case 'accept':
      return { decision: 'accepted' };
    case 'reopen':
      return { decision: 'open' };
    case 'edit':
      return { decision: 'edited', written: action.value };
  }
}

/** Restores an empty field as it was: an empty text stays one, a missing key is missing. */
const clear = (data: CollectionData, path: string, before: DataValue) =>
  before === null ? removeValueAt(data, path) : setValueAt(data, path, before);

/** Items that an update made go with the last of their values. */
export function dropEmptyItems(data: CollectionData, paths: readonly string[]): CollectionData {
  let now = data;
  for (const path of paths) {
    const keys = parsePath(path);
    for (let length = keys.length - 1; length > 1; length -= 1) {
      const list = valueAt(now, joinPath(...keys.slice(0, length - 1)));
      const item = joinPath(...keys.slice(0, length));
      if (Array.isArray(list) && valueAt(now, item) !== undefined && isEmptyValue(valueAt(now, item)))
        now = removeValueAt(now, item);
    }
  }
  return now;
}

/** A decision about a part of an address or a name is one about all of it; what a person typed is about that part. */
export function withWholes(update: StoredUpdate, actions: ReadonlyMap<string, Action>): Map<string, Action> {
  const entries = entriesOf(update);
  const all = new Map(actions);
  for (const { path, whole } of entries) {
    const action = actions.get(path);
    if (!whole || !action || action.type === 'edit') continue;
    for (const other of entries)
      if (other.whole?.path === whole.path && !all.has(other.path) && isQuestion(other) && !isConfirmed(other))
        all.set(other.path, action);
  }
  return all;
}

/** Accepts everything that is still open: what approving does. */
export function acceptOpen(update: StoredUpdate): Map<string, Action> {
  return actionsFor(update, ({ decision }) => decision === 'open', 'accept');
}

/** Takes back everything that the update wrote, whoever decided it: what restoring does. */
export function undoHeld(update: StoredUpdate): Map<string, Action> {
  return actionsFor(update, (entry) => heldValue(entry) !== undefined, 'keep');
}

function actionsFor(
  update: StoredUpdate,
  applies: (entry: StoredEntry) => boolean,
  type: 'accept' | 'keep',
): Map<string, Action> {
  const entries = entriesOf(update).filter((entry) => !isConfirmed(entry) && applies(entry));
  return new Map(entries.map(({ path }) => [path, { type }]));
}

/**
 * Undoes a paper that was refused as another person's: everything it filled. Does nothing where a part of it was
 * accepted, or where the values are known to be the right person's own.
 */
export function undoRefused(update: StoredUpdate): Map<string, Action> {
  const questions = entriesOf(update).filter(isQuestion);
  const isRefused =
    questions.every(({ decision }) => decision === 'kept') &&
    questions.some((entry) => isConflict(entry) && entry.conflict_type === 'different_person' && !entry.person);
  return isRefused ? actionsFor(update, (entry) => !isQuestion(entry) && entry.decision === 'open', 'keep') : new Map();
}

/** Is this decision the one that was made? */
export function isDecidedSo(entry: StoredEntry, action: Action): boolean {
  const outcome = outcomeOf(action);
  return (
    entry.decision === outcome.decision &&
    (outcome.decision !== 'edited' || isIdentical(entry.written, outcome.written))
  );
}

/** Has anything come into the collection through the update? */
export function tookSomething(update: StoredUpdate): boolean {
  return entriesOf(update).some((entry) => heldValue(entry) !== undefined);
}

/** Nothing waits any more: every conflict and suggestion is decided, or, where there is none, every field. */
export function isFullyDecided(update: StoredUpdate): boolean {
  const entries = entriesOf(update).filter((entry) => !isConfirmed(entry));
  const questions = entries.filter(isQuestion);
  return (questions.length > 0 ? questions : entries).every(({ decision }) => decision !== 'open');
}
