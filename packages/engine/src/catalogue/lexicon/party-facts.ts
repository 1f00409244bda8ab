// What a caption asks of the party it speaks of: `Phone` under `Landlord`, `Landlord phone`, `Téléphone du bailleur`.
import type { DocumentType } from '@oneform/contract';
import type { CaptionEntry } from './caption-entry.ts';
import { findLabels, shapeOf } from './find-captions.ts';
import file from './party-facts.json' with { type: 'json' };
import { isSubjectRole, roleOfSquashed } from './roles.ts';

export type Attribute = keyof typeof file.asks;

const attributeOf = new Map<string, Attribute>(
  Object.entries(file.asks).flatMap(([attribute, names]) =>
    names.map((name) => [name, attribute as Attribute] as const),
  ),
);
const parties: Readonly<Record<string, Partial<Record<Attribute, readonly string[]>>>> = file.parties;
/** Between what is asked and of whom, squashed: `name of the landlord`, `nom du bailleur`. */
const links = /(?:of|ofthe|ofyour|des|der|du|dela|del|della|do|da|van|vande)$/;
const leastOfRole = 4;

/** The entries that a caption stands for when it asks them of `role`; none where such a party has no such fact on the paper. */
export function asksOfParty(entries: readonly CaptionEntry[], role: string, type: DocumentType): CaptionEntry[] {
  const found = entries.flatMap((entry) => {
    const attribute = attributeOf.get(entry.name);
    const name = attribute && parties[role]?.[attribute]?.find((one) => shapeOf(one, type) !== undefined);
    return name ? [{ ...entry, name, shape: shapeOf(name, type)! }] : [];
  });
  return found.filter(({ name }, at) => found.findIndex((other) => other.name === name) === at);
}

/** Whether the fact is the party's own; what names no party is the subject's, and so is a job, whoever gives it. */
export function isFactOf(name: string, role: string): boolean {
  const owner = ownerOf(name);
  return owner?.includes(role) || (isSubjectRole(role) && (!owner || shared.has(name)));
}

const shared: ReadonlySet<string> = new Set(
  (['title', 'start', 'end'] as const).flatMap((attribute) => file.asks[attribute]),
);

/** Whether the fact's name says whose it is: `lender_name`. */
export const isOfSomeParty = (name: string): boolean => ownerOf(name) !== undefined;

const owners = new Map<string, string[]>();
for (const [role, facts] of Object.entries(parties))
  for (const fact of Object.values(facts).flat()) owners.set(fact, [...(owners.get(fact) ?? []), role]);

function ownerOf(name: string): readonly string[] | undefined {
  const prefix = Object.keys(parties).find((role) => name.startsWith(`${role}_`));
  return owners.get(name) ?? (prefix ? [prefix] : undefined);
}

/** Another than the subject whose name the fact is. */
export const partyOfName = (name: string): string | undefined => partyByName.get(name);

const partyByName = new Map(
  Object.entries(parties)
    .flatMap(([role, { name = [] }]) => (isSubjectRole(role) ? [] : name.map((fact) => [fact, role] as const)))
    .reverse(),
);

/** A party that is named alone is followed by its name and, often, its address. */
export function nameAndAddressOf(role: string, type: DocumentType): CaptionEntry | undefined {
  const [name, address] = (['name', 'address'] as const).map((attribute) => nameOfAttribute(role, attribute, type));
  if (!name || !address || name === address) return undefined;
  return { name: `${name}+${address}`, shape: 'party_and_address', wordings: [] };
}

export interface PartyCaption {
  /** Undefined: it names nobody. */
  readonly role: string | undefined;
  readonly asked: Attribute;
  readonly entries: readonly CaptionEntry[];
}

/**
 * A squashed wording that names a party and what is asked of it, which no list holds as a whole. `undefined`: it is no such wording. Of the
 * subject it asks what it would ask alone.
 */
export function findPartyCaption(squashed: string, type: DocumentType): PartyCaption | undefined {
  for (let at = squashed.length - 3; at >= leastOfRole; at--) {
    const [head, tail] = [squashed.slice(0, at), squashed.slice(at)];
    const found =
      compose(roleOfSquashed(head) ?? roleOfSquashed(head.replace(/s$/, '')), tail, type) ??
      (links.test(head) ? compose(roleOfSquashed(tail), head.replace(links, ''), type) : undefined);
    if (found) return found;
  }
  return undefined;
}

function compose(role: string | undefined, asked: string, type: DocumentType): PartyCaption | undefined {
  if (!role) return undefined;
  const entries = findLabels(asked, type, false).entries.filter(({ name }) => attributeOf.has(name));
  if (entries.length === 0) return undefined;
  const ask = attributeOf.get(entries[0]!.name)!;
  return { role, asked: ask, entries: isSubjectRole(role) ? entries : asksOfParty(entries, role, type) };
}

const ofSubject: Partial<Record<Attribute, string>> = {
  name: 'full_name',
  address: 'address',
  phone: 'phone',
  email: 'email',
};

/** The fact that holds an attribute of a party on such a paper; of nobody in particular, and of the subject, the subject's. */
export function nameOfAttribute(
  role: string | undefined,
  attribute: Attribute,
  type: DocumentType,
): string | undefined {
  if (!role || isSubjectRole(role)) return ofSubject[attribute];
  return parties[role]?.[attribute]?.find((one) => shapeOf(one, type) !== undefined);
}

/** The attribute that a fact of the subject's is. */
export const attributeOfFact = (name: string): Attribute | undefined => attributeOf.get(name);
