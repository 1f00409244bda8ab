// Captions that ask for several things at once, which no list of captions holds as a whole.
import type { DocumentType } from '@oneform/contract';
import { squashLabel } from '#values/normalise/squash-label.ts';
import type { Attribute } from '../facts/fact-entry.ts';
import type { CaptionEntry } from './caption-entry.ts';
import { findLabels, shapeOf } from './find-captions.ts';
import { attributeOfFact, findPartyCaption, nameOfAttribute } from './party-facts.ts';
import { roleOfWording } from './roles.ts';

export interface AttributeList {
  /** The party that the list names; undefined for none. */
  readonly role: string | undefined;
  /** Joins the facts by `+`. */
  readonly entry: CaptionEntry;
}

interface Part {
  readonly attribute: Attribute | undefined;
  /** Of an address: a street, or the whole of it. */
  readonly isStreet: boolean;
}

const separators = /\s*(?:[,;/&]|\b(?:and|or|und|et|ou|y|e|o|en|of)\b)\s*/i;
const streets = new Set(['address', 'mailing_address', 'street']);
const towns = new Set(['city', 'state', 'postal_code', 'country']);
const minParts = 3;
/** Of a party that the list ends in: `Name & address of previous employer`. */
const minOfOwner = 2;
const owner =
  /^(.+?)\s+(?:of(?:\s+(?:the|your))?|des|der|du|de\s+la|de\s+l[’']|del|della|do|da|van\s+de)\s+(\p{L}[\p{L}\s’'-]*)$/iu;
/** Of the parts of a list so many may be words that no caption knows. */
const maxUnknown = 1 / 3;

/**
 * `PAYER'S name, street address, city, state, ZIP code, and telephone no.`, `City or town, state or province, country, and ZIP code`.
 * `undefined`: it is no such list.
 */
export function findAttributeList(printed: string, type: DocumentType): AttributeList | undefined {
  const bare = printed.replace(/\([^)]*\)?/g, ' ').trim();
  const [, asked = bare, named = ''] = owner.exec(bare) ?? [];
  const ownerRole = roleOfWording(named);
  const [first = '', ...rest] = (ownerRole ? asked : bare).split(separators).map(squashLabel).filter(Boolean);
  if (rest.length + 1 < (ownerRole ? minOfOwner : minParts)) return undefined;
  const party = ownerRole ? undefined : findPartyCaption(first, type);
  const head: Part = party ? { attribute: party.asked, isStreet: party.asked === 'address' } : readPart(first, type);
  const parts = [head, ...rest.map((part) => readPart(part, type))];
  const unknown = parts.filter(({ attribute }) => attribute === undefined).length;
  const asks = (wanted: Attribute): boolean => parts.some(({ attribute }) => attribute === wanted);
  if (!head.attribute || unknown > maxUnknown * parts.length || !asks('address')) return undefined;
  const role = ownerRole ?? party?.role;
  const isWhole = parts.some(({ isStreet }) => isStreet);
  if (!asks('name') && !isWhole)
    return role ? undefined : { role, entry: { name: 'city+state+postal_code', shape: 'town_line', wordings: [] } };
  const names = (['name', 'address', 'phone', 'email'] as const).flatMap((attribute) =>
    asks(attribute) ? (nameOfAttribute(role, attribute, type) ?? []) : [],
  );
  const shape = asks('name') && names.length > 1 ? 'party_and_address' : (shapeOf(names[0] ?? '', type) ?? 'address');
  return names.length > 0 ? { role, entry: { name: names.join('+'), shape, wordings: [] } } : undefined;
}

function readPart(squashed: string, type: DocumentType): Part {
  const { entries } = findLabels(squashed.replace(/^foreign/, ''), type, false);
  const names = entries.map(({ name }) => name);
  const isStreet = names.some((name) => streets.has(name));
  if (isStreet || names.some((name) => towns.has(name))) return { attribute: 'address', isStreet };
  return { attribute: names.map(attributeOfFact).find((one) => one !== undefined), isStreet };
}
