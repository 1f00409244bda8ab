// Chooses the place of a fact that no field waits for.
import {
  atomicField,
  type FieldDefinition,
  type FieldSchemas,
  inferField,
  labelFromName,
  OTHER_FIELDS_SECTION,
  sectionForField,
} from '@oneform/contract';
import type { FactType, UnderstoodDocument } from '#document/facts.ts';
import type { BoundFact } from './proposed-value.ts';

export interface FreePlace {
  readonly section: string;
  readonly field: FieldDefinition;
}

/** The catalogue's field for such a fact, in its topic; what the catalogue has not stands under the kind of paper it comes from. */
export function placeFreely(fact: BoundFact, schemas: FieldSchemas): FreePlace {
  const atomic = atomFor(fact, schemas);
  const known = atomic === undefined ? undefined : atomicField(atomic, schemas);
  if (known !== undefined) return { section: sectionForField(known.name, schemas), field: known };
  const { name, label, description } = inferField(homes.has(fact.name) ? 'address' : fact.name, undefined);
  const field = { name, label, description, required: false, custom: true, type: typeOf(fact) };
  return { section: sectionFor(fact, schemas), field };
}

/** By name, else the one that such a paper fills: the issue date of a passport is the passport's. */
function atomFor({ name, documentType }: BoundFact, { atomic_fields }: FieldSchemas): string | undefined {
  if (Object.hasOwn(atomic_fields, name)) return name;
  return Object.keys(atomic_fields).find((atomic) => atomic_fields[atomic]?.facts.includes(`${name}@${documentType}`));
}

/** Names on papers for the home address of their subject. */
const homes: ReadonlySet<string> = new Set(['address', 'employee_address', 'service_address']);

function sectionFor({ name, documentType }: BoundFact, schemas: FieldSchemas): string {
  if (homes.has(name)) return sectionForField('street', schemas);
  // `employer_address` belongs where `employer_name` does.
  const sibling = sectionForField(`${name.split('_')[0]}_name`, schemas);
  return sibling === OTHER_FIELDS_SECTION ? sectionOfPaper(documentType) : sibling;
}

/** A paper's own facts go into the section of its kind. */
export const sectionOfPaper = (type: UnderstoodDocument['type']): string =>
  type === 'other' || type === 'multiple' ? 'Details' : labelFromName(type);

const types: Partial<Record<FactType, FieldDefinition['type']>> = {
  money: 'number',
  number: 'number',
  date: 'date',
  email: 'email',
  url: 'url',
  boolean: 'boolean',
  list: 'array',
};
const typeOf = ({ type, value }: BoundFact) => (typeof value === 'string' ? (types[type] ?? 'string') : 'array');
