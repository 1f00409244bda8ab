// Text that a person typed into a form, into what a field holds.
import type { DataValue, FieldDefinition } from '@oneform/contract';
import { normaliseDate } from '#values/normalise/normalise-date.ts';
import { convertValue } from './convert-value.ts';

/** Undefined where the text cannot stand in the field, or says two days: 3/4/2024. */
export function convertTyped(field: FieldDefinition, text: string): DataValue | undefined {
  const isDate = field.type === 'date' || field.type === 'formatted_date';
  const read = isDate ? normaliseDate(text, 'unknown') : null;
  if (read?.alternatives) return undefined;
  const fact = { value: read?.value ?? text, type: 'string', name: '' } as const;
  const converted = convertValue(field, fact);
  return converted?.certainty === 1 ? converted.value : undefined;
}
