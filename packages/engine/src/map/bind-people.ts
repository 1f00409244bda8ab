// Decides which person of a paper is which person of the collection.
import type { FieldPerson } from '@oneform/contract';
import type { Person, UnderstoodDocument } from '#facts.ts';
import { knownPeople } from './known-people.ts';
import type { MapTarget } from './proposed-value.ts';
import { toFieldPerson } from './roles.ts';
import { isSamePerson, type KnownPerson } from './same-person.ts';

export interface Binding {
  readonly role: FieldPerson | undefined;
  readonly sameSubject: boolean | 'unknown';
  readonly person?: Person;
}

export type Bind = (personId: string | undefined, part: number) => Binding;

/**
 * The person whom a paper is made out to is taken for the applicant, unless the collection knows him or her in another role (the passport
 * of the spouse). People in other roles keep the role they have on the paper.
 */
export function bindPeople(understood: UnderstoodDocument, target: MapTarget): Bind {
  const known = new Map(knownPeople(target.sections, target.data));
  if (target.subject !== undefined) known.set('applicant', { ...known.get('applicant'), ...given(target.subject) });
  const judge = judgeAmongSubjects(understood.people, known);
  const bindings = new Map<string, Binding>();
  for (const person of understood.people) bindings.set(person.id, judge(bindPerson(asSubject(person), known), person));

  const subjectsByPart = new Map<number, Binding>();
  return (personId, part) => {
    const bound = personId === undefined ? undefined : bindings.get(personId);
    if (bound !== undefined) return bound;
    const subject = subjectsByPart.get(part) ?? bindSubject(understood, part, known, bindings, judge);
    subjectsByPart.set(part, subject);
    return subject;
  };
}

type Judge = (binding: Binding, person: KnownPerson) => Binding;

/**
 * A file may hold the papers of several people. Where the collection does not know yet whom it is about, the first of them is taken for the
 * applicant and the others are somebody else, so that two are never mixed.
 */
function judgeAmongSubjects(people: readonly Person[], known: ReadonlyMap<FieldPerson, KnownPerson>): Judge {
  const [first, ...others] = people.filter(({ role }) => role === 'subject' || role === 'tenant');
  if (first === undefined || others.length === 0 || known.get('applicant')?.full_name !== undefined)
    return (binding) => binding;
  return (binding, person) =>
    binding.role === 'applicant' && isSamePerson(person, first) === false
      ? { ...binding, sameSubject: false }
      : binding;
}

function bindPerson(person: Person, known: ReadonlyMap<FieldPerson, KnownPerson>): Binding {
  const role = toFieldPerson(person.role);
  const match = [...known].find(([, one]) => isSamePerson(person, one) === true);
  if (match !== undefined) return { role: match[0], sameSubject: true, person };
  if (role === undefined) return { role, sameSubject: 'unknown', person };
  return { role, sameSubject: isSamePerson(person, known.get(role) ?? {}), person };
}

/** The one whom a paper's unbound facts are about. */
function bindSubject(
  understood: UnderstoodDocument,
  part: number,
  known: ReadonlyMap<FieldPerson, KnownPerson>,
  bindings: ReadonlyMap<string, Binding>,
  judge: Judge,
): Binding {
  const text = (...names: readonly string[]) =>
    names
      .map((name) => understood.facts.find((fact) => fact.name === name && (fact.part ?? 0) === part))
      .map((fact) => (typeof fact?.value === 'string' ? fact.value : undefined))
      .find((value) => value !== undefined);
  const joined = [text('given_names'), text('surname')].filter(Boolean).join(' ');
  const name = text('full_name', 'tenant_name') ?? (joined.includes(' ') ? joined : undefined);
  const subject = understood.people.find((person) => person.role === 'subject' || person.role === 'tenant');
  if (name === undefined && understood.parts.length <= 1 && subject !== undefined) return bindings.get(subject.id)!;
  const date_of_birth = text('date_of_birth');
  const person: Person = {
    id: '',
    role: 'subject',
    full_name: name ?? '',
    ...(date_of_birth ? { date_of_birth } : {}),
  };
  const { role, sameSubject } = judge(bindPerson(person, known), person);
  const listed = understood.people.find((one) => one.full_name === name);
  return { role, sameSubject, ...(listed === undefined ? {} : { person: asSubject(listed) }) };
}

/** Whom a lease calls the tenant is whom it is made out to. */
const asSubject = (person: Person): Person => (person.role === 'tenant' ? { ...person, role: 'subject' } : person);

const given = (person: KnownPerson): KnownPerson =>
  Object.fromEntries(Object.entries(person).filter(([, value]) => value !== undefined && value !== ''));
