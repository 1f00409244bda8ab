// A second instance of an item, with identities of its own all the way down.
import { type DataValue, newItemId } from '@oneform/contract';

export function copyItem(value: DataValue): DataValue {
  if (Array.isArray(value)) return value.map(copyItem);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, child]) => [key, key === '_id' ? newItemId() : copyItem(child)]),
  );
}
