// Every field that holds a value of its own, with its place and what stands there.
import type { FieldDefinition } from '../templates/field-definition.ts';
import type { Section } from '../templates/template.ts';
import { type AskedState, askedState, innerState } from './asked-state.ts';
import type { CollectionData, DataValue } from './collection-data.ts';
import { joinPath } from './field-path.ts';
import { itemId } from './value-at.ts';

export interface Leaf {
  readonly path: string;
  readonly section: Section;
  readonly field: FieldDefinition;
  /** The groups it stands in, outermost first. */
  readonly groups: readonly FieldDefinition[];
  readonly value: DataValue | undefined;
  /** Do the answers ask for it, by its own condition and those of what it stands in? */
  readonly asked: AskedState;
}

/** A group or repeated group, as against a field with a value of its own. Lists of plain texts are values. */
export function isStructural(field: FieldDefinition): boolean {
  return field.type === 'object' || (field.type === 'array' && (field.items ?? []).length > 0);
}

/** All leaves in the order of the sections; repeated groups give those of the items they have. */
export function* walkFields(sections: readonly Section[], data: CollectionData): Generator<Leaf> {
  for (const section of sections) {
    const values = Object.hasOwn(data, section.name) ? data[section.name] : undefined;
    yield* walk(section, section.fields, values, [section.name], [], data, askedState(section, undefined, data));
  }
}

function* walk(
  section: Section,
  fields: readonly FieldDefinition[],
  values: DataValue | undefined,
  keys: readonly string[],
  groups: readonly FieldDefinition[],
  data: CollectionData,
  outer: AskedState,
): Generator<Leaf> {
  for (const field of fields) {
    const value = childOf(values, field.name);
    const here = [...keys, field.name];
    const asked = field.asked_when ? innerState(outer, askedState(field, values, data)) : outer;
    if (!isStructural(field)) yield { path: joinPath(...here), section, field, groups, value, asked };
    else if (field.type === 'object')
      yield* walk(section, field.properties ?? [], value, here, [...groups, field], data, asked);
    else {
      for (const [index, item] of (Array.isArray(value) ? (value as readonly DataValue[]) : []).entries()) {
        yield* walk(section, field.items ?? [], item, [...here, itemId(item, index)], [...groups, field], data, asked);
      }
    }
  }
}

/** The value under a key of a group, undefined when it is not a group or has none. */
export function childOf(group: DataValue | undefined, key: string): DataValue | undefined {
  if (typeof group !== 'object' || group === null || Array.isArray(group)) return undefined;
  return Object.hasOwn(group, key) ? (group as { readonly [key: string]: DataValue })[key] : undefined;
}
