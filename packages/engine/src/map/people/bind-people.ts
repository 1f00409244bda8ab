// Decides which person of a paper is which person of the collection, and whose a fact is that names nobody.
import type { FieldPerson } from '@oneform/contract';
import type { Person, UnderstoodDocument } from '#document/facts.ts';
import type { MapTarget } from '../proposed-value.ts';
import { toFieldPerson } from '../roles.ts';
import { compareNames } from './compare-names.ts';
import { knownPeople } from './known-people.ts';
import { isIdentified, isSamePerson, type KnownPerson, type MentionedAs, type SameSubject } from './same-person.ts';
import { findSubjects, isSomebodys, isSubjectRole, marksOf, partOfPerson, type Subject } from './subjects-of-paper.ts';

export interface Binding {
  readonly role: FieldPerson | undefined;
  readonly sameSubject: SameSubject;
  readonly person?: Person;
}

/** `isPersonal`: the fact is about a person, not about what the paper is about. */
export type Bind = (personId: string | undefined, part: number, isPersonal?: boolean) => Binding;

interface Judged extends Subject {
  readonly binding: Binding;
}

/**
 * The person whom a paper is made out to is taken for the applicant where the collection knows nobody yet, unless it knows him or her in
 * another role (the passport of the spouse). People in other roles keep the role they have on the paper.
 */
export function bindPeople(understood: UnderstoodDocument, target: MapTarget): Bind {
  const known = knownPeople(target.sections, target.data);
  const others = new Map([...known].filter(([role]) => role !== 'applicant'));
  const applicants = whoItIsAbout(known.get('applicant') ?? {}, target.subjects ?? []);
  const subjects = judgeSubjects(findSubjects(understood), { applicants, others, mentions: target.mentions ?? [] });
  const inPart = (part: number) => subjects.filter((subject) => subject.part === part);

  /** The person of a paper's facts where it names nobody; and whether only its subject may be meant. */
  const ofPart = (part: number, isPersonal: boolean): Binding => {
    const named = inPart(part);
    if (named.length > 0) {
      const anchor = named.find(({ binding }) => binding.sameSubject === true) ?? named[0]!;
      const sameSubject = isPersonal ? together(named) : anchor.binding.sameSubject;
      return { ...anchor.binding, sameSubject };
    }
    return { role: 'applicant', sameSubject: judgeNameless(part) };
  };

  /** A birth date or number says whose it is as well as a name; else it goes with the rest of the file, if that is of one mind. */
  const judgeNameless = (part: number): SameSubject => {
    const marks = marksOf(understood, part);
    if (applicants.some((one) => isSamePerson(marks, one) === true)) return true;
    const isOthers = marks.date_of_birth !== undefined && applicants.some((one) => one.date_of_birth);
    const isInDoubt = isOthers || (applicants.length > 0 && isSomebodys(understood.parts[part]?.type));
    const answer = together(subjects);
    return isInDoubt && answer === true ? 'unknown' : answer;
  };

  const bindings = new Map(
    understood.people.map((person): [string, Binding] => {
      const subject = subjects.find((one) => one.person?.id === person.id);
      if (subject !== undefined) return [person.id, subject.binding];
      const anchor = ofPart(partOfPerson(understood, person), false);
      return [person.id, bindOther(person, anchor, applicants, others)];
    }),
  );
  return (personId, part, isPersonal = true) =>
    (personId === undefined ? undefined : bindings.get(personId)) ?? ofPart(part, isPersonal);
}

/** By what stands in the collection; where that names nobody, by what else is known. Several only where it may be about either. */
function whoItIsAbout(applicant: KnownPerson, subjects: readonly KnownPerson[]): KnownPerson[] {
  if (isIdentified(applicant)) {
    // The account may have the name in full where a paper had initials, or the one before marriage.
    const spellings = subjects
      .filter((one) => isSamePerson(one, applicant) !== false)
      .map(({ full_name = '' }) => full_name);
    return [{ ...applicant, other_names: [...(applicant.other_names ?? []), ...spellings] }];
  }
  if (subjects.length > 0) return subjects.map((one) => ({ ...applicant, ...one }));
  const { full_name, date_of_birth, numbers = [] } = applicant;
  return full_name || date_of_birth || numbers.length > 0 ? [applicant] : [];
}

