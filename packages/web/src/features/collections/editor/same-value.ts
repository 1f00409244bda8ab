// When two values count as the same while editing.
import { type DataValue, isEmptyValue } from '@oneform/contract';

const isGroup = (value: unknown): value is Record<string, DataValue> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Empty is empty, however it is written; groups are compared without the keys that are not data. */
export function isSameValue(one: DataValue | undefined, other: DataValue | undefined): boolean {
  if (one === other) return true;
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((item, index) => isSameItem(item, other[index]));
  }
  if (isGroup(one) && isGroup(other)) {
    const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
    return [...keys].every((key) => key.startsWith('_') || isSameValue(one[key], other[key]));
  }
  return isEmptyLeaf(one) && isEmptyLeaf(other);
}

// An empty item that was added is a change, even though nothing stands in it.
const isEmptyLeaf = (value: DataValue | undefined) =>
  isEmptyValue(value) && !(Array.isArray(value) && value.length > 0);

function isSameItem(one: DataValue, other: DataValue | undefined): boolean {
  if (isGroup(one) && isGroup(other) && one._id !== other._id) return false;
  return isSameValue(one, other);
}
