// Number of fields with a value of their own in a group.
import type { FieldDefinition } from '@oneform/contract';

export const countFields = (fields: readonly FieldDefinition[]): number =>
  fields.reduce((sum, field) => {
    const inside = field.properties ?? field.items;
    return sum + (inside && inside.length > 0 ? countFields(inside) : 1);
  }, 0);
