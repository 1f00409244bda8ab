// Lays the sent fields over the present data: only they change, so that two people in two fields never undo each other.
import type { CollectionData, DataValue } from '@oneform/contract';

type Group = { readonly [key: string]: DataValue };
const isGroup = (value: DataValue | undefined): value is Group =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Groups merge by key. A list is one field: its items and their order are those sent, and items that were there keep what was not sent. */
export function mergeData(present: CollectionData, sent: CollectionData): CollectionData {
  return mergeGroup(present, sent) as CollectionData;
}

function mergeGroup(present: Group, sent: Group): Group {
  const merged = new Map(Object.entries(present));
  for (const [key, value] of Object.entries(sent)) merged.set(key, mergeValue(merged.get(key), value));
  return Object.fromEntries(merged);
}

function mergeValue(present: DataValue | undefined, sent: DataValue): DataValue {
  if (isGroup(present) && isGroup(sent)) return mergeGroup(present, sent);
  if (!Array.isArray(present) || !Array.isArray(sent)) return sent;
  const items = new Map((present as readonly DataValue[]).filter(isGroup).map((item) => [item._id, item]));
  return (sent as readonly DataValue[]).map((item) => {
    const known = isGroup(item) && typeof item._id === 'string' ? items.get(item._id) : undefined;
    return known && isGroup(item) ? mergeGroup(known, item) : item;
  });
}
