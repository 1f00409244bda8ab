// Templates are data: read at start, resolved against the catalogue of fields, and refused as a whole when anything is wrong.
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type AtomicField,
  documentTypeLabel,
  type FieldDefinition,
  FieldSchemas,
  type Template,
} from '@oneform/contract';
import type { z } from 'zod';
import { checkConditions } from './check-conditions.ts';
import { checkFacts } from './check-field.ts';
import { checkRules } from './check-rules.ts';
import { findCycles } from './find-cycles.ts';
import { placeOf, readYamlFile } from './read-yaml-file.ts';
import { type Catalogue, defineAtom, resolveFields } from './resolve-fields.ts';
import { type AtomicSpec, CatalogueFile, type GroupSpec, GroupsFile, TemplateFile } from './template-format.ts';

export interface LoadedTemplates {
  readonly templates: Template[];
  readonly fieldSchemas: FieldSchemas;
}

/** One line per fault, each naming file, section and field. */
export class TemplateFaults extends Error {
  readonly faults: readonly string[];
  constructor(faults: readonly string[]) {
    super(`The templates cannot be used:\n${faults.join('\n')}`);
    this.name = 'TemplateFaults';
    this.faults = faults;
  }
}

/**
 * @param folder holds one YAML file a template, and `catalogue/` with the fields (one file a topic) and `groups.yaml`
 * @throws TemplateFaults
 */
export async function loadTemplates(folder: string): Promise<LoadedTemplates> {
  const faults: string[] = [];
  const report = (place: readonly string[], message: string) => {
    faults.push(`${place.join(' › ')}: ${message}`);
  };
  const read = async <T>(name: string, format: z.ZodType<T>): Promise<T | undefined> => {
    const file = await readYamlFile(join(folder, name), name);
    faults.push(...file.faults);
    if (file.content === undefined) return undefined;
    const result = format.safeParse(file.content);
    for (const issue of result.error?.issues ?? []) report([name, ...placeOf(issue.path)], issue.message);
    return result.data;
  };

  const { catalogue, homes } = await readCatalogue(folder, read, report);
  const fieldSchemas = toFieldSchemas(catalogue, homes, report);
  const templates: Template[] = [];
  for (const name of await yamlFiles(folder)) {
    const file = await read(name, TemplateFile);
    if (file === undefined) continue;
    if (templates.some((template) => template.id === file.template_type)) {
      report([name], `duplicate template_type "${file.template_type}"`);
    }
    templates.push(toTemplate(name, file, catalogue, report));
  }
  if (faults.length > 0) throw new TemplateFaults(faults);
  return { templates, fieldSchemas: withUses(fieldSchemas, templates) };
}

/** Fields inside groups count as well: an address is asked for where its street is. */
function withUses(schemas: FieldSchemas, templates: readonly Template[]): FieldSchemas {
  const uses = new Map<string, Set<string>>();
  const note = (place: string, field: FieldDefinition) => {
    if (field.atomic) uses.set(field.atomic, (uses.get(field.atomic) ?? new Set()).add(place));
    for (const child of [...(field.properties ?? []), ...(field.items ?? [])]) note(place, child);
  };
  for (const { id, sections } of templates)
    for (const { name, fields } of sections) for (const field of fields) note(`${id}.${name}`, field);
  const atomic_fields = Object.entries(schemas.atomic_fields).map(([name, field]): [string, AtomicField] => [
    name,
    { ...field, used_in: [...(uses.get(name) ?? [])] },
  ]);
  return { ...schemas, atomic_fields: Object.fromEntries(atomic_fields) };
}

type Read = <T>(name: string, format: z.ZodType<T>) => Promise<T | undefined>;
type Report = (place: readonly string[], message: string) => void;

async function yamlFiles(folder: string): Promise<string[]> {
  return (await readdir(folder)).filter((name) => name.endsWith('.yaml')).sort();
}

