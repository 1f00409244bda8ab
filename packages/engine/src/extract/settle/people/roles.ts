// Facts that name somebody other than the paper's subject, with their roles, and the facts of those people.
import { facts, namesThat } from '#catalogue/facts/facts.ts';
import { partiesThat } from '#catalogue/parties.ts';
import type { PersonRole } from '#document/facts.ts';

interface RoleRule {
  /** The fact that holds the name. */
  readonly name: string;
  readonly role: PersonRole;
  /** Facts whose names begin so are this person's. */
  readonly prefixes: readonly string[];
}

/** Somebody in two roles is known by the one that comes first. */
const order: readonly PersonRole[] = [
  'landlord',
  'tenant',
  'spouse',
  'parent',
  'co_applicant',
  'supervisor',
  'employer',
  'reference',
  'other',
];

export const roleRules: readonly RoleRule[] = facts
  .flatMap(([name, { names }]) => (names ? [{ name, role: names.role, prefixes: names.facts }] : []))
  .toSorted((one, other) => order.indexOf(one.role) - order.indexOf(other.role));

/** Facts about a paper's subject and nobody else. */
export const subjectFacts: ReadonlySet<string> = new Set(namesThat(({ isSubjects }) => isSubjects));

/** Parties with an address, phone, … of their own; facts begin with the party's name. */
export const otherParties: ReadonlySet<string> = new Set(partiesThat(({ isOther }) => isOther));

/** Names on papers for the subject's home address. */
export const homeAddresses: readonly string[] = namesThat(({ isHome }) => isHome);

/** The name by which the subject goes where a paper calls them something else. */
export const subjectNames: readonly string[] = namesThat(({ namesSubject }) => namesSubject);
