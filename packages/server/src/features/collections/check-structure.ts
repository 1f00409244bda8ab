// Groups hold groups, lists lists, and fields values: anything else is refused, while values against a rule are kept and shown.
import {
  type CollectionData,
  type DataValue,
  type FieldDefinition,
  type FieldError,
  isStructural,
  itemId,
  joinPath,
  type Section,
} from '@oneform/contract';
import { AppError } from '../../errors.ts';

type Group = { readonly [key: string]: DataValue };
const isGroup = (value: DataValue): value is Group =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Throws `validation_failed` naming each place. */
export function checkStructure(sections: readonly Section[], data: CollectionData): void {
  const errors = sections.flatMap((section) =>
    Object.hasOwn(data, section.name) ? faultsOf(section.fields, data[section.name]!, [section.name]) : [],
  );
  if (errors.length > 0)
    throw new AppError('validation_failed', {
      detail: `${errors[0]!.path}: ${errors[0]!.message}`,
      errors: errors.slice(0, 100),
    });
}

function faultsOf(fields: readonly FieldDefinition[], group: Group, keys: readonly string[]): FieldError[] {
  return fields.flatMap((field) =>
    Object.hasOwn(group, field.name) ? faultsOfField(field, group[field.name]!, [...keys, field.name]) : [],
  );
}

function faultsOfField(field: FieldDefinition, value: DataValue, keys: readonly string[]): FieldError[] {
  const fault = (message: string): FieldError[] => [{ path: joinPath(...keys), code: 'wrong_structure', message }];
  if (value === null || value === '') return [];
  if (field.type === 'object')
    return isGroup(value)
      ? faultsOf(field.properties ?? [], value, keys)
      : fault('A group of fields is expected here.');
  if (field.type === 'array') {
    if (!Array.isArray(value)) return fault('A list is expected here.');
    const list = value as readonly DataValue[];
    if (!isStructural(field))
      return list.some((item) => typeof item === 'object' && item !== null)
        ? fault('A list of values is expected here.')
        : [];
    return list.flatMap((item, index) =>
      isGroup(item)
        ? faultsOf(field.items ?? [], item, [...keys, itemId(item, index)])
        : fault('Each item must be a group of fields.'),
    );
  }
  return typeof value === 'object' ? fault('A single value is expected here.') : [];
}
