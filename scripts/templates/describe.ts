// docs/templates.md: what each template asks, and how much of each official form that is.
import type { FieldDefinition, FieldSchemas, Template } from '@oneform/contract';
import type { OfficialForm } from '../../packages/server/src/features/templates/load-official-forms.ts';

export function describeTemplates(
  templates: readonly Template[],
  { atomic_fields, field_collections }: FieldSchemas,
  forms: readonly OfficialForm[],
): string {
  return `${[
    '# Templates',
    'Written by `node scripts/describe-templates.ts` from the files under `templates/`; do not edit. How to add one: [add-a-template.md](add-a-template.md).',
    `${templates.length} templates over a catalogue of ${Object.keys(atomic_fields).length} fields and ${Object.keys(field_collections).length} groups. A field of a repeated group counts once, however often it can be filled in. Required are those without which a collection is not complete; of a repeated group one item.`,
    table(
      [
        'template',
        'sections',
        'of them required',
        'fields',
        'required',
        'groups',
        'repeated groups',
        'papers that fill it',
      ],
      templates.map((template) => [
        template.template_name,
        template.sections.length,
        template.required_sections.length,
        ...counts(template.sections.flatMap(({ fields }) => fields)),
        template.expected_documents.length,
      ]),
    ),
    '## Official forms',
    'Items are the questions of a form as we count them: one for each thing asked of the person who fills it in, whatever the number of boxes that it has on paper; an address may be one, and what repeats (jobs, vehicles) counts once. Parts for official use are left out. The map from item to field stands in `templates/forms/`.',
    table(
      ['form', 'template', 'items', 'asked', 'share', 'not asked'],
      forms.map(({ form, template, items }) => {
        const missing = Object.entries(items).filter(([, path]) => path === null);
        const total = Object.keys(items).length;
        const asked = total - missing.length;
        return [
          form,
          template,
          total,
          asked,
          `${Math.floor((asked / total) * 100)} %`,
          missing.map(([item]) => item).join('; '),
        ];
      }),
    ),
    ...templates.map(describeTemplate),
  ].join('\n\n')}\n`;
}

function describeTemplate(template: Template): string {
  return [
    `## ${template.template_name}`,
    template.template_description,
    table(
      ['section', '', 'fields', 'required', 'groups', 'repeated groups'],
      template.sections.map(({ label, required, fields }) => [
        label,
        required ? 'required' : 'optional',
        ...counts(fields),
      ]),
    ),
    table(
      ['paper', 'what it is good for', 'usually yields'],
      template.expected_documents.map(({ label, description, yields }) => [
        label,
        description,
        yields.map((fact) => `\`${fact}\``).join(' '),
      ]),
    ),
  ].join('\n\n');
}

/** Fields, required fields, groups, repeated groups. */
function counts(fields: readonly FieldDefinition[]): [number, number, number, number] {
  const all = flatten(fields);
  const leaves = all.filter(({ properties, items }) => properties === undefined && items === undefined);
  return [
    leaves.length,
    leaves.filter(({ required }) => required).length,
    all.filter(({ properties }) => properties !== undefined).length,
    all.filter(({ items }) => items !== undefined).length,
  ];
}

/** Nothing that only some answers ask for counts as required. */
const flatten = (fields: readonly FieldDefinition[], isAlways = true): FieldDefinition[] =>
  fields.flatMap((field) => {
    const isAlwaysHere = isAlways && field.asked_when === undefined;
    return [
      { ...field, required: field.required && isAlwaysHere },
      ...flatten(field.properties ?? field.items ?? [], isAlwaysHere),
    ];
  });

function table(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const line = (cells: readonly (string | number)[]) =>
    `| ${cells.map((cell) => String(cell).replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}
