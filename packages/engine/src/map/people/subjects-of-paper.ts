// Finds the subjects of a file: for each of its papers the people it is made out to, with the facts that identify them.

import { typesThat } from '#catalogue/document-types/declarations.ts';
import type { Fact, Person, PersonRole, UnderstoodDocument } from '#document/facts.ts';
import { normaliseName } from '#values/normalise/normalise-name.ts';
import { official, toContact, toNumber } from './identity-hints.ts';
import type { KnownPerson } from './same-person.ts';

export interface Subject extends KnownPerson {
  readonly full_name: string;
  /** Index of the paper within the file. */
  readonly part: number;
  /** As the paper lists them; absent when only facts name them. */
  readonly person?: Person;
}

/** On a lease the tenant is the subject. */
export const isSubjectRole = (role: PersonRole): boolean => role === 'subject' || role === 'tenant';

const identityPapers: ReadonlySet<string> = typesThat(({ isIdentityPaper }) => isIdentityPaper);

export const isIdentityPaper = (type: string | undefined): boolean => type !== undefined && identityPapers.has(type);

const named: ReadonlySet<string> = typesThat(
  ({ isIdentityPaper, namesItsParties }) => isIdentityPaper || namesItsParties,
);

/** It is somebody's, whether or not the name could be read. */
export const isSomebodys = (type: string | undefined): boolean => type !== undefined && named.has(type);

type Paper = Pick<UnderstoodDocument, 'people' | 'facts' | 'parts'>;

/** In the order of the papers. */
export function findSubjects(paper: Paper): Subject[] {
  const parts = [...new Set([0, ...paper.parts.keys(), ...paper.facts.map(partOf)])].sort((a, b) => a - b);
  return parts.flatMap((part) => {
    const listed = paper.people.filter((person) => isSubjectRole(person.role) && partOfPerson(paper, person) === part);
    if (listed.length > 0) return listed.map((person) => toSubject(paper, part, person));
    const full_name = namedByFacts(paper.facts.filter((fact) => partOf(fact) === part));
    return full_name === undefined ? [] : [toSubject(paper, part, { full_name })];
  });
}

export const partOf = ({ part = 0 }: Pick<Fact, 'part'>): number => part;

/** Persons of a file with several papers are numbered by paper: `d2p1`. */
export function partOfPerson({ facts, parts }: Paper, { id, full_name }: Person): number {
  if (parts.length <= 1) return 0;
  const numbered = /^d(\d+)p/.exec(id)?.[1];
  if (numbered !== undefined) return Number(numbered) - 1;
  return partOf(facts.find(({ person }) => person === id) ?? facts.find(({ value }) => value === full_name) ?? {});
}

function toSubject(paper: Paper, part: number, named: Person | { full_name: string }): Subject {
  const person = 'id' in named ? named : undefined;
  const marks = marksOf(paper, part, person?.id);
  const born = person?.date_of_birth ?? marks.date_of_birth;
  return {
    ...marks,
    full_name: named.full_name,
    part,
    ...(born ? { date_of_birth: born } : {}),
    ...(person ? { person } : {}),
  };
}

const about = (facts: readonly Fact[], part: number, personId: string | undefined): Fact[] =>
  facts.filter(
    (fact) => partOf(fact) === part && !fact.isIssuers && (fact.person === undefined || fact.person === personId),
  );

/** Facts that identify a subject, as printed; the name itself is the subject's. */
export function identifyingFacts({ facts }: Pick<Paper, 'facts'>, { part, person }: Subject) {
  return about(facts, part, person?.id).flatMap(({ name, value }) => {
    const kind = kindOfMark(name);
    return typeof value === 'string' && kind !== undefined ? [{ kind, fact: name, value }] : [];
  });
}

function kindOfMark(name: string): 'names' | 'birth_dates' | 'numbers' | 'contacts' | undefined {
  if (name === 'other_names') return 'names';
  if (name === 'date_of_birth') return 'birth_dates';
  if (official.has(name)) return 'numbers';
  return name === 'email' || /(?:^|_)phone$/.test(name) ? 'contacts' : undefined;
}

/** Facts of one of the papers, beside a name, that identify its owner. */
export function marksOf({ facts }: Pick<Paper, 'facts'>, part: number, personId?: string): KnownPerson {
  const own = about(facts, part, personId);
  const texts = own.flatMap(({ name, value }) => (typeof value === 'string' ? [[name, value] as const] : []));
  return {
    other_names: texts.filter(([name]) => name === 'other_names').map(([, value]) => value),
    date_of_birth: texts.find(([name]) => name === 'date_of_birth')?.[1],
    numbers: texts.flatMap(([name, value]) => toNumber(name, value)),
    contacts: texts.flatMap(([name, value]) => toContact(name, value)),
  };
}

function namedByFacts(facts: readonly Fact[]): string | undefined {
  const text = (wanted: string) => {
    const value = facts.find(({ name, person }) => name === wanted && person === undefined)?.value;
    return typeof value === 'string' ? value.trim() : '';
  };
  const joined = [text('given_names'), text('surname')].filter(Boolean).join(' ');
  return [text('full_name'), text('tenant_name'), joined].find((name) => normaliseName(name) !== null);
}
