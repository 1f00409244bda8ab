// Fields that people add themselves, to a template's sections or to free-form data.
import type { z } from 'zod';
import { DEFAULT_STRING_MAX_LENGTH } from '../constants.ts';
import type { FieldDefinition } from '../templates/field-definition.ts';
import type { FieldSchemas, Section } from '../templates/template.ts';
import type { AddField } from './collections-api.ts';
import { joinPath } from './field-path.ts';
import { atomicField, labelFromName } from './infer-field.ts';

export interface CustomField {
  /** Path of the section or group it stands in; inside repeated groups with any item's id, since all items have the same fields. */
  readonly parent: string;
  readonly field: FieldDefinition;
}

/** The definition of a field to add; undefined when the catalogue has no field of that name. */
export function defineCustomField(
  field: z.infer<typeof AddField>['field'],
  schemas?: FieldSchemas,
): FieldDefinition | undefined {
  if ('atomic' in field) return atomicField(field.atomic, schemas);
  const { name, options } = field;
  const type = field.type === 'string' && field.long === true ? 'text' : field.type;
  return {
    name,
    label: labelFromName(name),
    type,
    description: '',
    required: false,
    custom: true,
    ...(type === 'string' ? { max_length: DEFAULT_STRING_MAX_LENGTH } : {}),
    ...(type === 'select' ? { options: options ?? [] } : {}),
    ...(type === 'object' ? { properties: [] } : {}),
  };
}

/** The sections with added fields in their places, after those of the template. Fields that are there already win. */
export function withCustomFields(sections: readonly Section[], custom: readonly CustomField[]): Section[] {
  return sections.map((section) => ({
    ...section,
    fields: insert(section.fields, joinPath(section.name), custom),
  }));
}

function insert(fields: readonly FieldDefinition[], path: string, custom: readonly CustomField[]): FieldDefinition[] {
  const here = custom.filter(({ parent }) => parent === path).map(({ field }) => field);
  const added = here.filter((field) => !fields.some((known) => known.name === field.name));
  return [...fields, ...added].map((field) => {
    const place = `${path}.${joinPath(field.name)}`;
    const inside = custom.filter(({ parent }) => parent === place || parent.startsWith(`${place}.`));
    if (inside.length === 0) return field;
    if (field.type === 'object') return { ...field, properties: insert(field.properties ?? [], place, inside) };
    if (field.type !== 'array') return field;
    return { ...field, items: insert(field.items ?? [], `${place}.*`, inside.map(withoutItemId(place))) };
  });
}

/** `section.jobs.k3x9…` → `section.jobs.*…`. */
function withoutItemId(listPath: string) {
  return (custom: CustomField): CustomField => {
    const [, ...rest] = custom.parent.slice(listPath.length + 1).split('.');
    return { ...custom, parent: [`${listPath}.*`, ...rest].join('.') };
  };
}
