// Field by field, in reading order: which value of the collection is asked for, and how sure that is.

import { squash } from '#normalise/fold-text.ts';
import { addressFacts, addressLines, type Offer } from '../offers/offer.ts';
import { asMailing, isInOtherState, isOfOther } from '../offers/one-address.ts';
import { tokenise } from '../offers/tokenise.ts';
import { addressKinds, bearerTopics, topicsOf } from '../offers/topics.ts';
import type { AskedSlot } from './describe-slot.ts';
import type { Match } from './match.ts';
import { type Scored, scoreOffer } from './score-offer.ts';
import { settleAddresses } from './settle-addresses.ts';
import { settleNames } from './settle-names.ts';
import { settleStrays } from './settle-strays.ts';

/** Two values this close together cannot be told apart. */
const TIE = 0.02;
/** Words that fit anything, met again, are likely about somebody else. */
const AGAIN = 0.7;
/** Words of one's own may be met again, but a value that does not stand anywhere yet comes first. */
const ONCE_MORE = 0.97;
const OTHER_GROUP = 0.85;
const SURE = 0.75;

const isYours = /\b(?:your|applicant|borrower|insured|tenant|taxpayer|employee)\b/i;

export function matchSlots(slots: readonly AskedSlot[], offers: readonly Offer[]): Match[] {
  const used = new Map<string, Set<number>>();
  const met = new Set<string>();
  let last: { readonly asked: AskedSlot; readonly offer: Offer } | undefined;
  let thread: Thread = { topics: none };
  const mailing = asMailing(offers, slots);
  const matches = slots.map((asked): Match => {
    thread = follow(thread, asked);
    const known = isOfOther(thread.topics) ? offers : mailing;
    const isNear = last !== undefined && isFollowing(last.asked, asked);
    const isSameRow = isNear && isOnRow(last!.asked, asked);
    const scored = (asked.told.isContinued ? [] : known)
      .filter((offer) => offer.shape !== 'boolean' || asked.slot.kind !== 'text')
      .filter(({ item }) => item === undefined || asked.told.item === undefined || item === asked.told.item)
      .map((offer) =>
        scoreOffer(asked, offer, { before: thread.topics, isSameRow, ...(isNear ? { group: last!.offer.group } : {}) }),
      )
      .filter((one) => one !== undefined)
      .filter(({ offer, words }) => !isInOtherState(offer, words, offers))
      .map((one) => weigh(one, asked, last?.offer, isNear, met))
      .toSorted((a, b) => b.score - a.score);
    const candidates = asked.told.item === undefined ? takeItems(scored, used) : scored;
    const best = candidates[0];
    if (best !== undefined) {
      last = { asked, offer: best.offer };
      const isSure = best.score > SURE;
      thread = {
        asked,
        topics: isSure ? new Set([...thread.topics, ...best.offer.topics, ...best.offer.ownTopics]) : thread.topics,
      };
      if (asked.slot.value === '' || squash(asked.slot.value) === squash(best.offer.value))
        for (const question of [...questionsOf(best.offer, ''), wordedAs(best, asked)]) met.add(question);
    }
    return { asked, candidates };
  });
  return settleStrays(settleNames(settleAddresses(matches, offers), offers));
}

/** What a run of fields is about, until one of them says otherwise or the run ends. */
interface Thread {
  readonly asked?: AskedSlot;
  readonly topics: ReadonlySet<string>;
}

const none: ReadonlySet<string> = new Set();

function follow(thread: Thread, asked: AskedSlot): Thread {
  const words = asked.descriptions.toSorted((a, b) => b.weight - a.weight)[0];
  const said = words === undefined ? none : topicsOf(words.tokens);
  if (isYours.test(words?.text ?? ''))
    return { asked, topics: new Set([...said].filter((topic) => !bearerTopics.has(topic))) };
  if ([...said].some((topic) => bearerTopics.has(topic))) return { asked, topics: said };
  // Another address begins here, whoever the one before belonged to.
  const kinds = [...said].filter((topic) => addressKinds.has(topic));
  const isOn = thread.asked !== undefined && isFollowing(thread.asked, asked);
  // After the names of a couple their address is asked.
  const isCouples = isOn && beginsAddress(words?.tokens) && !isOnRow(thread.asked!, asked);
  const before = isCouples ? [...thread.topics].filter((topic) => topic !== 'spouse') : thread.topics;
  if (isCouples && said.size === 0) return { asked, topics: new Set(before) };
  if (kinds.length > 0 && words?.tokens.includes('address'))
    return { asked, topics: new Set([...(isOn ? before : none), ...kinds]) };
  return { asked, topics: isOn ? thread.topics : none };
}

