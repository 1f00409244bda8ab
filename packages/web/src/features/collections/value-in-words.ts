// Any value as a person reads it.
import { type DataValue, isEmptyValue } from '@oneform/contract';
import { formatDay, formatNumber, humanise } from '#lib/format.ts';

export function valueInWords(value: DataValue | undefined): string {
  if (value === undefined || isEmptyValue(value)) return 'nothing';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'number') return formatNumber(value);
  if (typeof value === 'string') return /^\d{4}-\d{2}-\d{2}$/.test(value) ? formatDay(value) : value;
  if (Array.isArray(value)) return (value as readonly DataValue[]).map(valueInWords).join('; ');
  return Object.entries(value as Readonly<Record<string, DataValue>>)
    .filter(([key, child]) => !key.startsWith('_') && !isEmptyValue(child))
    .map(([key, child]) => `${humanise(key)}: ${valueInWords(child)}`)
    .join(', ');
}
