// Which fact names somebody other than the paper's subject, in which role, and which facts are theirs.
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

/** What a paper says about its subject and nobody else. */
export const subjectFacts: ReadonlySet<string> = new Set(namesThat(({ isSubjects }) => isSubjects));

/** Whose address, phone, … is not the subject's own; facts begin with it. */
export const otherParties: ReadonlySet<string> = new Set(partiesThat(({ isOther }) => isOther));

/** What papers call the address where the subject lives. */
export const homeAddresses: readonly string[] = namesThat(({ isHome }) => isHome);

/** The name by which the subject goes where a paper calls them something else. */
export const subjectNames: readonly string[] = namesThat(({ namesSubject }) => namesSubject);
