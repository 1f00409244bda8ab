// Person of a place, and person of each fact.
import type { FieldDefinition, FieldPerson, Section } from '@oneform/contract';
import { factOf } from '#catalogue/facts/facts.ts';
import { parties, partiesThat } from '#catalogue/parties.ts';
import type { PersonRole } from '#document/facts.ts';

/** Papers are made out to these; employers, schools and so on are spoken of in somebody's papers. */
const bearers: ReadonlySet<FieldPerson> = new Set([
  'applicant',
  'spouse',
  'parent',
  'child',
  'guardian',
  'sponsor',
  'reference',
  'co_applicant',
  'other',
]);

/** The nearest role, from the field outwards. */
export function roleAround(section: Section, groups: readonly FieldDefinition[], field: FieldDefinition): FieldPerson {
  return rolesAround(section, groups, field)[0] ?? 'applicant';
}

/** The nearest role that papers are made out to: of the employer of a spouse, the spouse. */
export function bearerAround(
  section: Section,
  groups: readonly FieldDefinition[],
  field: FieldDefinition,
): FieldPerson {
  return rolesAround(section, groups, field).find((role) => bearers.has(role)) ?? 'applicant';
}

function rolesAround(section: Section, groups: readonly FieldDefinition[], field: FieldDefinition): FieldPerson[] {
  return [field.person, ...groups.toReversed().map((group) => group.person), section.person].filter(
    (role) => role !== undefined,
  );
}

/**
 * `self`: the name says who is meant (`spouse_name`), so it may go wherever it is asked for.
 * `owned`: something that each person has one of (`employer_name`); whose it is must be told.
 * `personal`: about whoever the paper speaks of (`phone`).
 */
export type FactKind = 'self' | 'owned' | 'personal';

const beginning = (holds: FactKind): string => `^(?:${partiesThat((party) => party.holds === holds).join('|')})`;
const self = new RegExp(`${beginning('self')}(?:_|$)`);
const owned = new RegExp(`${beginning('owned')}_`);

/** Parts (`employer_address.city`) are of the kind of the whole. */
export function kindOf(factName: string): FactKind {
  const name = factName.split('.')[0]!;
  if (self.test(name)) return 'self';
  return factOf(name)?.isOwned || owned.test(name) ? 'owned' : 'personal';
}

/** People of whom a paper may tell what they own: of a spouse the employer, of a landlord nothing that is not the tenant's too. */
export const holders: ReadonlySet<FieldPerson> = new Set(['spouse', 'child', 'parent', 'co_applicant']);

/** Facts whose names begin so are also personal facts of somebody in that role: `recommender_phone` is the phone of a reference. */
export const prefixRoles: Readonly<Record<string, FieldPerson>> = Object.fromEntries(
  parties.flatMap(([name, { asPerson }]) => (asPerson ? [[`${name}_`, asPerson]] : [])),
);

const roleOf: Readonly<Record<PersonRole, FieldPerson | undefined>> = {
  subject: 'applicant',
  tenant: 'applicant',
  spouse: 'spouse',
  parent: 'parent',
  child: 'child',
  employer: 'employer',
  landlord: 'landlord',
  co_applicant: 'co_applicant',
  supervisor: 'reference',
  reference: 'reference',
  other: undefined,
};

export const toFieldPerson = (role: PersonRole): FieldPerson | undefined => roleOf[role];
