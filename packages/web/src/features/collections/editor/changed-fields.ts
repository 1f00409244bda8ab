// Lists the changes of a save, field by field, in words.
import {
  type DataValue,
  type FieldDefinition,
  itemId,
  joinPath,
  labelAt,
  parsePath,
  type Section,
} from '@oneform/contract';
import type { EditedState } from './draft-storage.ts';
import { isSameValue } from './same-value.ts';

export interface FieldChange {
  readonly path: string;
  readonly section: string;
  readonly label: string;
  readonly kind: 'changed' | 'added' | 'removed' | 'marked';
}

type Values = Readonly<Record<string, DataValue>>;

const groupOf = (value: DataValue | undefined): Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Values) : {};
const listOf = (value: DataValue | undefined): readonly DataValue[] => (Array.isArray(value) ? value : []);

/** Names of the sections that differ. */
export function changedSections(base: EditedState, draft: EditedState): string[] {
  const names = new Set([...Object.keys(base.data), ...Object.keys(draft.data)]);
  const changed = [...names].filter((name) => !isSameValue(base.data[name], draft.data[name]));
  return [...new Set([...changed, ...markedDifferently(base, draft).map((path) => parsePath(path)[0]!)])];
}

function markedDifferently(base: EditedState, draft: EditedState): string[] {
  if (base.notApplicable === draft.notApplicable) return [];
  const [was, is] = [new Set(base.notApplicable), new Set(draft.notApplicable)];
  return [
    ...draft.notApplicable.filter((path) => !was.has(path)),
    ...base.notApplicable.filter((path) => !is.has(path)),
  ];
}

export function changedFields(sections: readonly Section[], base: EditedState, draft: EditedState): FieldChange[] {
  const changes: FieldChange[] = [];
  for (const section of sections) {
    const [was, is] = [base.data[section.name], draft.data[section.name]];
    if (was !== is) compare(section.fields, was ?? {}, is ?? {}, [section.name], changes);
  }
  for (const path of markedDifferently(base, draft)) {
    changes.push({ path, section: parsePath(path)[0]!, label: labelAt(sections, path), kind: 'marked' });
  }
  return changes;
}

function compare(
  fields: readonly FieldDefinition[],
  was: Values,
  is: Values,
  keys: readonly string[],
  changes: FieldChange[],
): void {
  for (const field of fields) {
    const [before, after] = [was[field.name], is[field.name]];
    if (before === after) continue;
    const here = [...keys, field.name];
    const note = (kind: FieldChange['kind'], path = joinPath(...here)) =>
      changes.push({ path, section: keys[0]!, label: field.label, kind });
    if (field.type === 'object') compare(field.properties ?? [], groupOf(before), groupOf(after), here, changes);
    else if (field.type === 'array' && (field.items ?? []).length > 0) {
      const old = new Map(listOf(before).map((item, index) => [itemId(item, index), item]));
      const now = new Map(listOf(after).map((item, index) => [itemId(item, index), item]));
      for (const [id, item] of now) {
        if (!old.has(id)) note('added', joinPath(...here, id));
        else compare(field.items ?? [], groupOf(old.get(id)), groupOf(item), [...here, id], changes);
      }
      for (const id of old.keys()) if (!now.has(id)) note('removed', joinPath(...here, id));
    } else if (!isSameValue(before, after)) note('changed');
  }
}
