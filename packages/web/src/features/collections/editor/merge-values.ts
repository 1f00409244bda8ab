// Three-way merge of what stood there, what the person made of it, and what meanwhile came from elsewhere: field by field,
// items of repeated groups by their identity. Where both sides changed the same field, the person's side stays and is reported.
import { type DataValue, itemId, joinPath } from '@oneform/contract';
import { isSameValue } from './same-value.ts';

export interface MergeConflict {
  readonly path: string;
  /** The person's own value; stays in the merged data. */
  readonly mine: DataValue;
  /** Value saved meanwhile. */
  readonly theirs: DataValue;
}

export interface Merged<T> {
  readonly value: T;
  readonly conflicts: readonly MergeConflict[];
}

type Value = DataValue | undefined;
type Group = Readonly<Record<string, DataValue>>;

const isGroup = (value: Value): value is Group => typeof value === 'object' && value !== null && !Array.isArray(value);
const isItemList = (value: Value): value is readonly DataValue[] =>
  Array.isArray(value) && value.length > 0 && value.every((item) => isGroup(item) && typeof item._id === 'string');

/** `keys` lead to the value; for the paths of conflicts. */
export function mergeValues(base: Value, mine: Value, theirs: Value, keys: readonly string[]): Merged<Value> {
  const conflicts: MergeConflict[] = [];
  const value = merge(base, mine, theirs, keys, conflicts);
  return { value, conflicts };
}

function merge(base: Value, mine: Value, theirs: Value, keys: readonly string[], conflicts: MergeConflict[]): Value {
  if (isSameValue(mine, theirs) || isSameValue(mine, base)) return theirs;
  if (isSameValue(theirs, base)) return mine;
  if (isGroup(mine) && isGroup(theirs)) {
    return mergeGroups(isGroup(base) ? base : {}, mine, theirs, keys, conflicts);
  }
  if ((isItemList(mine) || isItemList(theirs)) && isListOrEmpty(mine) && isListOrEmpty(theirs)) {
    return mergeItems(listOf(base), listOf(mine), listOf(theirs), keys, conflicts);
  }
  conflicts.push({ path: joinPath(...keys), mine: mine ?? null, theirs: theirs ?? null });
  return mine;
}

const listOf = (value: Value): readonly DataValue[] => (Array.isArray(value) ? value : []);
const isListOrEmpty = (value: Value) =>
  value === undefined || value === null || isItemList(value) || listOf(value).length === 0;

function mergeGroups(
  base: Group,
  mine: Group,
  theirs: Group,
  keys: readonly string[],
  conflicts: MergeConflict[],
): Group {
  const merged: Record<string, DataValue> = {};
  for (const key of new Set([...Object.keys(theirs), ...Object.keys(mine)])) {
    const value = key.startsWith('_')
      ? (theirs[key] ?? mine[key])
      : merge(base[key], mine[key], theirs[key], [...keys, key], conflicts);
    if (value !== undefined) merged[key] = value;
  }
  return merged;
}

function mergeItems(
  base: readonly DataValue[],
  mine: readonly DataValue[],
  theirs: readonly DataValue[],
  keys: readonly string[],
  conflicts: MergeConflict[],
): readonly DataValue[] {
  const byId = (list: readonly DataValue[]) => new Map(list.map((item, index) => [itemId(item, index), item]));
  const [was, own, other] = [byId(base), byId(mine), byId(theirs)];
  const merged: DataValue[] = [];
  for (const [id, item] of other) {
    const kept = own.get(id);
    // Removed here: gone, unless the other side has changed it since.
    if (kept === undefined && was.has(id) && isSameValue(was.get(id), item)) continue;
    merged.push(kept === undefined ? item : (merge(was.get(id), kept, item, [...keys, id], conflicts) ?? item));
  }
  for (const [id, item] of own) {
    if (other.has(id)) continue;
    // Removed there: gone, unless it was changed here since.
    if (!was.has(id) || !isSameValue(was.get(id), item)) merged.push(item);
  }
  return merged;
}

/** Paths marked "does not apply": what was added or taken away here is added to or taken from their list. */
export function mergeMarks(base: readonly string[], mine: readonly string[], theirs: readonly string[]): string[] {
  const [was, own] = [new Set(base), new Set(mine)];
  const merged = new Set(theirs.filter((path) => own.has(path) || !was.has(path)));
  for (const path of mine) if (!was.has(path)) merged.add(path);
  return [...merged];
}
