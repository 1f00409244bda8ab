// Turns the fields of a template as written into definitions that stand by themselves.
import { type FieldDefinition, type FieldPerson, MAX_NESTING_DEPTH } from '@oneform/contract';
import { checkFacts, checkField } from './check-field.ts';
import type { AtomicSpec, FieldSpec, FieldSpecs, GroupSpec } from './template-format.ts';

export interface Catalogue {
  readonly atoms: ReadonlyMap<string, AtomicSpec>;
  readonly groups: ReadonlyMap<string, GroupSpec>;
}

/** Position of the resolver. */
export interface Place {
  /** File, section, groups. */
  readonly names: readonly string[];
  /** Groups around this place; a section's own fields have depth 1. */
  readonly depth: number;
  /** Named groups being resolved, to notice one inside itself. */
  readonly chain: readonly string[];
  /** The person that it is about; undefined: the applicant. */
  readonly person?: FieldPerson | undefined;
  /** Only what is required all the way up counts as required. */
  readonly isRequired: boolean;
  /** Inside a named group, whose faults are told once, where it is written. */
  readonly isChecked: boolean;
}

type Report = (place: readonly string[], message: string) => void;

const TOO_DEEP = `nested deeper than ${MAX_NESTING_DEPTH} levels`;
const NAME = /^[a-z][a-z0-9_]*$/;

export function resolveFields(
  specs: FieldSpecs,
  catalogue: Catalogue,
  place: Place,
  report: Report,
): FieldDefinition[] {
  return Object.entries(specs).flatMap(([name, spec]) => {
    const field = resolveField(name, spec ?? {}, catalogue, { ...place, names: [...place.names, name] }, report);
    return field === undefined ? [] : [field];
  });
}

function resolveField(
  name: string,
  spec: FieldSpec,
  catalogue: Catalogue,
  place: Place,
  report: Report,
): FieldDefinition | undefined {
  const fault = (message: string) => {
    if (!place.isChecked || message === TOO_DEEP) report(place.names, message);
    return undefined;
  };
  if (!NAME.test(name)) return fault('a name has lower-case letters, digits and underscores');
  if (place.depth > MAX_NESTING_DEPTH) return fault(TOO_DEEP);
  const kinds = (['atomic', 'group', 'list', 'fields', 'items'] as const).filter((kind) => spec[kind] !== undefined);
  if (kinds.length > 1) return fault(`only one of ${kinds.join(', ')} may be given`);
  const kind = kinds[0] ?? 'atomic';
  if (kind === 'atomic') return resolveAtom(name, spec, catalogue, place, fault);

  const groupName = spec.group ?? spec.list;
  const group: Partial<GroupSpec> | undefined =
    groupName === undefined ? { fields: spec.fields ?? spec.items ?? {} } : catalogue.groups.get(groupName);
  if (group?.fields === undefined) return fault(`unknown group "${groupName}"`);
  // Cycles are reported where the groups are read.
  if (groupName !== undefined && place.chain.includes(groupName)) return undefined;
  const label = spec.label ?? group.label;
  const description = spec.description ?? group.description;
  if (label === undefined || description === undefined) return fault('a group needs a label and a description');
  for (const message of checkFacts(spec.facts ?? [], catalogue.atoms)) fault(message);

  const isRepeated = kind === 'list' || kind === 'items';
  const isRequired = place.isRequired && spec.required !== undefined && spec.required !== false;
  const children = resolveFields(
    adjustFields(group.fields, spec, fault),
    catalogue,
    {
      names: place.names,
      depth: place.depth + 1,
      chain: groupName === undefined ? place.chain : [...place.chain, groupName],
      isRequired,
      person: spec.person ?? place.person,
      isChecked: place.isChecked || groupName !== undefined,
    },
    report,
  );
  const identity = isRepeated ? (spec.identity ?? group.identity) : undefined;
  for (const path of identity ?? []) {
    if (!hasField(children, path.split('.'))) fault(`identity names an unknown field "${path}"`);
  }
  return {
    name,
    label,
    type: isRepeated ? 'array' : 'object',
    description,
    required: isRequired,
    ...given({
      facts: spec.facts,
      synonyms: spec.synonyms,
      person: spec.person,
      identity,
      asked_when: spec.asked_when,
    }),
    [isRepeated ? 'items' : 'properties']: children,
  };
}

function resolveAtom(
  name: string,
  spec: FieldSpec,
  { atoms }: Catalogue,
  place: Place,
  fault: (message: string) => undefined,
): FieldDefinition | undefined {
  const atomic = spec.atomic ?? name;
  const atom = atoms.get(atomic);
  if (atom === undefined) return fault(`unknown atomic field "${atomic}"`);
  const field = defineAtom(
    name,
    atomic,
    { ...describeFor(spec.person ?? place.person, atom), ...given(spec) } as AtomicSpec,
    place.isRequired && spec.required === true,
  );
  if (!place.isChecked) for (const message of checkField(field, atoms)) fault(message);
  if (Array.isArray(spec.required)) fault('only a group takes a list of required names');
  return field;
}

/** Nobody is spoken to under a field about somebody else. */
const describeFor = (person: FieldPerson | undefined, atom: AtomicSpec): AtomicSpec =>
  person === undefined || person === 'applicant' || atom.of_others === undefined
    ? atom
    : { ...atom, description: atom.of_others };

/** A field of the catalogue as a definition; choices that give no example show their first. */
export function defineAtom(
  name: string,
  atomic: string,
  spec: AtomicSpec & Pick<FieldDefinition, 'person' | 'asked_when'>,
  required: boolean,
): FieldDefinition {
  const {
    type,
    label,
    description,
    max_length,
    regex,
    options,
    validations,
    placeholder,
    synonyms,
    person,
    asked_when,
  } = spec;
  return {
    name,
    label,
    type,
    description,
    required,
    ...given({
      max_length: max_length ?? (type === 'string' ? 255 : undefined),
      regex,
      options,
      validations,
      placeholder,
      example: spec.example ?? options?.[0],
      person,
      synonyms,
      asked_when,
    }),
    atomic,
    facts: spec.facts ?? [atomic],
  };
}

/** The group's fields as this use wants them: some left out, others required. */
function adjustFields(fields: FieldSpecs, spec: FieldSpec, fault: (message: string) => undefined): FieldSpecs {
  const required = Array.isArray(spec.required) ? spec.required : undefined;
  for (const name of [...(required ?? []), ...(spec.without ?? [])]) {
    if (fields[name] === undefined) fault(`the group has no field "${name}"`);
  }
  return Object.fromEntries(
    Object.entries(fields)
      .filter(([name]) => !spec.without?.includes(name))
      .map(([name, field]) => [
        name,
        required === undefined ? field : { ...field, required: required.includes(name) && (field?.required || true) },
      ]),
  );
}

function hasField(fields: readonly FieldDefinition[], [name, ...rest]: readonly string[]): boolean {
  const field = fields.find((candidate) => candidate.name === name);
  return field !== undefined && (rest.length === 0 || hasField(field.properties ?? [], rest));
}

/** The entries that are there: an absent one must not hide what it is laid over. */
function given<T extends object>(values: T): T {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as T;
}
