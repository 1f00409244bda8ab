// The value of an empty field.
import type { DataValue } from '../collections/collection-data.ts';
import type { FieldType } from './field-definition.ts';

/** Empty text for text-like fields, dates and choices; null for numbers; false for yes/no; an empty list or group. */
export function defaultValue(type: FieldType): DataValue {
  switch (type) {
    case 'number':
      return null;
    case 'boolean':
      return false;
    case 'array':
      return [];
    case 'object':
      return {};
    default:
      return '';
  }
}
