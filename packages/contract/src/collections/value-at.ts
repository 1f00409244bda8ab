// Reading and writing one place of a collection's data, never changing what was given.
import type { Section } from '../templates/template.ts';
import type { CollectionData, DataValue } from './collection-data.ts';
import { fieldAt } from './field-at.ts';
import { joinPath, NEW_ITEM, newItemId, parsePath } from './field-path.ts';

type Group = { readonly [key: string]: DataValue };

const isGroup = (value: DataValue | undefined): value is Group =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isList = (value: DataValue | undefined): value is readonly DataValue[] => Array.isArray(value);

/** Identifies an item in paths: its `_id`, or its position while it has none. */
export function itemId(item: DataValue, index: number): string {
  return isGroup(item) && typeof item._id === 'string' ? item._id : String(index);
}

const positionOf = (list: readonly DataValue[], id: string) =>
  list.findIndex((item, index) => itemId(item, index) === id);

/** The value at a path, undefined when nothing stands there. */
export function valueAt(data: CollectionData, path: string): DataValue | undefined {
  let value: DataValue | undefined = data;
  for (const key of parsePath(path)) {
    if (isList(value)) value = value[positionOf(value, key)];
    else if (isGroup(value) && Object.hasOwn(value, key)) value = value[key];
    else return undefined;
  }
  return value;
}

/**
 * The data with one value set. Groups on the way are made when they are missing; so are items (`new` gives the item an id of its own).
 *
 * @param sections tell lists from groups where the data has neither yet
 */
export function setValueAt(
  data: CollectionData,
  path: string,
  value: DataValue,
  sections: readonly Section[] = [],
): CollectionData {
  return write(data, parsePath(path), [], value, sections) as CollectionData;
}

function write(
  at: DataValue | undefined,
  rest: readonly string[],
  done: readonly string[],
  value: DataValue,
  sections: readonly Section[],
): DataValue {
  const [key, ...further] = rest;
  if (key === undefined) return value;
  const here = [...done, key];
  if (isList(at) || (!isGroup(at) && isListAt(sections, done))) {
    const list = isList(at) ? at : [];
    const position = positionOf(list, key);
    const fresh = { _id: key === NEW_ITEM ? newItemId() : key };
    const written = write(position === -1 ? fresh : list[position], further, here, value, sections);
    return position === -1 ? [...list, written] : list.with(position, written);
  }
  const group = isGroup(at) ? at : {};
  return { ...group, [key]: write(Object.hasOwn(group, key) ? group[key] : undefined, further, here, value, sections) };
}

function isListAt(sections: readonly Section[], keys: readonly string[]): boolean {
  return keys.length > 1 && fieldAt(sections, joinPath(...keys))?.type === 'array';
}

/** The data without what stands at a path: a field, a group, or an item. Unknown paths change nothing. */
export function removeValueAt(data: CollectionData, path: string): CollectionData {
  return remove(data, parsePath(path)) as CollectionData;
}

function remove(at: DataValue | undefined, keys: readonly string[]): DataValue | undefined {
  const [key, ...further] = keys;
  if (key === undefined) return at;
  if (isList(at)) {
    const position = positionOf(at, key);
    if (position === -1) return at;
    return further.length === 0 ? at.toSpliced(position, 1) : at.with(position, remove(at[position], further) ?? null);
  }
  if (!isGroup(at) || !Object.hasOwn(at, key)) return at;
  const { [key]: target, ...others } = at;
  return further.length === 0 ? others : { ...at, [key]: remove(target, further) ?? null };
}
