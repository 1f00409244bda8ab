// Which fields a collection cannot do without, and whether they are there.

import type { FieldDefinition } from '../templates/field-definition.ts';
import { isEmptyValue } from '../templates/is-empty-value.ts';
import type { Section } from '../templates/template.ts';
import type { CollectionData, DataValue } from './collection.ts';
import { joinPath, NEW_ITEM } from './field-path.ts';
import { itemId } from './value-at.ts';
import { childOf, isStructural } from './walk-fields.ts';

export interface RequiredLeaf {
  readonly path: string;
  readonly section: string;
  readonly field: FieldDefinition;
  /** Filled, or marked "does not apply" itself or through a group around it. */
  readonly isDone: boolean;
}

/**
 * The leaves that count: required, in required groups, in required sections. What stands in optional groups never counts, so that
 * filling in more can only raise the completion. Of a repeated group the most complete item counts; without items, the one to come.
 */
export function requiredLeaves(
  sections: readonly Section[],
  data: CollectionData,
  notApplicable: ReadonlySet<string>,
): RequiredLeaf[] {
  return sections
    .filter((section) => section.required)
    .flatMap((section) =>
      leavesOf(section.name, section.fields, childOf(data, section.name), [section.name], notApplicable, false),
    );
}

function leavesOf(
  section: string,
  fields: readonly FieldDefinition[],
  values: DataValue | undefined,
  keys: readonly string[],
  notApplicable: ReadonlySet<string>,
  isExcused: boolean,
): RequiredLeaf[] {
  return fields
    .filter((field) => field.required)
    .flatMap((field) => {
      const here = [...keys, field.name];
      const path = joinPath(...here);
      const value = childOf(values, field.name);
      const excused = isExcused || notApplicable.has(path);
      const self: RequiredLeaf = { path, section, field, isDone: excused || !isEmptyValue(value) };
      if (!isStructural(field)) return [self];
      const inside =
        field.type === 'object'
          ? leavesOf(section, field.properties ?? [], value, here, notApplicable, excused)
          : leavesOfBestItem(section, field, value, here, notApplicable, excused);
      return inside.length === 0 ? [self] : inside;
    });
}

function leavesOfBestItem(
  section: string,
  list: FieldDefinition,
  value: DataValue | undefined,
  keys: readonly string[],
  notApplicable: ReadonlySet<string>,
  isExcused: boolean,
): RequiredLeaf[] {
  const items: readonly DataValue[] = Array.isArray(value) ? value : [];
  const fields = list.items ?? [];
  let best = leavesOf(section, fields, undefined, [...keys, NEW_ITEM], notApplicable, isExcused);
  for (const [index, item] of items.entries()) {
    const leaves = leavesOf(section, fields, item, [...keys, itemId(item, index)], notApplicable, isExcused);
    if (index === 0 || countDone(leaves) > countDone(best)) best = leaves;
  }
  return best;
}

const countDone = (leaves: readonly RequiredLeaf[]) => leaves.filter((leaf) => leaf.isDone).length;
