// Compares two states of a collection, field by field.
import {
  type CollectionData,
  type DataValue,
  fieldAt,
  itemId,
  joinPath,
  labelAt,
  type Section,
} from '@oneform/contract';
import type { StoredChange } from '../../db/schema.ts';

type Group = { readonly [key: string]: DataValue };

const isGroup = (value: unknown): value is Group =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isItemList = (value: unknown): value is readonly Group[] =>
  Array.isArray(value) && value.length > 0 && value.every(isGroup);

/** Fields that hold a value of their own, by path. An empty group or list is a value too: it can be all that is there. */
function leavesOf(value: DataValue, keys: readonly string[], found: Map<string, DataValue>): Map<string, DataValue> {
  if (isItemList(value)) {
    for (const [index, item] of value.entries()) leavesOf(item, [...keys, itemId(item, index)], found);
  } else if (isGroup(value)) {
    for (const [key, child] of Object.entries(value)) if (!key.startsWith('_')) leavesOf(child, [...keys, key], found);
  } else if (!(Array.isArray(value) && value.length === 0)) {
    found.set(joinPath(...keys), value);
  }
  return found;
}

/** Empty text and nothing at all are the same here: neither is a value that anybody gave. */
const isBlank = (value: DataValue | undefined) => value === undefined || value === null || value === '';

const isSame = (a: DataValue | undefined, b: DataValue | undefined) =>
  (isBlank(a) && isBlank(b)) || JSON.stringify(a) === JSON.stringify(b);

/** In the order of the new state, then what is gone. Labels come from the first of `shapes` that knows the field: what was removed, only the older does. */
export function diffData(
  before: CollectionData,
  after: CollectionData,
  ...shapes: readonly (readonly Section[])[]
): StoredChange[] {
  const [old, now] = [new Map<string, DataValue>(), new Map<string, DataValue>()];
  for (const [name, group] of Object.entries(before)) if (after[name] !== group) leavesOf(group, [name], old);
  for (const [name, group] of Object.entries(after)) if (before[name] !== group) leavesOf(group, [name], now);
  const paths = [...now.keys(), ...[...old.keys()].filter((path) => !now.has(path))];
  return paths
    .filter((path) => !isSame(old.get(path), now.get(path)))
    .map((path) => {
      const sections = shapes.find((known) => fieldAt(known, path)) ?? [];
      return { path, label: labelAt(sections, path), before: old.get(path) ?? null, after: now.get(path) ?? null };
    });
}
