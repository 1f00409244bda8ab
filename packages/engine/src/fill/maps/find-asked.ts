// The value of a collection that a place of a map asks for.
import type { Offer } from '../offers/offer.ts';
import { type AskedKey, isSameBearer, keyOfMapped, keyOfOffer } from './asked-key.ts';
import type { AskedValue } from './parse-ask.ts';
import { parseBearer } from './vocabulary.ts';

/** Facts that say the same where the collection has not the one that is asked, the nearest first. */
const stands: Readonly<Record<string, readonly string[]>> = {
  phone: ['cell_phone', 'home_phone'],
  cell_phone: ['phone'],
  home_phone: ['phone'],
  first_name: ['given_names'],
  given_names: ['first_name'],
  street_and_unit: ['street'],
  address: [],
  iban: ['account_number'],
};

export function findAsked(asked: AskedValue, offers: readonly Offer[]): Offer | undefined {
  const member = asked.of.map(parseBearer).find((bearer) => bearer?.kind === 'member');
  const key = keyOfMapped(asked);
  for (const fact of [key.fact, ...(stands[key.fact] ?? [])]) {
    const found = member === undefined ? findKey({ ...key, fact }, offers) : ofMember(fact, member.index - 1, offers);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** A single bearer counts as the first of several. */
function findKey(key: AskedKey, offers: readonly Offer[]): Offer | undefined {
  const alike = offers.filter((offer) => {
    const own = keyOfOffer(offer);
    return own.fact === key.fact && isSameBearer(own, key);
  });
  const wanted = key.item ?? 0;
  return (
    alike.find(({ item }) => item === wanted) ??
    (wanted === 0 ? alike.find(({ item }) => item === undefined) : undefined)
  );
}

const household = ['spouse', 'child', 'relative'];

/** The nth of those who live with the applicant: the spouse, the children, the others. */
function ofMember(fact: string, index: number, offers: readonly Offer[]): Offer | undefined {
  const groups = household.flatMap((kind) => {
    const theirs = offers.filter((offer) => keyOfOffer(offer).of.join() === kind);
    const items = [...new Set(theirs.map(({ item }) => item ?? 0))].toSorted((a, b) => a - b);
    return items.map((item) => theirs.filter((offer) => (offer.item ?? 0) === item));
  });
  return groups[index]?.find((offer) => keyOfOffer(offer).fact === fact);
}
