// All sections of a collection: the template's, with the fields that were added, then what else stands in the data.
import {
  type CollectionData,
  type CustomField,
  type DataValue,
  type FieldDefinition,
  labelFromName,
  OTHER_FIELDS_SECTION,
  organiseData,
  parsePath,
  type Section,
  type Template,
  withCustomFields,
} from '@oneform/contract';
import type { Deps } from '../../deps.ts';

/** Source of definitions. */
export type Catalogue = Pick<Deps, 'templates' | 'fieldSchemas'>;

/** The part of a collection that decides its sections. */
export interface Shape {
  readonly templateId: string | null;
  readonly data: CollectionData;
  readonly customFields: readonly CustomField[];
}

export function findTemplate({ templates }: Pick<Catalogue, 'templates'>, id: string | null): Template | undefined {
  return id === null ? undefined : templates.find((template) => template.id === id);
}

/**
 * Data is never changed in place, so that its sections are worked out once however often a request asks. Only where that takes longer than
 * looking: what a WeakMap holds outlives the quick collections of young garbage, which then take a hundred times as long.
 */
const remembered = new WeakMap<CollectionData, { readonly shape: Shape; readonly sections: Section[] }>();

/** Not to be changed: it may be the template's own. */
export function sectionsOf(catalogue: Catalogue, shape: Shape): Section[] {
  const { templateId, data, customFields } = shape;
  const own = findTemplate(catalogue, templateId)?.sections ?? [];
  // Most collections of a template hold nothing else: theirs are the template's own, the very same object.
  if (customFields.length === 0 && own.length > 0 && isCovered(own, data)) return own;
  const known = remembered.get(data);
  if (known && known.shape.templateId === templateId && known.shape.customFields === customFields)
    return known.sections;
  const sections = workOut(catalogue, own, shape);
  remembered.set(data, { shape, sections });
  return sections;
}

function workOut(catalogue: Catalogue, own: readonly Section[], { data, customFields }: Shape): Section[] {
  const named = new Set([...Object.keys(data), ...customFields.map(({ parent }) => parsePath(parent)[0]!)]);
  const further = [...named].filter((name) => !own.some((section) => section.name === name)).sort(otherFieldsLast);
  // Added fields go in before the data is looked at, so that their own definitions win over guessed ones.
  return organiseData(
    data,
    catalogue.fieldSchemas,
    withCustomFields([...own, ...further.map(emptySection)], customFields),
  );
}

/** Does every value have a definition? Asked of all data that is read, so that it walks plainly and makes nothing. */
function isCovered(sections: readonly Section[], data: CollectionData): boolean {
  const known = byName(sections);
  for (const name in data) {
    const section = known.get(name);
    if (!section || !isGroupCovered(section.fields, data[name]!)) return false;
  }
  return true;
}

const none: readonly FieldDefinition[] = [];
const indexed = new WeakMap<readonly { readonly name: string }[], ReadonlyMap<string, unknown>>();

/** Definitions are a template's, the same ones for every collection of it. */
function byName<T extends { readonly name: string }>(definitions: readonly T[]): ReadonlyMap<string, T> {
  const known = indexed.get(definitions) as ReadonlyMap<string, T> | undefined;
  if (known) return known;
  const index = new Map(definitions.map((one) => [one.name, one]));
  indexed.set(definitions, index);
  return index;
}

type Group = { readonly [key: string]: DataValue };

function isGroupCovered(fields: readonly FieldDefinition[], group: Group): boolean {
  const known = byName(fields);
  for (const key in group) {
    if (key.startsWith('_')) continue;
    const field = known.get(key);
    if (!field || !isValueCovered(field, group[key]!)) return false;
  }
  return true;
}

function isValueCovered(field: FieldDefinition, value: DataValue): boolean {
  const inner = (field.type === 'object' ? field.properties : field.items) ?? none;
  if (isGroup(value)) return isGroupCovered(inner, value);
  return !Array.isArray(value) || value.every((item) => !isGroup(item) || isGroupCovered(inner, item));
}

const isGroup = (value: DataValue): value is Group =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function emptySection(name: string): Section {
  return { name, label: labelFromName(name), description: '', required: false, fields: [] };
}

const otherFieldsLast = (a: string, b: string) =>
  Number(a === OTHER_FIELDS_SECTION) - Number(b === OTHER_FIELDS_SECTION);