interface Around {
  readonly applicants: readonly KnownPerson[];
  readonly others: ReadonlyMap<FieldPerson, KnownPerson>;
  readonly mentions: readonly MentionedAs[];
}

function judgeSubjects(subjects: readonly Subject[], { applicants, others, mentions }: Around): Judged[] {
  const inRoles = subjects.map(
    (subject, index) => bindDecided(subject, mentions[index]) ?? bindToRole(subject, others),
  );
  const unbound = subjects.filter((_, index) => inRoles[index] === undefined);
  // With nobody known yet, a file about one person tells who it is. Of several the first is offered, and none is mixed with another.
  const [first] = unbound;
  const isOne = unbound.every((one) => isSamePerson(one, first!) !== false);
  const choose = (subject: Subject): SameSubject => isOne || (isSamePerson(subject, first!) !== false && 'unknown');
  return subjects.map((subject, index): Judged => {
    const sameSubject = applicants.length > 0 ? judge(subject, applicants) : choose(subject);
    return { ...subject, binding: inRoles[index] ?? { role: 'applicant', sameSubject, ...asSubject(subject) } };
  });
}

function judge(person: KnownPerson, candidates: readonly KnownPerson[]): SameSubject {
  const answers = candidates.map((one) => {
    const same = isSamePerson(person, one);
    // A collection that knows no more than a surname is about whoever fits it.
    return same === 'unknown' && candidates.length === 1 && !isIdentified(one) ? fitsPart(person, one) : same;
  });
  return answers.includes(true) || (answers.includes('unknown') ? 'unknown' : false);
}

function fitsPart(person: KnownPerson, { full_name = '', date_of_birth }: KnownPerson): SameSubject {
  if (date_of_birth && person.date_of_birth && date_of_birth !== person.date_of_birth) return 'unknown';
  return full_name === '' || compareNames(person.full_name ?? '', full_name) === 'close' || 'unknown';
}

/** A decision about the owner of a paper overrides its names. */
function bindDecided(subject: Subject, as: MentionedAs): Binding | undefined {
  if (as === undefined) return undefined;
  if (as === 'another' || as === 'unknown')
    return { role: 'applicant', sameSubject: as === 'unknown' && as, ...asSubject(subject) };
  return { role: as, sameSubject: true, ...asSubject(subject) };
}

function bindToRole(person: KnownPerson, others: ReadonlyMap<FieldPerson, KnownPerson>): Binding | undefined {
  const match = [...others].find(([, one]) => isSamePerson(person, one) === true);
  return match && { role: match[0], sameSubject: true };
}

/** Somebody whom a paper names beside the one it is made out to: of another person's paper, that person's spouse or landlord. */
function bindOther(
  person: Person,
  anchor: Binding,
  applicants: readonly KnownPerson[],
  others: ReadonlyMap<FieldPerson, KnownPerson>,
): Binding {
  if (applicants.some((one) => isSamePerson(person, one) === true))
    return { role: 'applicant', sameSubject: true, person };
  const match = bindToRole(person, others);
  if (match) return { ...match, person };
  const role = toFieldPerson(person.role);
  // The mother of one's husband is nobody that a form asks for.
  if (anchor.role !== 'applicant') return { role: undefined, sameSubject: false, person };
  if (anchor.sameSubject !== true) return { role, sameSubject: anchor.sameSubject, person };
  const known = role === undefined ? undefined : others.get(role);
  return { role, sameSubject: known?.full_name === undefined || isSamePerson(person, known), person };
}

/** One answer where it may be about any of them. */
function together(subjects: readonly Judged[]): SameSubject {
  const answers = new Set(subjects.map(({ binding }) => binding.sameSubject));
  if (answers.size === 0) return true;
  return answers.size === 1 ? [...answers][0]! : 'unknown';
}

/** On a lease the tenant is the subject. */
function asSubject({ person }: Subject): { person?: Person } {
  if (person === undefined) return {};
  return { person: isSubjectRole(person.role) ? { ...person, role: 'subject' } : person };
}
