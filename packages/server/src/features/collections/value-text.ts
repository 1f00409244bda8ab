// A value as text: what a source says, and what a person reads.
import { type DataValue, isEmptyValue } from '@oneform/contract';

export function valueText(value: DataValue | undefined): string {
  if (value === undefined || value === null) return '';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (Array.isArray(value)) return (value as readonly DataValue[]).map(valueText).join(', ');
  if (typeof value !== 'object') return String(value);
  const parts = Object.entries(value).filter(([key, child]) => !key.startsWith('_') && !isEmptyValue(child));
  return parts.map(([, child]) => valueText(child)).join(', ');
}
