// An example for a schema of the API, told by the names of its members: invented, and valid.
export interface JsonSchema {
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly default?: unknown;
  readonly minimum?: number;
  readonly minItems?: number;
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly items?: JsonSchema;
  readonly prefixItems?: readonly JsonSchema[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: JsonSchema | boolean;
  readonly $ref?: string;
}

const id = '019a8c1e-5b1e-7c3a-9d6f-2f4b8c1e7a10';

const byFormat: Readonly<Record<string, string>> = {
  uuid: id,
  'date-time': '2026-11-22T09:30:00.000Z',
  date: '2026-11-22',
  email: 'maria.keller@example.com',
  uri: 'https://example.com/oneform',
};

/** Values that tell more than their type does. */
const byName: Readonly<Record<string, unknown>> = {
  collection_data: { personal: { surname: 'Keller', given_names: 'Maria' } },
  collection_name: 'Schengen visa',
  collection_description: 'For the trip in May',
  data: { surname: 'Keller' },
  earlier: 'travel.arrival_date',
  later: 'travel.departure_date',
  field: 'surname',
  display_name: 'Payslip October.pdf',
  document_name: 'Payslip October.pdf',
  original_filename: 'payslip-october.pdf',
  filename: 'payslip-october.pdf',
  full_name: 'Maria Keller',
  label: 'Surname',
  name: 'Surname',
  path: 'personal.surname',
  paths: ['personal.surname'],
  section: 'personal',
  sectionId: 'personal',
  template_id: 'schengen-visa',
  replaces: [id],
  made: ['019a8c1e-5b1e-7c3a-9d6f-2f4b8c1e7a11', '019a8c1e-5b1e-7c3a-9d6f-2f4b8c1e7a12'],
  q: 'Keller',
  quote: 'Surname Keller',
  time_zone: 'Europe/Zurich',
  box: [0.1, 0.2, 0.4, 0.23],
  // RFC 7636, appendix B
  code_challenge: 'E9Melhoa2OwvFrEMTJguCM5pnSFRDyC7SX2iB0hbVJE',
  code_verifier: 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk',
  value: 'Keller',
  'idempotency-key': 'upload-payslip-october',
};

/** Lists that hold themselves end somewhere. */
const DEEPEST = 6;

export type NamedSchemas = Readonly<Record<string, JsonSchema>>;

export function exampleOf(schema: JsonSchema, named: NamedSchemas, name = '', depth = 0): unknown {
  const further = (one: JsonSchema, key = '') => exampleOf(one, named, key, depth + 1);
  if (schema.default !== undefined) return schema.default;
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  const choice = schema.anyOf ?? schema.oneOf;
  if (choice) return exampleOf(choice.find(({ type }) => type !== 'null') ?? {}, named, name, depth);
  if (schema.format) return byFormat[schema.format] ?? '';
  const told = byName[name];
  if (schema.$ref) {
    const target = named[schema.$ref.split('/').at(-1) ?? ''] ?? {};
    // A value of any type is the example for its name.
    return (target.type ? undefined : told) ?? further(target, name);
  }
  const type = typeof schema.type === 'string' ? schema.type : schema.type?.find((one) => one !== 'null');
  if (told !== undefined && (!type || type === typeOf(told))) return told;
  if (type === 'object') return objectOf(schema, depth, further);
  if (schema.prefixItems) return schema.prefixItems.map((item) => further(item));
  if (type === 'array')
    return schema.items && (depth < DEEPEST || schema.minItems) ? [further(schema.items, name)] : [];
  if (type === 'integer' || type === 'number') return Math.max(1, schema.minimum ?? 1);
  if (type === 'boolean') return false;
  if (type === 'null') return null;
  return told ?? 'Keller';
}

function objectOf(
  { properties = {}, required = [] }: JsonSchema,
  depth: number,
  further: (member: JsonSchema, key: string) => unknown,
): unknown {
  return Object.fromEntries(
    Object.entries(properties)
      .filter(([key]) => depth < DEEPEST || required.includes(key))
      .map(([key, member]) => [key, further(member, key)]),
  );
}

const typeOf = (value: unknown) => (Array.isArray(value) ? 'array' : typeof value);
