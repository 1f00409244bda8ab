// Records of papers into items of repeated groups, merged by identity so that no job stands twice.
import { type CollectionData, joinPath, valueAt } from '@oneform/contract';
import { findItem, type Identity, idOfItem, isSameIdentity, knownItems } from './merge-items.ts';
import { propose, textOf } from './propose.ts';
import type { ProposedValue } from './proposed-value.ts';
import { belongsIn, type PaperRecord } from './records.ts';
import type { Slot } from './references.ts';
import type { ListPlace, Place } from './target-places.ts';

interface Item {
  readonly identity: Identity;
  readonly values: readonly ProposedValue[];
}

export function mapList(list: ListPlace, records: readonly PaperRecord[], data: CollectionData): ProposedValue[] {
  const items = records
    .filter((record) => belongsIn(record, list.field.facts))
    .map((record) => toItem(list, record))
    .reduce(mergeSame, []);
  const known = knownItems(list.field, valueAt(data, list.path));
  const [mainKey] = list.field.identity ?? [];
  return items.flatMap(({ identity, values }) => {
    const isNamed = mainKey !== undefined && identity[mainKey] !== undefined;
    const at = findItem(known, identity, isNamed);
    // A record without its first identifying field makes no item of its own: nothing could be merged with it later.
    if (at === undefined && !isNamed) return [];
    const id = at?.id ?? idOfItem(list.path, identity, new Set(known.map((item) => item.id)));
    // An empty item is filled once; after that it is what it was filled with.
    known.splice(at === undefined ? known.length : known.indexOf(at), at === undefined ? 0 : 1, {
      id,
      identity: { ...identity, ...at?.identity },
      isEmpty: false,
    });
    const item = { listPath: list.path, identity, id };
    return values.map((value) => ({ ...value, path: `${list.path}.${joinPath(id)}.${value.path}`, item }));
  });
}

function toItem(list: ListPlace, record: PaperRecord): Item {
  const values = list.slots
    .map((slot) => propose(slot.path, inRecord(slot, record), record.facts))
    .filter((value) => value !== undefined);
  const identity: { [path: string]: string } = {};
  for (const path of list.field.identity ?? []) {
    const value = values.find((candidate) => candidate.path === path);
    if (value !== undefined) identity[path] = textOf(value.value);
  }
  return { identity, values };
}

/** Within a record the keys are the item's own: `start_date` of a job needs no longer name. */
function inRecord(slot: Place, { kinds }: PaperRecord): Slot {
  if (kinds.includes('*') || slot.references.length === 0) return slot;
  return { ...slot, references: [...slot.references, { name: slot.field.name }] };
}

/** Two records of the file about one thing become one item; what the first does not say, the second does. */
function mergeSame(items: readonly Item[], item: Item): Item[] {
  const same = items.find((other) => isSameIdentity(other.identity, item.identity));
  if (same === undefined) return [...items, item];
  const further = item.values.filter((value) => !same.values.some((other) => other.path === value.path));
  return items.map((other) =>
    other === same ? { identity: { ...item.identity, ...same.identity }, values: [...same.values, ...further] } : other,
  );
}
