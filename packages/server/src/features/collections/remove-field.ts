// Takes out a field that was added, an item of a list, or anything of free-form data; what a template asks for stays.
import {
  type CustomField,
  fieldAt,
  isWithin,
  parsePath,
  removeValueAt,
  type Section,
  valueAt,
} from '@oneform/contract';
import type { Deps } from '../../deps.ts';
import { AppError, notFound } from '../../errors.ts';
import type { SignedIn } from '../../http/signed-in.ts';
import type { SeenVersion } from './check-precondition.ts';
import { editCollection } from './edit-collection.ts';
import { findTemplate, sectionsOf } from './sections-of.ts';
import type { CollectionRow } from './store.ts';

/** Throws `not_found` when nothing is there, `validation_failed` for a field of the template. */
export function removeField(
  deps: Deps,
  user: SignedIn,
  { id, seen, path }: { id: string; seen: SeenVersion; path: string },
): Promise<CollectionRow> {
  let label = '';
  const change = (row: CollectionRow) => {
    const sections = sectionsOf(deps, row);
    label = labelOf(sections, path);
    const isThere =
      valueAt(row.data, path) !== undefined || row.customFields.some((custom) => standsWithin(custom, path));
    if (!isThere) throw notFound();
    if (isOfTemplate(findTemplate(deps, row.templateId)?.sections ?? [], path)) {
      const message = `${label} belongs to the template and cannot be deleted.`;
      throw new AppError('validation_failed', {
        detail: message,
        errors: [{ path, code: 'required_by_template', message }],
      });
    }
    return {
      data: removeValueAt(row.data, path),
      customFields: row.customFields.filter((custom) => !standsWithin(custom, path)),
      notApplicable: row.notApplicable.filter((mark) => !isWithin(mark, path)),
    };
  };
  return editCollection(deps, user, { id, seen, change, summarise: () => `Deleted ${label}` });
}

const standsWithin = ({ parent, field }: CustomField, path: string) => {
  const place = [...parsePath(parent), field.name];
  const keys = parsePath(path);
  return keys.length <= place.length && keys.every((key, index) => key === place[index]);
};

/** Items of the template's lists may go; its sections and fields may not. */
function isOfTemplate(sections: readonly Section[], path: string): boolean {
  const keys = parsePath(path);
  if (keys.length === 1) return sections.some(({ name }) => name === keys[0]);
  const field = fieldAt(sections, path);
  return field !== undefined && field.name === keys.at(-1);
}

function labelOf(sections: readonly Section[], path: string): string {
  const keys = parsePath(path);
  if (keys.length === 1) return sections.find(({ name }) => name === keys[0])?.label ?? path;
  return fieldAt(sections, path)?.label ?? keys.at(-1)!;
}
