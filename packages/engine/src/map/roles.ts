// Whom a place is about, and which facts are about whom.
import type { FieldDefinition, FieldPerson, Section } from '@oneform/contract';
import type { PersonRole } from '../facts.ts';

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

const named =
  /^(?:employer|landlord|insurer|vendor|merchant|customer|company|bank|host|organisation|school|supervisor|utility|father|mother|spouse|emergency_contact|registered|lender|creditor|vehicle|lease|policy|previous|contact)_/;
const namedWhole: ReadonlySet<string> = new Set([
  'university',
  'degree',
  'major',
  'minor',
  'gpa',
  'ein',
  'account_number',
  'routing_number',
  'iban',
  'vin',
  'plate_number',
  'license_plate',
  'job_title',
  'occupation',
  'emergency_contact',
  'monthly_rent',
  'property_address',
  'incorporation_date',
  'entity_type',
  'jurisdiction',
  'odometer',
]);

/** Says by its name whose it is (`employer_phone`), unlike `phone`, which is that of whoever the paper speaks of. */
export function saysWhose(factName: string): boolean {
  const name = factName.split('.')[0]!;
  return namedWhole.has(name) || named.test(name);
}

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
