// Papers and forms for the tests of mapping, with only what a test is about.
import type { DocumentType, FieldDefinition, Section } from '@oneform/contract';
import type { Fact, FactRecord, FactType, Person, UnderstoodDocument } from '#document/facts.ts';

type Values = Readonly<Record<string, string | readonly FactRecord[] | Partial<Fact>>>;

export function buildPaper(
  type: DocumentType,
  values: Values,
  more: { readonly people?: readonly Person[]; readonly labels?: Readonly<Record<string, string>> } = {},
): UnderstoodDocument {
  return {
    type,
    confidence: 1,
    parts: [{ type, confidence: 1, pages: [1] }],
    people: more.people ?? [],
    facts: Object.entries(values).map(([key, value]) => buildFact(key, value)),
    additionalFields: Object.entries(more.labels ?? {}).map(([label, value]) => ({
      label,
      value,
      confidence: 0.9,
      evidence: [{ page: 1, quote: value }],
    })),
    problems: [],
    engine: 'rules',
  };
}

/** A key may end in `#…` to tell apart facts of one name. */
function buildFact(key: string, value: Values[string]): Fact {
  const given: Partial<Fact> = typeof value === 'string' || Array.isArray(value) ? { value } : (value as Partial<Fact>);
  const name = key.split('#')[0]!;
  const text = typeof given.value === 'string' ? given.value : '';
  return {
    name,
    value: '',
    raw: text,
    type: typeOf(name),
    tier: 'read',
    confidence: 0.9,
    evidence: [{ page: 1, quote: text }],
    ...given,
  };
}

function typeOf(name: string): FactType {
  if (/address$/.test(name)) return 'address';
  if (/name$/.test(name)) return 'name';
  if (/date|_start$|_end$/.test(name)) return 'date';
  return /pay$|income$|balance$|rent$/.test(name) ? 'money' : 'string';
}

type Loose = Partial<Omit<FieldDefinition, 'properties' | 'items'>> & {
  readonly fields?: Readonly<Record<string, Loose>>;
  readonly items?: Readonly<Record<string, Loose>>;
};

export function buildField(name: string, { fields, items, ...given }: Loose = {}): FieldDefinition {
  const all = (loose: Readonly<Record<string, Loose>>) =>
    Object.entries(loose).map(([key, one]) => buildField(key, one));
  const group = fields !== undefined || items !== undefined;
  return {
    name,
    label: name,
    type: fields ? 'object' : items ? 'array' : 'string',
    description: '',
    required: false,
    ...(group ? {} : { atomic: name, facts: [name] }),
    ...given,
    ...(fields ? { properties: all(fields) } : {}),
    ...(items ? { items: all(items) } : {}),
  };
}

export function buildSection(
  name: string,
  fields: Readonly<Record<string, Loose>>,
  person?: Section['person'],
): Section {
  return {
    name,
    label: name,
    description: '',
    required: true,
    ...(person ? { person } : {}),
    fields: Object.entries(fields).map(([key, one]) => buildField(key, one)),
  };
}

export const address: Readonly<Record<string, Loose>> = {
  street: {},
  city: {},
  state: {},
  postal_code: {},
  country: {},
};
