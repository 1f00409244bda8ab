// Suggests a value for a field whose words no value of the collection is known by: a value of a field of the person's
// own making with a similar meaning is suggested, never written. Values of templates are known by many wordings, and
// are refused for reasons: of those that meaning alone would have suggested one in eight was right.
import { isOfOwnMaking } from '#map/map-labels.ts';
import { findLikeAmong, type Named, shareRight } from '#meaning/find-like.ts';
import type { Offer } from '../offers/offer.ts';
import { personTopics, topicsOf } from '../offers/topics.ts';
import { FILL_FLOOR, SUGGEST_FLOOR } from '../write/planned-field.ts';
import type { AskedSlot, Description } from './describe-slot.ts';
import type { Match } from './match.ts';

/** Of what is found so, most is what the words ask for. */
const MIN_SHARE = 0.6;
/** Farther words may be a neighbour's. */
const NEAR = 0.85;
/** A sentence means many things. */
const longestAsking = 8;

export function suggestLike(matches: readonly Match[], offers: readonly Offer[]): Match[] {
  const mayFit = offers.some(({ field }) => isOfOwnMaking(field)) && matches.some(isOpen);
  const find = mayFit ? findLikeAmong(offers.map(toNamed)) : undefined;
  if (!find) return [...matches];
  return matches.map((match) => {
    const words = isOpen(match) ? askingWords(match.asked) : undefined;
    const like = words && find(words.text);
    if (!like || !isOfOwnMaking(like.thing.field) || shareRight(like) < MIN_SHARE) return match;
    if (!isAboutTheSame(match.asked, words, like.thing)) return match;
    const score = SUGGEST_FLOOR + (FILL_FLOOR - SUGGEST_FLOOR) * shareRight(like) * 0.9;
    return { ...match, candidates: [{ offer: like.thing, score, isGeneric: false, words: words.text }] };
  });
}

const isOpen = ({ asked: { slot, told }, candidates: [best] }: Match): boolean =>
  slot.kind === 'text' && slot.value === '' && !told.isContinued && (best === undefined || best.score < SUGGEST_FLOOR);

const askingWords = ({ descriptions }: AskedSlot): Description | undefined =>
  descriptions
    .filter(({ weight, tokens }) => weight >= NEAR && tokens.length > 0 && tokens.length <= longestAsking)
    .toSorted((a, b) => b.weight - a.weight)[0];

const toNamed = (offer: Offer): Named<Offer> => ({
  thing: offer,
  identity: offer.field.atomic ?? offer.path,
  wordings: [offer.field.label, ...(offer.field.synonyms ?? [])],
});

/** Nobody else is spoken of by the field or the heading over it, and who the value is about is. */
function isAboutTheSame({ heading }: AskedSlot, { tokens }: Description, offer: Offer): boolean {
  const said = new Set([...topicsOf(tokens), ...(heading?.topics ?? [])].filter((topic) => personTopics.has(topic)));
  const own = new Set([...offer.topics, ...offer.ownTopics].filter((topic) => personTopics.has(topic)));
  return said.size === own.size && [...said].every((topic) => own.has(topic));
}
