// Sections for data: the template's, completed by what else stands in the data; free-form data gets all of its sections this way.
import { MAX_NESTING_DEPTH, OTHER_FIELDS_SECTION } from '../constants.ts';
import type { FieldDefinition } from '../templates/field-definition.ts';
import type { FieldSchemas, Section } from '../templates/template.ts';
import type { CollectionData, DataValue } from './collection-data.ts';
import { inferField, inferFields, labelFromName } from './infer-field.ts';
import { isTooDeep } from './nesting-depth.ts';
import { childOf } from './walk-fields.ts';

/**
 * All sections to draw, each field at the place where its value stands: the given ones first, then one for every further key of the
 * data, `Other Fields` last. Values that no definition covers get one made from the catalogue or their looks.
 *
 * @throws RangeError when the data is nested too deep
 */
export function organiseData(
  data: CollectionData,
  schemas?: FieldSchemas,
  sections: readonly Section[] = [],
): Section[] {
  if (isTooDeep(data)) throw new RangeError(`Nested deeper than ${MAX_NESTING_DEPTH} levels`);
  const known = sections.map((section) => ({
    ...section,
    fields: extendFields(section.fields, childOf(data, section.name), schemas),
  }));
  const further = Object.keys(data)
    .filter((name) => !sections.some((section) => section.name === name))
    .map((name) => ({
      name,
      label: labelFromName(name),
      description: '',
      required: false,
      fields: inferFields(data[name] ?? {}, schemas),
    }));
  const isOther = (section: Section) => section.name === OTHER_FIELDS_SECTION;
  return [...known, ...further.filter((section) => !isOther(section)), ...further.filter(isOther)];
}

/** The fields with definitions added for what the values hold beyond them, at every level. */
function extendFields(
  fields: readonly FieldDefinition[],
  values: DataValue | undefined,
  schemas?: FieldSchemas,
): FieldDefinition[] {
  const known = fields.map((field) => {
    const value = childOf(values, field.name);
    if (field.type === 'object') return { ...field, properties: extendFields(field.properties ?? [], value, schemas) };
    if (field.type !== 'array' || field.items === undefined || !Array.isArray(value)) return field;
    const items = (value as readonly DataValue[]).reduce<readonly FieldDefinition[]>(
      (sofar, item) => extendFields(sofar, item, schemas),
      field.items,
    );
    return { ...field, items };
  });
  if (typeof values !== 'object' || values === null || Array.isArray(values)) return known;
  const names = new Set(fields.map((field) => field.name));
  const further = Object.keys(values)
    .filter((key) => !key.startsWith('_') && !names.has(key))
    .map((key) => inferField(key, childOf(values, key), schemas));
  return [...known, ...further];
}

/** The section that a loose field belongs in: the topic of its catalogue field, else `Other Fields`. */
export function sectionForField(name: string, schemas?: FieldSchemas): string {
  const atoms = schemas?.atomic_fields ?? {};
  return (Object.hasOwn(atoms, name) ? atoms[name]?.topic : undefined) ?? OTHER_FIELDS_SECTION;
}

/** Loose fields sorted into sections, in the order in which the sections come up. */
export function sortIntoSections(fields: Readonly<Record<string, DataValue>>, schemas?: FieldSchemas): CollectionData {
  const data = new Map<string, Map<string, DataValue>>();
  for (const [name, value] of Object.entries(fields)) {
    const section = sectionForField(name, schemas);
    data.set(section, (data.get(section) ?? new Map()).set(name, value));
  }
  return Object.fromEntries([...data].map(([section, values]) => [section, Object.fromEntries(values)]));
}