const beginsAddress = (tokens: readonly string[] = []) =>
  tokens.includes('address') || (tokens.includes('street') && tokens.includes('number'));

function weigh(
  one: Scored,
  asked: AskedSlot,
  last: Offer | undefined,
  isNear: boolean,
  met: ReadonlySet<string>,
): Scored {
  const { offer, isGeneric, words } = one;
  let { score } = one;
  const isPart = addressFacts.has(offer.fact);
  if (isPart && !addressLines.has(offer.fact) && isNear && last !== undefined && addressFacts.has(last.fact)) {
    score *= last.group === offer.group ? 1 : OTHER_GROUP;
  }
  if (questionsOf(offer, words).some((question) => met.has(question)) && !isYours.test(words))
    score *= isGeneric ? AGAIN : ONCE_MORE;
  // The same question twice on a page is about two things, of which one is meant.
  const isLongText = asked.slot.isMultiline && offer.field.type === 'text';
  if (!isLongText && met.has(wordedAs(one, asked))) score *= AGAIN;
  return score === one.score ? one : { ...one, score: Math.min(1, score) };
}

const wordedAs = ({ offer, words }: Scored, { slot }: AskedSlot) =>
  `${offer.path}|${slot.widgets[0]!.page}|${tokenise(words).join(' ')}`;

/** Somebody's phones answer one question, unless the form tells them apart. */
function questionsOf({ fact, path, group }: Offer, words: string): string[] {
  const isAnyPhone = fact.endsWith('phone') && !/cell|mobile|home|work|business|day|evening|second|other/i.test(words);
  return [`${fact}|${path}`, ...(isAnyPhone ? [`phone|${group}`] : [])];
}

/** Of a repeated group's values the first field takes the first item's, the next one the next. */
function takeItems(scored: readonly Scored[], used: Map<string, Set<number>>): Scored[] {
  const best = scored[0];
  if (best?.offer.item === undefined) return [...scored];
  const family = familyOf(best.offer);
  const taken = used.get(family) ?? new Set<number>();
  const ordered = scored
    .filter(({ offer }) => familyOf(offer) === family && !taken.has(offer.item!))
    .toSorted((a, b) => a.offer.item! - b.offer.item!);
  const next = ordered[0];
  if (next === undefined) return [];
  if (best.score > SURE) used.set(family, taken.add(next.offer.item!));
  return [next, ...scored.filter(({ offer }) => offer !== next.offer && familyOf(offer) !== family)];
}

const familyOf = ({ fact, field, topics, item }: Offer) =>
  item === undefined ? '' : `${fact}|${field.name}|${[...topics].join(' ')}`;

function isFollowing(a: AskedSlot, b: AskedSlot): boolean {
  const [one, two] = [a.slot.widgets[0]!, b.slot.widgets[0]!];
  // A row is one thought, whatever stands over its columns.
  return one.page === two.page && two.box[1] - one.box[3] < 0.035 && (a.heading === b.heading || isOnRow(a, b));
}

function isOnRow(a: AskedSlot, b: AskedSlot): boolean {
  const [one, two] = [a.slot.widgets[0]!.box, b.slot.widgets[0]!.box];
  return Math.min(one[3], two[3]) - Math.max(one[1], two[1]) > 0;
}

/** All of them and the first of them answer the same question; the collection's own field comes first. */
const givenNames: ReadonlySet<string> = new Set(['given_names', 'first_name']);

/** Other values that the words ask for as much as for the best. */
export function rivalsOf({ candidates }: Match): Scored[] {
  const [best, ...others] = candidates;
  if (best === undefined) return [];
  return others.filter(
    ({ offer, score }) =>
      best.score - score < TIE &&
      squash(offer.value) !== squash(best.offer.value) &&
      !(offer.group === best.offer.group && givenNames.has(offer.fact) && givenNames.has(best.offer.fact)),
  );
}
