// The fields in which something stands. Most of a form is empty, and search looks through all forms at once, so this walk does no more than it must.
import {
  type CollectionData,
  childOf,
  type DataValue,
  type FieldDefinition,
  isEmptyValue,
  isStructural,
  itemId,
  type Section,
} from '@oneform/contract';

export interface FilledField {
  readonly section: Section;
  readonly field: FieldDefinition;
  readonly groups: readonly FieldDefinition[];
  readonly value: DataValue;
  /** For `joinPath`. */
  readonly keys: readonly string[];
}

export function walkFilled(
  sections: readonly Section[],
  data: CollectionData,
  visit: (filled: FilledField) => void,
): void {
  const walk = (
    section: Section,
    fields: readonly FieldDefinition[],
    values: DataValue | undefined,
    keys: readonly string[],
    groups: readonly FieldDefinition[],
  ) => {
    if (values === undefined || values === null) return;
    for (const field of fields) {
      const value = childOf(values, field.name);
      if (value === undefined || value === null || value === '') continue;
      const here = [...keys, field.name];
      if (!isStructural(field)) {
        if (!isEmptyValue(value)) visit({ section, field, groups, value, keys: here });
      } else if (field.type === 'object') walk(section, field.properties ?? [], value, here, [...groups, field]);
      else if (Array.isArray(value)) {
        for (const [index, item] of (value as readonly DataValue[]).entries())
          walk(section, field.items ?? [], item, [...here, itemId(item, index)], [...groups, field]);
      }
    }
  };
  for (const section of sections) walk(section, section.fields, data[section.name], [section.name], []);
}
