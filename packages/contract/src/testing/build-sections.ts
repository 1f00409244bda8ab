// Sections for tests, with only what a test is about.
import type { FieldDefinition } from '../templates/field-definition.ts';
import type { Section } from '../templates/template.ts';

type Loose = Partial<Omit<FieldDefinition, 'properties' | 'items'>> & {
  readonly fields?: Readonly<Record<string, Loose>>;
  readonly items?: Readonly<Record<string, Loose>>;
};

export function buildSection(name: string, fields: Readonly<Record<string, Loose>>, required = true): Section {
  return { name, label: name, description: '', required, fields: buildFields(fields) };
}

function buildFields(fields: Readonly<Record<string, Loose>>): FieldDefinition[] {
  return Object.entries(fields).map(([name, { fields: properties, items, ...given }]) => ({
    name,
    label: name,
    type: properties ? 'object' : items ? 'array' : 'string',
    description: '',
    required: false,
    ...given,
    ...(properties ? { properties: buildFields(properties) } : {}),
    ...(items ? { items: buildFields(items) } : {}),
  }));
}
