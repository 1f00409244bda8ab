// Who a collection already speaks of: the name and birth date in each role.
import { type CollectionData, type FieldPerson, type Section, walkFields } from '@oneform/contract';
import { roleAround } from './roles.ts';
import type { KnownPerson } from './same-person.ts';

/** Outside repeated groups; the first mention of a role counts. */
export function knownPeople(sections: readonly Section[], data: CollectionData): ReadonlyMap<FieldPerson, KnownPerson> {
  const found = new Map<FieldPerson, Map<string, string>>();
  for (const { section, field, groups, value } of walkFields(sections, data)) {
    if (typeof value !== 'string' || value.trim() === '' || groups.some((group) => group.type === 'array')) continue;
    const role = roleAround(section, groups, field);
    const parts = found.get(role) ?? new Map<string, string>();
    const atomic = field.atomic ?? field.name;
    if (!parts.has(atomic)) parts.set(atomic, value.trim());
    found.set(role, parts);
  }
  return new Map([...found].map(([role, parts]) => [role, toPerson(parts)]));
}

function toPerson(parts: ReadonlyMap<string, string>): KnownPerson {
  const given =
    parts.get('given_names') ?? [parts.get('first_name'), parts.get('middle_name')].filter(Boolean).join(' ');
  const surname = parts.get('surname');
  const joined = given !== '' && surname !== undefined ? `${given} ${surname}` : undefined;
  return { full_name: parts.get('full_name') ?? joined, date_of_birth: parts.get('date_of_birth') };
}
