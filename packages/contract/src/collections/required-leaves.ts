// Finds the required fields of a collection, and whether they are filled.

import type { FieldDefinition } from '../templates/field-definition.ts';
import { isEmptyValue } from '../templates/is-empty-value.ts';
import type { Section } from '../templates/template.ts';
import { askedState } from './asked-state.ts';
import type { CollectionData, DataValue } from './collection-data.ts';
import { joinPath, NEW_ITEM } from './field-path.ts';
import { itemId } from './value-at.ts';
import { childOf, isStructural } from './walk-fields.ts';

export interface RequiredLeaf {
  readonly path: string;
  readonly section: string;
  readonly field: FieldDefinition;
  /** Filled with what fits, or marked "does not apply" itself or through a group around it. */
  readonly isDone: boolean;
}

/** Facts about single paths. */
interface Marks {
  readonly notApplicable: ReadonlySet<string>;
  /** Does what stands there break a rule of the field? Asked of what is filled alone. */
  isInvalid(path: string, field: FieldDefinition, value: DataValue | undefined): boolean;
}

interface Look extends Marks {
  readonly data: CollectionData;
}

/**
 * The leaves that count: required, in required groups, in required sections. What stands in optional groups never counts, so that
 * filling in more can only raise the completion; what an answer asks for counts from that answer on. Of a repeated group the most complete item counts; without items, the one to come.
 */
export function requiredLeaves(sections: readonly Section[], data: CollectionData, marks: Marks): RequiredLeaf[] {
  return sections
    .filter((section) => section.required && askedState(section, undefined, data) === 'asked')
    .flatMap((section) =>
      leavesOf(section.name, section.fields, childOf(data, section.name), [section.name], { ...marks, data }, false),
    );
}

function leavesOf(
  section: string,
  fields: readonly FieldDefinition[],
  values: DataValue | undefined,
  keys: readonly string[],
  marks: Look,
  isExcused: boolean,
): RequiredLeaf[] {
  return fields
    .filter((field) => field.required && askedState(field, values, marks.data) === 'asked')
    .flatMap((field) => {
      const here = [...keys, field.name];
      const path = joinPath(...here);
      const value = childOf(values, field.name);
      const excused = isExcused || marks.notApplicable.has(path);
      const isFilled = () => !isEmptyValue(value) && !marks.isInvalid(path, field, value);
      const self: RequiredLeaf = { path, section, field, isDone: excused || isFilled() };
      if (!isStructural(field)) return [self];
      const inside =
        field.type === 'object'
          ? leavesOf(section, field.properties ?? [], value, here, marks, excused)
          : leavesOfBestItem(section, field, value, here, marks, excused);
      return inside.length === 0 ? [self] : inside;
    });
}

function leavesOfBestItem(
  section: string,
  list: FieldDefinition,
  value: DataValue | undefined,
  keys: readonly string[],
  marks: Look,
  isExcused: boolean,
): RequiredLeaf[] {
  const items: readonly DataValue[] = Array.isArray(value) ? value : [];
  const fields = list.items ?? [];
  let best = leavesOf(section, fields, undefined, [...keys, NEW_ITEM], marks, isExcused);
  for (const [index, item] of items.entries()) {
    const leaves = leavesOf(section, fields, item, [...keys, itemId(item, index)], marks, isExcused);
    if (index === 0 || countDone(leaves) > countDone(best)) best = leaves;
  }
  return best;
}

const countDone = (leaves: readonly RequiredLeaf[]) => leaves.filter((leaf) => leaf.isDone).length;
