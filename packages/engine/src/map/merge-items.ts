// Finds the item of a repeated group that a record is about: an existing or a new one.
import { childOf, type DataValue, type FieldDefinition, isEmptyValue, itemId } from '@oneform/contract';
import { squash } from '#values/normalise/fold-text.ts';
import { textOf } from './propose.ts';
import { isSameCompany } from './same-company.ts';

export type Identity = Readonly<Record<string, string>>;

export interface KnownItem {
  readonly id: string;
  readonly identity: Identity;
  readonly isEmpty: boolean;
}

export function knownItems(list: FieldDefinition, items: DataValue | undefined): KnownItem[] {
  if (!Array.isArray(items)) return [];
  return (items as readonly DataValue[]).map((item, index) => ({
    id: itemId(item, index),
    identity: Object.fromEntries(
      (list.identity ?? [])
        .map((path) => [path, textOf(valueIn(item, path) ?? '')] as const)
        .filter(([, text]) => text !== ''),
    ),
    isEmpty: isEmptyValue(item),
  }));
}

function valueIn(item: DataValue, path: string): DataValue | undefined {
  return path.split('.').reduce<DataValue | undefined>((value, key) => childOf(value, key), item);
}

/** The item with the same identity; else, when it may fill one, an item that is still empty. */
export function findItem(known: readonly KnownItem[], identity: Identity, mayFill: boolean): KnownItem | undefined {
  const same = known.find((item) => isSameIdentity(item.identity, identity));
  return same ?? (mayFill ? known.find((item) => item.isEmpty) : undefined);
}

/** Fields that both have must agree, and there must be one. */
export function isSameIdentity(a: Identity, b: Identity): boolean {
  const shared = Object.keys(a).filter((path) => b[path] !== undefined);
  return shared.length > 0 && shared.every((path) => isSameText(path, a[path]!, b[path]!));
}

/** Words that addresses shorten at will. */
const streetWords: Readonly<Record<string, string>> = {
  street: 'st',
  avenue: 'ave',
  road: 'rd',
  drive: 'dr',
  lane: 'ln',
  boulevard: 'blvd',
  court: 'ct',
  place: 'pl',
  square: 'sq',
  terrace: 'ter',
  highway: 'hwy',
  parkway: 'pkwy',
  circle: 'cir',
  apartment: 'apt',
  suite: 'ste',
  north: 'n',
  south: 's',
  east: 'e',
  west: 'w',
  strasse: 'str',
  straße: 'str',
};

function isSameText(path: string, a: string, b: string): boolean {
  if (path.endsWith('street')) return shortenStreet(a) === shortenStreet(b);
  // A ZIP code stands with or without its last four digits.
  if (path.endsWith('postal_code')) return squash(a.replace(/-\d{4}$/, '')) === squash(b.replace(/-\d{4}$/, ''));
  if (isDate(a) && isDate(b)) {
    // CVs give months: the first of a month may stand for any day in it.
    return a === b || ((a.endsWith('-01') || b.endsWith('-01')) && a.slice(0, 7) === b.slice(0, 7));
  }
  if (squash(a) === squash(b)) return true;
  if (isMasked(a) || isMasked(b)) return visibleEnd(a) !== '' && visibleEnd(a) === visibleEnd(b);
  return isSameCompany(a, b);
}

const shortenStreet = (text: string) =>
  squash(text.toLowerCase().replace(/\p{L}+/gu, (word) => streetWords[word] ?? word));

const isDate = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text);
const isMasked = (text: string) => /[*•x]{2,}/i.test(text) && /\d/.test(text);
/** The last four digits, all that a masked number shows. */
const visibleEnd = (text: string) => /(\d{4})\D*$/.exec(text)?.[1] ?? '';

/** An id that the same thing gets each time, so that reading a paper twice makes one item. */
export function idOfItem(listPath: string, identity: Identity, taken: ReadonlySet<string>): string {
  const text = [listPath, ...Object.entries(identity).map(([path, value]) => `${path}=${squash(value)}`)].join('\n');
  for (let salt = 0; ; salt++) {
    const id = hash(`${salt}\n${text}`).toString(36).padStart(8, '0').slice(-8);
    if (!taken.has(id)) return id;
  }
}

/** FNV-1a, twice with different seeds, to 53 bits. */
function hash(text: string): number {
  let [high, low] = [0x811c9dc5, 0xc9dc5118];
  for (const unit of text) {
    high = Math.imul(high ^ unit.codePointAt(0)!, 0x01000193);
    low = Math.imul(low ^ unit.codePointAt(0)!, 0x01000193) ^ (high >>> 13);
  }
  return (high >>> 11) * 0x1_0000_0000 + (low >>> 0);
}
