// The official forms that templates follow, item by item, with the place where the template asks each.
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { FieldDefinition, Template } from '@oneform/contract';
import { z } from 'zod';
import { TemplateFaults } from './load-templates.ts';
import { placeOf, readYamlFile } from './read-yaml-file.ts';

const path = z.string().min(1);
const FormFile = z.strictObject({
  form: z.string().min(1),
  source: z.string().min(1),
  template: z.string().min(1),
  /** Null: the template does not ask it. Paths go through repeated groups without naming an item. */
  items: z.record(z.string(), z.union([path, z.array(path).min(1), z.null()], 'Expected a path, a list of paths or ~')),
});
export type OfficialForm = z.infer<typeof FormFile>;

/**
 * @param folder that of the templates; forms stand in `forms/`
 * @throws TemplateFaults when a form names a template or a field that is not there
 */
export async function loadOfficialForms(folder: string, templates: readonly Template[]): Promise<OfficialForm[]> {
  const faults: string[] = [];
  const forms: OfficialForm[] = [];
  for (const name of (await readdir(join(folder, 'forms'))).filter((file) => file.endsWith('.yaml')).sort()) {
    const file = await readYamlFile(join(folder, 'forms', name), `forms/${name}`);
    faults.push(...file.faults);
    const read = FormFile.safeParse(file.content);
    faults.push(
      ...(read.error?.issues ?? []).map(
        (issue) => `${[`forms/${name}`, ...placeOf(issue.path)].join(' › ')}: ${issue.message}`,
      ),
    );
    if (!read.success) continue;
    const template = templates.find(({ id }) => id === read.data.template);
    if (template === undefined) faults.push(`forms/${name}: unknown template "${read.data.template}"`);
    else faults.push(...unknownPaths(read.data, template).map((fault) => `forms/${name} › ${fault}`));
    forms.push(read.data);
  }
  if (faults.length > 0) throw new TemplateFaults(faults);
  return forms;
}

function unknownPaths({ items }: OfficialForm, template: Template): string[] {
  return Object.entries(items).flatMap(([item, paths]) =>
    [paths ?? []]
      .flat()
      .filter((wanted) => !hasPath(template, wanted))
      .map((wanted) => `${item}: unknown field "${wanted}"`),
  );
}

function hasPath({ sections }: Template, wanted: string): boolean {
  const [sectionName, ...names] = wanted.split('.');
  let fields: readonly FieldDefinition[] = sections.find(({ name }) => name === sectionName)?.fields ?? [];
  for (const name of names) {
    const field = fields.find((candidate) => candidate.name === name);
    if (field === undefined) return false;
    fields = field.properties ?? field.items ?? [];
  }
  return names.length > 0;
}
