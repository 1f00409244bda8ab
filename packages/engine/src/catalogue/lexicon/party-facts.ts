// Facts that a caption asks of a party: `Phone` under `Landlord`, `Landlord phone`, `Téléphone du bailleur`.
import type { DocumentType } from '@oneform/contract';
import type { Attribute } from '../facts/fact-entry.ts';
import { factOf, facts } from '../facts/facts.ts';
import type { CaptionEntry } from './caption-entry.ts';
import { findLabels, shapeOf } from './find-captions.ts';
import { isSubjectRole, roleOfSquashed } from './roles.ts';

const ofParties = facts.flatMap(([name, { of = {} }]) =>
  Object.entries(of).flatMap(([role, attributes]) =>
    [attributes].flat().map((attribute) => ({ name, role, attribute })),
  ),
);
const roles = [...new Set(ofParties.map(({ role }) => role))];
const byAttribute = Map.groupBy(ofParties, ({ role, attribute }) => `${role} ${attribute}`);

/** The fact that holds this of the party on such a paper. */
const factOfParty = (role: string, attribute: Attribute, type: DocumentType): string | undefined =>
  byAttribute.get(`${role} ${attribute}`)?.find(({ name }) => shapeOf(name, type) !== undefined)?.name;

/** Between what is asked and of whom, squashed: `name of the landlord`, `nom du bailleur`. */
const links = /(?:of|ofthe|ofyour|des|der|du|dela|del|della|do|da|van|vande)$/;
const minOfRole = 4;

/** The entries that a caption stands for when it asks them of `role`; none where such a party has no such fact on the paper. */
export function asksOfParty(entries: readonly CaptionEntry[], role: string, type: DocumentType): CaptionEntry[] {
  const found = entries.flatMap((entry) => {
    const attribute = attributeOfFact(entry.name);
    const name = attribute && factOfParty(role, attribute, type);
    return name ? [{ ...entry, name, shape: shapeOf(name, type)! }] : [];
  });
  return found.filter(({ name }, at) => found.findIndex((other) => other.name === name) === at);
}

/** Whether the fact is the party's own; what names no party is the subject's, and so is a job, whoever gives it. */
export function isFactOf(name: string, role: string): boolean {
  const owner = ownerOf(name);
  return owner?.includes(role) || (isSubjectRole(role) && (!owner || isOfJob(name)));
}

const ofJob: ReadonlySet<Attribute | undefined> = new Set(['title', 'start', 'end'] as const);
const isOfJob = (name: string): boolean => ofJob.has(attributeOfFact(name));

/** Whether the fact's name says whose it is: `lender_name`. */
export const isOfSomeParty = (name: string): boolean => ownerOf(name) !== undefined;

function ownerOf(name: string): readonly string[] | undefined {
  const of = factOf(name)?.of;
  if (of) return Object.keys(of);
  const prefix = roles.find((role) => name.startsWith(`${role}_`));
  return prefix === undefined ? undefined : [prefix];
}

/** Another than the subject whose name the fact is. */
export function partyOfName(name: string): string | undefined {
  const of = Object.entries(factOf(name)?.of ?? {});
  return of.find(([role, attributes]) => !isSubjectRole(role) && [attributes].flat().includes('name'))?.[0];
}

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
  for (let at = squashed.length - 3; at >= minOfRole; at--) {
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
  const entries = findLabels(asked, type, false).entries.filter(({ name }) => attributeOfFact(name));
  if (entries.length === 0) return undefined;
  const ask = attributeOfFact(entries[0]!.name)!;
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
  return factOfParty(role, attribute, type);
}

/** The attribute that a fact of the subject's is. */
export const attributeOfFact = (name: string): Attribute | undefined => factOf(name)?.attribute;
