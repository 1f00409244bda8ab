// A value of a collection in one line of text.
import type { DataValue } from '@oneform/contract';
import { dayInWords } from '#lib/in-words.ts';
import { t } from './messages.ts';

/** Parts of an address as an envelope has them: the database keeps the keys of an object in an order of its own. */
const envelope = ['street', 'unit', 'city', 'state', 'postal_code', 'country'];
const placeOf = (key: string) => envelope.indexOf(key) + 1 || envelope.length + 1;

/** Empty for nothing. Dates are written out: day and month cannot be taken for each other. */
export function showValue(value: DataValue): string {
  if (value === null) return '';
  if (typeof value === 'boolean') return value ? t.showValue.yes : t.showValue.no;
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string') return dayInWords(value);
  const parts = Array.isArray(value)
    ? value
    : Object.entries(value)
        .filter(([key]) => !key.startsWith('_'))
        .toSorted(([a], [b]) => placeOf(a) - placeOf(b))
        .map(([, part]) => part);
  return parts
    .map((part: DataValue) => showValue(part))
    .filter((text) => text !== '')
    .join(' · ');
}

/** Only plain values can be typed over in place. */
export const isPlain = (value: DataValue): value is string | number | null =>
  value === null || typeof value === 'string' || typeof value === 'number';
