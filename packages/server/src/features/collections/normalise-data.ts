// Data as it is kept: storable text, items with an `_id` each, no other keys that begin with `_`.
import {
  type CollectionData,
  type DataValue,
  isTooDeep,
  MAX_NESTING_DEPTH,
  NEW_ITEM,
  newItemId,
} from '@oneform/contract';
import { storableJson } from '../../db/columns.ts';
import { AppError } from '../../errors.ts';

type Group = { readonly [key: string]: DataValue };
const isGroup = (value: unknown): value is Group =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Throws `validation_failed` when the data is nested too deep. */
export function normaliseData(given: CollectionData): CollectionData {
  // Before anything walks it: hostile depth must not cost the stack.
  if (isTooDeep(given)) {
    const message = `The data is nested deeper than ${MAX_NESTING_DEPTH} levels.`;
    throw new AppError('validation_failed', {
      detail: message,
      errors: [{ path: 'collection_data', code: 'too_deep', message }],
    });
  }
  const storable = JSON.parse(storableJson(given)) as CollectionData;
  return normaliseGroup(storable, false) as CollectionData;
}

function normaliseGroup(group: Group, isItem: boolean): Group {
  const entries = Object.entries(group).filter(([key]) => !key.startsWith('_') || (isItem && key === '_id'));
  return Object.fromEntries(entries.map(([key, value]) => [key, normaliseValue(value)]));
}

function normaliseValue(value: DataValue): DataValue {
  if (Array.isArray(value)) return normaliseList(value as readonly DataValue[]);
  return isGroup(value) ? normaliseGroup(value, false) : value;
}

/** Two items never share a name: the second gets a new one. */
function normaliseList(list: readonly DataValue[]): DataValue[] {
  const taken = new Set<string>();
  return list.map((value) => {
    if (!isGroup(value)) return normaliseValue(value);
    const given = value._id;
    const isUsable =
      typeof given === 'string' && given !== '' && given !== NEW_ITEM && given.length <= 100 && !taken.has(given);
    const id = isUsable ? given : newItemId();
    taken.add(id);
    return { ...normaliseGroup(value, true), _id: id };
  });
}
