// Data joined with its definitions: what the editor draws.
import { defaultValue } from '../templates/default-value.ts';
import type { FieldDefinition } from '../templates/field-definition.ts';
import type { Section } from '../templates/template.ts';
import type { CollectionData, DataValue, ProcessedField } from './collection-data.ts';
import { joinPath } from './field-path.ts';
import { itemId } from './value-at.ts';
import { childOf, isStructural } from './walk-fields.ts';

interface Marks {
  readonly notApplicable: ReadonlySet<string>;
  readonly inferred: ReadonlySet<string>;
}

/**
 * `templated_data`: section name → field name → the field with its value. Fields without a value carry the empty value of their type,
 * except yes/no questions, which carry null until they are answered: "no" is an answer.
 */
export function processSections(
  sections: readonly Section[],
  data: CollectionData,
  notApplicable: readonly string[],
  inferredPaths: readonly string[],
): Record<string, Record<string, ProcessedField>> {
  const marks = { notApplicable: new Set(notApplicable), inferred: new Set(inferredPaths) };
  return Object.fromEntries(
    sections.map((section) => [
      section.name,
      processFields(section.fields, childOf(data, section.name), [section.name], marks),
    ]),
  );
}

function processFields(
  fields: readonly FieldDefinition[],
  values: DataValue | undefined,
  keys: readonly string[],
  marks: Marks,
): Record<string, ProcessedField> {
  return Object.fromEntries(
    fields.map((field) => [field.name, processField(field, childOf(values, field.name), [...keys, field.name], marks)]),
  );
}

function processField(
  field: FieldDefinition,
  value: DataValue | undefined,
  keys: readonly string[],
  marks: Marks,
): ProcessedField {
  const path = joinPath(...keys);
  const structural = isStructural(field);
  return {
    value: value ?? (field.type === 'boolean' ? null : defaultValue(field.type)),
    type: field.type,
    label: field.label,
    description: field.description,
    required: field.required,
    validations: field.validations,
    regex: field.regex,
    max_length: field.max_length,
    options: field.options,
    placeholder: field.placeholder,
    example: field.example,
    fieldPath: path,
    isStructural: structural,
    inferred: marks.inferred.has(path) || undefined,
    not_applicable: marks.notApplicable.has(path) || undefined,
    custom: field.custom,
    properties: field.type === 'object' ? processFields(field.properties ?? [], value, keys, marks) : undefined,
    items:
      field.type === 'array' && structural
        ? (Array.isArray(value) ? (value as readonly DataValue[]) : []).map((item, index) => {
            const id = itemId(item, index);
            return { _id: id, properties: processFields(field.items ?? [], item, [...keys, id], marks) };
          })
        : undefined,
  };
}