async function readCatalogue(folder: string, read: Read, report: Report) {
  const atoms = new Map<string, AtomicSpec>();
  /** File and topic of each field. */
  const homes = new Map<string, { readonly file: string; readonly topic: string }>();
  for (const name of await yamlFiles(join(folder, 'catalogue'))) {
    if (name === 'groups.yaml') continue;
    const path = `catalogue/${name}`;
    const file = await read(path, CatalogueFile);
    for (const [atomic, spec] of Object.entries(file?.fields ?? {})) {
      const home = homes.get(atomic);
      if (home !== undefined) report([path, atomic], `duplicate name, also in ${home.file}`);
      atoms.set(atomic, spec);
      homes.set(atomic, { file: path, topic: file!.topic });
    }
  }
  const groups = new Map<string, GroupSpec>(
    Object.entries((await read('catalogue/groups.yaml', GroupsFile))?.groups ?? {}),
  );
  for (const cycle of findCycles(groups)) {
    report(['catalogue/groups.yaml', cycle[0]!], `groups in a cycle: ${cycle.join(' → ')}`);
  }
  return { catalogue: { atoms, groups }, homes };
}

type Homes = Awaited<ReturnType<typeof readCatalogue>>['homes'];

function toFieldSchemas(catalogue: Catalogue, homes: Homes, report: Report): FieldSchemas {
  const atoms = [...catalogue.atoms].map(([name, spec]) => {
    const { file, topic } = homes.get(name)!;
    const [field] = resolveFields({ [name]: null }, catalogue, placeIn(file), report);
    const { name: _, atomic: __, ...definition } = field ?? defineAtom(name, name, spec, false);
    return [name, { synonyms: [], ...definition, topic }] as const;
  });
  const groups = [...catalogue.groups].map(([name, group]) => {
    const place = { ...placeIn('catalogue/groups.yaml', name), chain: [name], isRequired: true };
    const properties = resolveFields(group.fields, catalogue, place, report);
    return [
      name,
      { label: group.label, description: group.description, properties, identity: group.identity },
    ] as const;
  });
  // Parsed rather than cast: this is what the API promises.
  return FieldSchemas.parse({
    atomic_fields: Object.fromEntries(atoms),
    field_collections: Object.fromEntries(groups),
  });
}

/** Fields that an answer asks for are required by that answer, not by the template. */
const isAlwaysRequired = ({ required, asked_when }: FieldDefinition) => required && asked_when === undefined;

const placeIn = (...names: readonly string[]) => ({ names, depth: 1, chain: [], isRequired: false, isChecked: false });

function toTemplate(fileName: string, file: TemplateFile, catalogue: Catalogue, report: Report): Template {
  const sections = Object.entries(file.sections).map(([name, spec]) => {
    const place = { ...placeIn(fileName, name), isRequired: spec.required, person: spec.person };
    const fields = resolveFields(spec.fields, catalogue, place, report);
    if (spec.required && !fields.some((field) => field.required)) {
      report([fileName, name], 'a required section needs a required field');
    }
    const { label, description, required, person, asked_when } = spec;
    return {
      ...{ name, label, description, required },
      ...(person === undefined ? {} : { person }),
      ...(asked_when === undefined ? {} : { asked_when }),
      fields,
    };
  });
  for (const { document_type, yields } of file.expected_documents) {
    for (const message of checkFacts(yields, catalogue.atoms)) {
      report([fileName, 'expected_documents', document_type], message);
    }
  }
  for (const { place, message } of checkConditions(sections)) report([fileName, ...place], message);
  for (const message of checkRules(file.rules ?? [], sections)) report([fileName, 'rules'], message);
  const named = (required: boolean) =>
    sections.filter((section) => section.required === required).map(({ name }) => name);
  const { sections: _, template_type, expected_documents, modelled_on, rules, ...head } = file;
  return {
    id: template_type,
    template_type,
    ...head,
    required_sections: named(true),
    optional_sections: named(false),
    required_fields: Object.fromEntries(
      sections
        .filter((section) => section.required)
        .map(({ name, fields }) => [
          name,
          Object.fromEntries(fields.filter(isAlwaysRequired).map((field) => [field.name, field])),
        ]),
    ),
    expected_documents: expected_documents.map((document) => ({
      ...document,
      label: document.label ?? documentTypeLabel(document.document_type),
    })),
    sections,
    ...(modelled_on === undefined ? {} : { modelled_on }),
    ...(rules === undefined ? {} : { rules }),
  };
}
