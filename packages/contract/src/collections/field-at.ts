// The definition behind a path.
import type { FieldDefinition } from '../templates/field-definition.ts';
import type { Section } from '../templates/template.ts';
import { parsePath } from './field-path.ts';

/** The definitions on the way to a path, outermost first, the field itself last; empty when the path leads nowhere. */
export function fieldsAlong(sections: readonly Section[], path: string): FieldDefinition[] {
  const [sectionName, ...keys] = parsePath(path);
  const along: FieldDefinition[] = [];
  let fields: readonly FieldDefinition[] | undefined = sections.find((section) => section.name === sectionName)?.fields;
  for (let index = 0; index < keys.length; index++) {
    const field = fields?.find((candidate) => candidate.name === keys[index]);
    if (field === undefined) return [];
    along.push(field);
    // The key after a repeated group names an item.
    if (field.type === 'array') index++;
    fields = field.type === 'array' ? field.items : field.properties;
  }
  return along;
}

/** The field at a path; for an item of a repeated group, the group. */
export function fieldAt(sections: readonly Section[], path: string): FieldDefinition | undefined {
  return fieldsAlong(sections, path).at(-1);
}

/** Label of a path with its groups in front: "Employer › Name". */
export function labelAt(sections: readonly Section[], path: string): string {
  const labels = fieldsAlong(sections, path).map((field) => field.label);
  return labels.length === 0 ? (parsePath(path).at(-1) ?? path) : labels.join(' › ');
}
