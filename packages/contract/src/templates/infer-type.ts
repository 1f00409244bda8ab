// Field definition when only a type name is known, as for fields that people make up.
import { DEFAULT_STRING_MAX_LENGTH } from '../constants.ts';
import { type FieldType, fieldTypes } from './field-definition.ts';

const hints: readonly (readonly [type: FieldType, wordings: readonly string[]])[] = [
  ['email', ['email']],
  ['date', ['date']],
  ['number', ['number', 'amount']],
  ['boolean', ['boolean', 'is_', 'has_']],
  ['url', ['url', 'link']],
  ['text', ['text', 'description']],
  ['string', ['phone']],
];

/** The type that a type name hints at, first hint first; the name itself when nothing does. */
export function inferTypeName(name: string): string {
  const lower = name.toLowerCase();
  if ((fieldTypes as readonly string[]).includes(lower)) return lower;
  return hints.find(([, wordings]) => wordings.some((wording) => lower.includes(wording)))?.[0] ?? name;
}

/** As `inferTypeName`, but always a type that a field can have: what stays unresolved is a string of the default length. */
export function inferType(name: string): { readonly type: FieldType; readonly max_length?: number } {
  const type = inferTypeName(name);
  if (type === 'string') return { type, max_length: DEFAULT_STRING_MAX_LENGTH };
  const known = fieldTypes.find((candidate) => candidate === type);
  return known === undefined ? { type: 'string', max_length: DEFAULT_STRING_MAX_LENGTH } : { type: known };
}
