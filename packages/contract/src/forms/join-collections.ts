// One form, several collections: what others say stands beside the first one's own values, told apart by whom each is about.
import { z } from 'zod';
import type { CollectionData, DataValue } from '../collections/collection-data.ts';
import { joinPath, parsePath } from '../collections/field-path.ts';
import { removeValueAt } from '../collections/value-at.ts';
import { valueInWords } from '../collections/value-in-words.ts';
import { type Leaf, walkFields } from '../collections/walk-fields.ts';
import { Id } from '../ids.ts';
import type { FieldDefinition } from '../templates/field-definition.ts';
import { isEmptyValue } from '../templates/is-empty-value.ts';
import type { Section } from '../templates/template.ts';

/** Relation of a further collection's person to the person whose form it is; `applicant`: that person once more. */
export const formPeople = [
  'applicant',
  'spouse',
  'child',
  'parent',
  'co_applicant',
  'sponsor',
  'host',
  'other',
] as const;
export const FormPerson = z.enum(formPeople);
export type FormPerson = z.infer<typeof FormPerson>;

export const FurtherCollection = z.object({ collection_id: Id, person: FormPerson });
export type FurtherCollection = z.infer<typeof FurtherCollection>;
export const MAX_FURTHER_COLLECTIONS = 8;
export const FurtherCollections = z.array(FurtherCollection).max(MAX_FURTHER_COLLECTIONS);

export interface FormSource {
  readonly sections: readonly Section[];
  readonly data: CollectionData;
}
export interface FurtherSource extends FormSource {
  readonly person: FormPerson;
}

/** Names of sections that are not the first collection's begin so; no name of its own does. */
const MARK = '~';
const CHILDREN = `${MARK}child`;

/**
 * The names of sections hold no ids, so that a remembered form is filled from another spouse's collection as from this one's. Children make
 * up one list, as the rows of a form's table want them.
 */
export function joinCollections(first: FormSource, further: readonly FurtherSource[]): FormSource {
  const children = further.filter(({ person }) => person === 'child');
  const others = further.filter(({ person }) => person !== 'child');
  const parts = [
    first,
    ...others.map((source, index) => beside(withoutKnown(source, first), leadOf(others, index))),
    ...(children.length > 0 ? [asList(children)] : []),
  ];
  return {
    sections: parts.flatMap(({ sections }) => sections),
    data: Object.assign({}, ...parts.map(({ data }) => data)) as CollectionData,
  };
}

/** Of which of the further collections a path speaks, and where it stands in that one. */
export function findOrigin<T extends { readonly person: FormPerson }>(
  path: string,
  further: readonly T[],
): { readonly source: T; readonly path: string } | undefined {
  const [section = '', ...rest] = parsePath(path);
  const children = further.filter(({ person }) => person === 'child');
  const others = further.filter(({ person }) => person !== 'child');
  if (section === CHILDREN) {
    const [, item = '', ...inside] = rest;
    const source = children[Number(item.slice(MARK.length)) - 1];
    return source && { source, path: joinPath(...inside) };
  }
  const at = others.findIndex((_, index) => section.startsWith(leadOf(others, index)));
  return at === -1
    ? undefined
    : { source: others[at]!, path: joinPath(section.slice(leadOf(others, at).length), ...rest) };
}

function leadOf(others: readonly { readonly person: FormPerson }[], index: number): string {
  const { person } = others[index]!;
  const before = others.slice(0, index).filter((other) => other.person === person).length;
  return `${MARK}${person}${before === 0 ? '' : before + 1} `;
}

function beside(source: FurtherSource, lead: string): FormSource {
  return {
    sections: aboutThem(source).map((section) => ({ ...section, name: lead + section.name })),
    data: Object.fromEntries(Object.entries(source.data).map(([name, group]) => [lead + name, group])),
  };
}

/** Removes values that both collections of a person agree on; where they differ the form asks. */
function withoutKnown(source: FurtherSource, first: FormSource): FurtherSource {
  if (source.person !== 'applicant') return source;
  const known = new Set([...walkFields(first.sections, first.data)].flatMap(toStatement));
  const isNamed = [...known].some((statement) => statement.startsWith('surname|'));
  const said = [...walkFields(source.sections, source.data)].filter((leaf) => {
    const isName = isNamed && isTheirs(leaf.section) && nameFacts.has(factOf(leaf));
    return isName || toStatement(leaf).some((statement) => known.has(statement));
  });
  return { ...source, data: said.reduce((data, { path }) => removeValueAt(data, path), source.data) };
}

const factOf = ({ field }: Leaf) => field.atomic ?? field.name;
/** A name is one thing, in however many parts it is kept. */
const nameFacts = new Set(['full_name', 'surname', 'given_names', 'first_name', 'middle_name', 'name_suffix']);

/** One, or none. */
function toStatement(leaf: Leaf): string[] {
  const { section, groups, field, value } = leaf;
  if (value === undefined || isEmptyValue(value)) return [];
  const people = [section, ...groups, field]
    .map(({ person }) => person ?? '')
    .filter((person) => person !== 'applicant');
  return [`${factOf(leaf)}|${valueInWords(value).toLowerCase()}|${people.join('')}`];
}

/** Of somebody else only what is about themselves: their own spouse or employer is nobody whom the form asks for. */
function aboutThem({ person, sections }: FurtherSource): Section[] {
  if (person === 'applicant') return [...sections];
  return sections
    .filter(isTheirs)
    .map((section) => ({ ...section, person, fields: section.fields.flatMap(withoutOthers) }));
}

const isTheirs = ({ person }: Pick<FieldDefinition, 'person'>) => person === undefined || person === 'applicant';

function withoutOthers(field: FieldDefinition): FieldDefinition[] {
  if (!isTheirs(field)) return [];
  const { properties, items } = field;
  return [
    {
      ...field,
      ...(properties && { properties: properties.flatMap(withoutOthers) }),
      ...(items && { items: items.flatMap(withoutOthers) }),
    },
  ];
}

function asList(children: readonly FurtherSource[]): FormSource {
  const groups = new Map<string, FieldDefinition>();
  for (const section of children.flatMap(aboutThem)) {
    const { name, label, fields } = section;
    const known = groups.get(name)?.properties ?? [];
    const added = fields.filter((field) => !known.some((other) => other.name === field.name));
    groups.set(name, {
      name,
      label,
      type: 'object',
      description: '',
      required: false,
      properties: [...known, ...added],
    });
  }
  const list: FieldDefinition = {
    ...{ name: 'children', label: 'Children', type: 'array', person: 'child', description: '', required: false },
    items: [...groups.values()],
  };
  const items = children.map(({ data }, index): DataValue => ({ ...data, _id: `${MARK}${index + 1}` }));
  return {
    sections: [
      {
        name: CHILDREN,
        label: 'Children',
        description: '',
        required: false,
        person: 'child',
        fields: [list],
      } as Section,
    ],
    data: { [CHILDREN]: { children: items } },
  };
}
