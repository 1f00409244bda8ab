// A person's own part of a collection: its data without values that papers filled and nobody has touched since.
import {
  type CollectionData,
  type DataValue,
  isEmptyValue,
  joinPath,
  parsePath,
  removeValueAt,
  type Section,
  setValueAt,
  valueAt,
} from '@oneform/contract';
import { isIdentical } from './same-value.ts';
import { findWhole } from './wholes.ts';

export interface Filled {
  readonly path: string;
  readonly value: DataValue;
  readonly previous: DataValue;
}

/** `entries`: filled and undecided. An item of a list in which somebody wrote stays whole, or its papers would make it anew beside it. */
export function withoutUntouched(
  data: CollectionData,
  entries: readonly Filled[],
  sections: readonly Section[],
): CollectionData {
  const untouched = listUntouched(data, entries, sections);
  let now = data;
  for (const { path, previous } of untouched)
    now =
      isEmptyValue(previous) && previous === null
        ? removeValueAt(now, path)
        : setValueAt(now, path, previous, sections);
  const items = new Set(untouched.flatMap(({ path }) => itemOf(data, path) ?? []));
  for (const item of items) if (isEmptyValue(valueAt(now, item))) now = removeValueAt(now, item);
  return now;
}

/** Those that still stand as they were filled, in an address, name or account no part of which is a person's. */
export function listUntouched<Entry extends Filled>(
  data: CollectionData,
  entries: readonly Entry[],
  sections: readonly Section[],
): Entry[] {
  const filled = entries.filter(({ path, value }) => isIdentical(valueAt(data, path) ?? null, value));
  const paths = new Set(filled.map(({ path }) => path));
  const standing = filled.filter(({ path }) =>
    [...(findWhole(sections, data, path)?.present.keys() ?? [])].every((part) => paths.has(part)),
  );
  const byItem = Map.groupBy(standing, ({ path }) => itemOf(data, path) ?? '');
  return [...byItem].flatMap(([item, inItem]) => {
    if (item === '') return inItem;
    const emptied = inItem.reduce((sofar, { path }) => removeValueAt(sofar, path), data);
    return isEmptyValue(valueAt(emptied, item)) ? inItem : [];
  });
}

/** The outermost item of a list that a path lies in. */
function itemOf(data: CollectionData, path: string): string | undefined {
  const keys = parsePath(path);
  const at = keys.findIndex((_, index) => index > 0 && Array.isArray(valueAt(data, joinPath(...keys.slice(0, index)))));
  return at === -1 ? undefined : joinPath(...keys.slice(0, at + 1));
}
