// A field that a person adds, out of the catalogue or of their own making.
import {
  type AddField,
  type DataValue,
  defaultValue,
  defineCustomField,
  type FieldDefinition,
  fieldAt,
  joinPath,
  MAX_NESTING_DEPTH,
  parsePath,
  type Section,
  setValueAt,
  valueAt,
} from '@oneform/contract';
import type { z } from 'zod';
import type { Deps } from '../../deps.ts';
import { AppError, notFound } from '../../errors.ts';
import type { SignedIn } from '../../http/signed-in.ts';
import type { SeenVersion } from './check-precondition.ts';
import { editCollection } from './edit-collection.ts';
import { sectionsOf } from './sections-of.ts';
import type { CollectionRow } from './store.ts';
import type { CollectionChange } from './write-collection.ts';

type NewField = z.output<typeof AddField>;

/** Throws `validation_failed` in the words of the dialog, `not_found` when the section or group is not there. */
export function addField(
  deps: Deps,
  user: SignedIn,
  { id, seen, body }: { id: string; seen: SeenVersion; body: NewField },
): Promise<CollectionRow> {
  const field = define(deps, body);
  const change = (row: CollectionRow): CollectionChange => {
    const parent = body.parent ?? joinPath(body.section);
    const sections = sectionsOf(deps, row);
    const siblings = findSiblings(sections, row, body.section, parent);
    if (siblings.some(({ name }) => name === field.name))
      throw invalid('name', `There is already a field "${field.label}" here.`);
    const path = `${parent}.${joinPath(field.name)}`;
    // Below the section's own name; items of repeated groups count as one level with their list.
    if (parsePath(path).length - 1 > MAX_NESTING_DEPTH)
      throw invalid('parent', `Fields cannot be nested deeper than ${MAX_NESTING_DEPTH} levels.`);
    const isTyped = valueAt(row.data, path) !== undefined;
    return {
      customFields: [...row.customFields, { parent, field }],
      ...(isTyped ? {} : { data: setValueAt(row.data, path, emptyValueOf(field), sections) }),
    };
  };
  return editCollection(deps, user, { id, seen, change, summarise: () => `Added the field ${field.label}` });
}

const emptyValueOf = ({ type }: FieldDefinition): DataValue => (type === 'boolean' ? null : defaultValue(type));

function define(deps: Deps, { field: wanted }: NewField): FieldDefinition {
  if ('name' in wanted) {
    if (wanted.name.startsWith('_')) throw invalid('name', 'Field names cannot begin with an underscore.');
    if (wanted.type === 'select' && (wanted.options ?? []).length === 0)
      throw invalid('options', 'Options are required for dropdown fields');
  }
  const field = defineCustomField(wanted, deps.fieldSchemas);
  if (!field) throw invalid('field', 'Please select a field');
  return field;
}

function findSiblings(
  sections: readonly Section[],
  row: CollectionRow,
  sectionName: string,
  parent: string,
): readonly FieldDefinition[] {
  const keys = parsePath(parent);
  if (keys[0] !== sectionName) throw invalid('parent', 'The group is not in this section.');
  if (sectionName.startsWith('_')) throw invalid('section', 'Section names cannot begin with an underscore.');
  const section = sections.find(({ name }) => name === sectionName);
  // A free-form collection gets a section with its first field.
  if (!section && row.templateId === null && keys.length === 1) return [];
  if (!section) throw notFound();
  if (keys.length === 1) return section.fields;
  const group = fieldAt(sections, parent);
  if (group?.type === 'object') return group.properties ?? [];
  if (group?.type === 'array' && group.items) {
    if (fieldAt(sections, joinPath(...keys.slice(0, -1))) !== group)
      throw invalid('parent', 'Choose one of the items of the list.');
    return group.items;
  }
  throw notFound();
}

function invalid(path: string, message: string): AppError {
  return new AppError('validation_failed', { detail: message, errors: [{ path, code: 'invalid', message }] });
}
