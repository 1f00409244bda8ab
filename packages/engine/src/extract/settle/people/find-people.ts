// The people a paper names, each with a role, and whose each fact is.

import type { Fact, Person } from '#document/facts.ts';
import { squash } from '#values/normalise/fold-text.ts';
import { normaliseName } from '#values/normalise/normalise-name.ts';
import { looksLikeCompany } from '#values/recognise-party.ts';
import { roleRules, subjectFacts, subjectNames } from './roles.ts';

export interface PeopleOfPaper {
  readonly people: readonly Person[];
  /** The same facts; each that is somebody's says whose, once there is more than one person. */
  readonly facts: readonly Fact[];
}

/** Companies are no people. One who appears in two roles (tenant and subject) is one person, in the first role. */
export function findPeople(facts: readonly Fact[]): PeopleOfPaper {
  const people: Person[] = [];
  const owners = new Map<string, string>();
  const subject = subjectOf(facts);
  if (subject) people.push({ ...subject, id: 'p1' });
  for (const rule of roleRules) {
    const name = personName(facts, rule.name);
    if (!name) continue;
    const known = people.find((person) => squash(person.full_name) === squash(name));
    const id = known?.id ?? `p${people.length + 1}`;
    if (!known) people.push({ id, role: rule.role, full_name: name });
    for (const prefix of rule.prefixes) owners.set(prefix, id);
  }
  if (people.length < 2) return { people, facts };
  return { people, facts: facts.map((fact) => bind(fact, owners, subject ? 'p1' : undefined)) };
}

function bind(fact: Fact, owners: ReadonlyMap<string, string>, subject: string | undefined): Fact {
  if (fact.person || fact.isIssuers) return fact;
  const prefix = [...owners.keys()].filter((one) => fact.name.startsWith(one)).sort((a, b) => b.length - a.length)[0];
  const person = prefix ? owners.get(prefix) : subjectFacts.has(fact.name) ? subject : undefined;
  return person ? { ...fact, person } : fact;
}

function subjectOf(facts: readonly Fact[]): Omit<Person, 'id'> | undefined {
  const source = subjectNames.find((name) => personName(facts, name));
  const full_name = source && personName(facts, source);
  if (!full_name) return undefined;
  const born = textOf(facts, 'date_of_birth');
  const number = ['passport_number', 'document_number', 'license_number', 'national_id_number']
    .map((name) => textOf(facts, name))
    .find(Boolean);
  return {
    role: source === 'tenant_name' ? 'tenant' : 'subject',
    full_name,
    ...(born ? { date_of_birth: born } : {}),
    ...(number ? { document_number: number } : {}),
  };
}

function personName(facts: readonly Fact[], name: string): string | undefined {
  const value = textOf(facts, name);
  return value && normaliseName(value) && !looksLikeCompany(value) ? value : undefined;
}

function textOf(facts: readonly Fact[], name: string): string | undefined {
  const value = facts.find((fact) => fact.name === name)?.value;
  return typeof value === 'string' ? value : undefined;
}
