// Path of a value in any collection of a kind: items of repeated groups by their position, since their ids are each
// collection's own.
import type { CollectionData, DataValue } from '../collections/collection-data.ts';
import { joinPath, parsePath } from '../collections/field-path.ts';
import { itemId } from '../collections/value-at.ts';

const isList = (value: unknown): value is readonly DataValue[] => Array.isArray(value);
const inside = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, key)
    ? (value as Readonly<Record<string, unknown>>)[key]
    : undefined;

/** `jobs.k3x9.company` → `jobs.#0.company`. */
export const toSavedPath = (data: CollectionData, path: string): string =>
  renameItems(data, path, (list, key) => {
    const index = list.findIndex((item, at) => itemId(item, at) === key);
    return index === -1 ? undefined : { index, name: `#${index}` };
  });

/** `jobs.#0.company` → `jobs.k3x9.company`; as it is where there is no such item. */
export const fromSavedPath = (data: CollectionData, path: string): string =>
  renameItems(data, path, (list, key) => {
    const index = /^#\d{1,4}$/.test(key) ? Number(key.slice(1)) : -1;
    const item = list[index];
    return item === undefined ? undefined : { index, name: itemId(item, index) };
  });

function renameItems(
  data: CollectionData,
  path: string,
  find: (list: readonly DataValue[], key: string) => { readonly index: number; readonly name: string } | undefined,
): string {
  let here: unknown = data;
  return joinPath(
    ...parsePath(path).map((key) => {
      const item = isList(here) ? find(here, key) : undefined;
      here = isList(here) ? here[item?.index ?? -1] : inside(here, key);
      return item?.name ?? key;
    }),
  );
}
