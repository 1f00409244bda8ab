// People that a collection already describes: name, birth date and numbers of the person in each role.
import { type CollectionData, type FieldPerson, type Section, walkFields } from '@oneform/contract';
import { roleAround } from '../roles.ts';
import { toContact, toNumber } from './identity-hints.ts';
import type { KnownPerson } from './same-person.ts';

type People = ReadonlyMap<FieldPerson, KnownPerson>;
/** Data is never changed in place, and every paper asks whom it speaks of. */
const remembered = new WeakMap<CollectionData, { readonly sections: readonly Section[]; readonly people: People }>();

/** Outside repeated groups; the first mention of a role counts. */
export function knownPeople(sections: readonly Section[], data: CollectionData): People {
  const known = remembered.get(data);
  if (known?.sections === sections) return known.people;
  const people = findKnown(sections, data);
  remembered.set(data, { sections, people });
  return people;
}

function findKnown(sections: readonly Section[], data: CollectionData): People {
  const found = new Map<FieldPerson, Map<string, string[]>>();
  for (const { section, field, groups, value } of walkFields(sections, data)) {
    const texts = (Array.isArray(value) ? (value as readonly unknown[]) : [value]).filter(
      (text): text is string => typeof text === 'string' && text.trim() !== '',
    );
    if (texts.length === 0 || groups.some((group) => group.type === 'array')) continue;
    const role = roleAround(section, groups, field);
    const parts = found.get(role) ?? new Map<string, string[]>();
    const atomic = field.atomic ?? field.name;
    if (!parts.has(atomic)) parts.set(atomic, texts);
    found.set(role, parts);
  }
  return new Map([...found].map(([role, parts]) => [role, toPerson(parts)]));
}

/** The applicant that a collection describes. */
export const applicantOf = (sections: readonly Section[], data: CollectionData): KnownPerson =>
  knownPeople(sections, data).get('applicant') ?? {};

function toPerson(parts: ReadonlyMap<string, readonly string[]>): KnownPerson {
  const text = (name: string) => parts.get(name)?.[0]?.trim() ?? '';
  const join = (...words: readonly string[]) => words.filter(Boolean).join(' ');
  const given = text('given_names') || join(text('first_name'), text('middle_name'));
  const suffix = text('name_suffix');
  const birth = text('surname_at_birth');
  return {
    full_name: text('full_name') || text('responsible_party_name') || join(given, text('surname'), suffix) || undefined,
    surname: text('surname') || undefined,
    other_names: [...(parts.get('other_names') ?? []), ...(given && birth ? [join(given, birth)] : [])],
    date_of_birth: text('date_of_birth') || undefined,
    numbers: [...parts].flatMap(([name, values]) => values.flatMap((value) => toNumber(name, value))),
    contacts: [...parts].flatMap(([name, values]) => values.flatMap((value) => toContact(name, value))),
  };
}
