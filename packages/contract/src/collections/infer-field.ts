// A definition for a value that no template knows: from the catalogue by its name, else from what it looks like.
import { DEFAULT_STRING_MAX_LENGTH } from '../constants.ts';
import type { FieldDefinition, FieldType } from '../templates/field-definition.ts';
import { inferType } from '../templates/infer-type.ts';
import { isCalendarDate } from '../templates/is-calendar-date.ts';
import { isEmptyValue } from '../templates/is-empty-value.ts';
import type { FieldSchemas } from '../templates/template.ts';
import type { DataValue } from './collection-data.ts';
import { childOf } from './walk-fields.ts';

const initialisms = /(?<![\p{L}\d])(?:id|ssn|ein|itin|vin|iban|bic|gpa|uscis|sevis|w2|w9)(?![\p{L}\d])/gu;

/** `passport_number` → "Passport number", `tax_form_w2` → "Tax form W-2", `host_email` → "Host e-mail". */
export function labelFromName(name: string): string {
  const words = name
    .replaceAll('_', ' ')
    .replace(initialisms, (word) => word.toUpperCase().replace(/(?=\d)/, '-'))
    .replace(/(?<![\p{L}\d])email(?![\p{L}\d])/gu, 'e-mail')
    .trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export function inferField(name: string, value: DataValue | undefined, schemas?: FieldSchemas): FieldDefinition {
  const atomic = atomicField(name, schemas);
  if (atomic !== undefined && isOfType(value, atomic.type)) return atomic;
  const about = { name, label: labelFromName(name), description: '', required: false, custom: true };
  if (Array.isArray(value)) {
    const items = fieldsOfItems(value, schemas);
    return { ...about, type: 'array', ...(items.length > 0 ? { items } : {}) };
  }
  if (typeof value === 'object' && value !== null) {
    return { ...about, type: 'object', properties: inferFields(value, schemas) };
  }
  return { ...about, ...typeOf(name, value) };
}

/** The catalogue's field as one that a person may add anywhere. */
export function atomicField(name: string, schemas?: FieldSchemas): FieldDefinition | undefined {
  const atoms = schemas?.atomic_fields ?? {};
  if (!Object.hasOwn(atoms, name)) return undefined;
  const { topic: _, ...definition } = atoms[name]!;
  return { ...definition, name, atomic: name, required: false, custom: true };
}

/** Definitions for the keys of a group; those that begin with `_` are not data. */
export function inferFields(group: object, schemas?: FieldSchemas): FieldDefinition[] {
  return Object.entries(group as Record<string, DataValue>)
    .filter(([key]) => !key.startsWith('_'))
    .map(([key, value]) => inferField(key, value, schemas));
}

// An item may lack what another has: each field is judged by its first value.
function fieldsOfItems(list: readonly DataValue[], schemas?: FieldSchemas): FieldDefinition[] {
  const merged: Record<string, DataValue> = {};
  for (const item of list) {
    if (typeof item !== 'object' || item === null || Array.isArray(item)) continue;
    for (const key of Object.keys(item)) {
      if (isEmptyValue(Object.hasOwn(merged, key) ? merged[key] : undefined)) {
        Object.defineProperty(merged, key, { value: childOf(item, key), enumerable: true, configurable: true });
      }
    }
  }
  return inferFields(merged, schemas);
}

function isOfType(value: DataValue | undefined, type: FieldType): boolean {
  if (isEmptyValue(value)) return true;
  if (type === 'number')
    return (
      typeof value === 'number' || (typeof value === 'string' && value.trim() !== '' && Number.isFinite(Number(value)))
    );
  if (type === 'boolean') return typeof value === 'boolean';
  if (type === 'array') return Array.isArray(value);
  return typeof value === 'string' || typeof value === 'number';
}

function typeOf(name: string, value: DataValue | undefined): Pick<FieldDefinition, 'type' | 'max_length'> {
  if (typeof value === 'boolean') return { type: 'boolean' };
  if (typeof value === 'number') return { type: 'number' };
  if (typeof value !== 'string' || value.trim() === '') return inferType(name);
  if (isCalendarDate(value)) return { type: 'date' };
  if (/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value)) return { type: 'email' };
  if (/^https?:\/\/\S+$/.test(value)) return { type: 'url' };
  if (value.length > DEFAULT_STRING_MAX_LENGTH || value.includes('\n')) return { type: 'text' };
  return { type: 'string', max_length: DEFAULT_STRING_MAX_LENGTH };
}
