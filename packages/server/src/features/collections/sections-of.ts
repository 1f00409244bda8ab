// All sections of a collection: the template's, with the fields that were added, then what else stands in the data.
import {
  type CollectionData,
  type CustomField,
  labelFromName,
  OTHER_FIELDS_SECTION,
  organiseData,
  parsePath,
  type Section,
  type Template,
  withCustomFields,
} from '@oneform/contract';
import type { Deps } from '../../deps.ts';

/** What definitions are looked up in. */
export type Catalogue = Pick<Deps, 'templates' | 'fieldSchemas'>;

/** What of a collection decides its sections. */
export interface Shape {
  readonly templateId: string | null;
  readonly data: CollectionData;
  readonly customFields: readonly CustomField[];
}

export function findTemplate({ templates }: Pick<Catalogue, 'templates'>, id: string | null): Template | undefined {
  return id === null ? undefined : templates.find((template) => template.id === id);
}

export function sectionsOf(catalogue: Catalogue, { templateId, data, customFields }: Shape): Section[] {
  const known = findTemplate(catalogue, templateId)?.sections ?? [];
  const named = new Set([...Object.keys(data), ...customFields.map(({ parent }) => parsePath(parent)[0]!)]);
  const further = [...named].filter((name) => !known.some((section) => section.name === name)).sort(otherFieldsLast);
  // Added fields go in before the data is looked at, so that their own definitions win over guessed ones.
  return organiseData(
    data,
    catalogue.fieldSchemas,
    withCustomFields([...known, ...further.map(emptySection)], customFields),
  );
}

function emptySection(name: string): Section {
  return { name, label: labelFromName(name), description: '', required: false, fields: [] };
}

const otherFieldsLast = (a: string, b: string) =>
  Number(a === OTHER_FIELDS_SECTION) - Number(b === OTHER_FIELDS_SECTION);
