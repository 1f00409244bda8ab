// On a form with only one address, the mailing address is the home address, unless the collection has another.
import { usStates } from '#values/normalise/regions.ts';
import type { AskedSlot } from '../match/describe-slot.ts';
import { addressFacts, type Offer } from './offer.ts';
import { bearerTopics } from './topics.ts';

const MAILING = 'mailing';

/** The same offers, those of the home also as what the mailing address is. */
export function asMailing(offers: readonly Offer[], asked: readonly AskedSlot[]): readonly Offer[] {
  const isKnown = offers.some(({ topics, ownTopics }) => topics.has(MAILING) || ownTopics.has(MAILING));
  return isKnown || asked.some(asksHome) ? offers : offers.map(asBoth);
}

/** The bearer was named before: the address belongs to them. */
export const isOfOther = (topics: ReadonlySet<string>) =>
  [...topics].some((topic) => bearerTopics.has(topic) || topic === 'employer' || topic === 'school');

const asBoth = (offer: Offer): Offer =>
  addressFacts.has(offer.fact) && offer.topics.size === 0
    ? { ...offer, ownTopics: new Set([...offer.ownTopics, MAILING]) }
    : offer;

const home: ReadonlySet<string> = new Set([
  'home',
  'residence',
  'residential',
  'physical',
  'permanent',
  'reside',
  'live',
]);

const asksHome = ({ slot, descriptions }: AskedSlot) =>
  slot.kind === 'text' &&
  descriptions.some(
    ({ weight, tokens, text }) =>
      weight > 0.8 &&
      stateIn(text) === undefined &&
      tokens.some((token) => home.has(token)) &&
      tokens.some((token) => token === 'address' || token === 'street'),
  );

/** The state that an address is asked in: "Maryland physical address". */
const stateIn = (text: string) => {
  const name = named.exec(text)?.[1]?.toLowerCase();
  return name === undefined
    ? undefined
    : Object.entries(usStates).find(([, state]) => state.toLowerCase() === name)?.[0];
};
const named = new RegExp(
  `^\\s*(?:\\p{L}+:\\s*)?(${Object.values(usStates).join('|')})\\s+(?:[\\p{L}]+\\s+){0,2}address`,
  'iu',
);

/** Asked for in another state than the one it lies in. */
export function isInOtherState({ group, fact }: Offer, text: string, offers: readonly Offer[]): boolean {
  const wanted = addressFacts.has(fact) ? stateIn(text) : undefined;
  const own = offers.find((offer) => offer.group === group && offer.fact === 'state')?.value;
  return wanted !== undefined && own !== undefined && own !== wanted && own !== usStates[wanted];
}
