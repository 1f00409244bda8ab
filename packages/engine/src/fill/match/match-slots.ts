// Field by field, in reading order: which value of the collection is asked for, and how sure that is.

import { squash } from '#values/normalise/fold-text.ts';
import type { Widget } from '../form/form-slot.ts';
import { addressFacts, addressLines, type Offer } from '../offers/offer.ts';
import { asMailing, isInOtherState, isOfOther } from '../offers/one-address.ts';
import { tokenise } from '../offers/tokenise.ts';
import { addressKinds, bearerTopics, topicsIn } from '../offers/topics.ts';
import { asParent } from './as-parent.ts';
import type { AskedSlot, Description } from './describe-slot.ts';
import type { Match } from './match.ts';
import { type Scored, scoreOffer } from './score-offer.ts';
import { settleAddresses } from './settle-addresses.ts';
import { settleHouseNumbers } from './settle-house-numbers.ts';
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

const isYours =
  /\b(?:your|applicant|borrower|insured|tenant|taxpayer|employee)\b|\bshown on (?:your )?(?:tax )?return\b/i;

export function matchSlots(asked: readonly AskedSlot[], offers: readonly Offer[]): Match[] {
  const slots = asParent(asked, offers);
  const settled = settleHouseNumbers(settleAddresses(matchInOrder(slots, offers), offers), offers);
  return settleStrays(settleNames(settled, offers));
}

export interface MatchSettings {
  /** A question met again asks for the same again: a page wants an address confirmed, or bills where it delivers. */
  readonly mayRepeat?: boolean;
  readonly mayStand?: (asked: AskedSlot, offer: Offer) => boolean;
}

export function matchInOrder(
  slots: readonly AskedSlot[],
  offers: readonly Offer[],
  { mayRepeat = false, mayStand = () => true }: MatchSettings = {},
): Match[] {
  const used = new Map<string, Set<number>>();
  const met = new Set<string>();
  let last: { readonly asked: AskedSlot; readonly offer: Offer; readonly isOwn: boolean } | undefined;
  let thread: Thread = { topics: none };
  const done: { readonly asked: AskedSlot; readonly topics: Thread['topics'] }[] = [];
  const mailing = asMailing(offers, slots);
  return slots.map((asked): Match => {
    thread = follow(isTwin(asked, slots) ? (threadAbove(asked, done) ?? thread) : thread, asked);
    const known = isOfOther(thread.topics) ? offers : mailing;
    const isNear = last !== undefined && isFollowing(last.asked, asked);
    const isSameRow = isNear && isOnRow(last!.asked, asked);
    const scored = (asked.told.isContinued || continued.test(asked.heading?.text ?? '') ? [] : known)
      .filter((offer) => (offer.shape !== 'boolean' || asked.slot.kind !== 'text') && mayStand(asked, offer))
      .filter(({ item }) => item === undefined || asked.told.item === undefined || item === asked.told.item)
      .map((offer) =>
        scoreOffer(asked, offer, {
          before: thread.topics,
          isSameRow,
          isOwn: isNear && last!.isOwn,
          ...(isNear ? { group: last!.offer.group } : {}),
        }),
      )
      .filter((one) => one !== undefined)
      .filter(({ offer, words }) => !isInOtherState(offer, words, offers))
      .map((one) => weigh(one, asked, last?.offer, isNear, met))
      .toSorted((a, b) => b.score - a.score);
    const candidates = asked.told.item === undefined ? takeItems(scored, used) : scored;
    const best = candidates[0];
    if (best !== undefined) {
      const isSure = best.score > SURE;
      last = { asked, offer: best.offer, isOwn: isSure ? isOwn(best.offer) : isNear && last!.isOwn };
      thread = {
        asked,
        topics: isSure ? joinTopics(thread.topics, best.offer) : thread.topics,
      };
      if (!mayRepeat && (asked.slot.value === '' || squash(asked.slot.value) === squash(best.offer.value)))
        for (const question of [...questionsOf(best.offer, ''), wordedAs(best, asked)]) met.add(question);
    }
    done.push({ asked, topics: thread.topics });
    return { asked, candidates };
  });
}

/** The name and address of whose collection it is. */
const isOwn = ({ fact, topics }: Offer) => topics.size === 0 && (addressFacts.has(fact) || nameFacts.has(fact));
const nameFacts: ReadonlySet<string> = new Set(['full_name', 'surname', 'ssn']);

/**
 * `job title` describes the person, not the employer, whose name and address would follow: "Your job title", then where
 * they live.
 */
function joinTopics(topics: ReadonlySet<string>, { fact, topics: about, ownTopics }: Offer): ReadonlySet<string> {
  const joined = new Set([...topics, ...about, ...ownTopics]);
  if (fact === 'occupation') joined.delete('employer');
  return joined;
}

/** Topic of a run of fields, until one of them names another or the run ends. */
interface Thread {
  readonly asked?: AskedSlot;
  readonly topics: ReadonlySet<string>;
}

const none: ReadonlySet<string> = new Set();

function follow(thread: Thread, asked: AskedSlot): Thread {
  const words = asked.descriptions.toSorted((a, b) => b.weight - a.weight)[0];
  const said = words === undefined ? none : aboutIn(words);
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

/** "Dependents, continued from page 1": rows for those whom the first page has no room for. */
const continued = /\bcontinued from\b/i;

/** Of the page: between the rows of two columns. */
const nextRow = 0.06;

/** A question printed twice in its row is about two people, a column each. */
function isTwin({ slot, label }: AskedSlot, slots: readonly AskedSlot[]): boolean {
  if (!slot.isFound || slot.kind !== 'text') return false;
  const others = slots.filter((other) => other.slot !== slot && other.label === label && other.slot.kind === 'text');
  const [{ page, box }] = slot.widgets as [Widget];
  return (
    others.length === 1 &&
    others.every(({ slot: other }) => {
      const [{ page: on, box: at }] = other.widgets as [Widget];
      return on === page && Math.abs(at[1] - box[1]) < 0.004 && Math.abs(at[2] - at[0] - box[2] + box[0]) < 0.1;
    })
  );
}

/** Topic of the place above it in its column. */
function threadAbove(asked: AskedSlot, done: readonly Thread[]): Thread | undefined {
  const [{ page, box }] = asked.slot.widgets as [Widget];
  return done.findLast((other) => {
    const [{ page: on, box: at }] = other.asked!.slot.widgets as [Widget];
    const across = Math.min(at[2], box[2]) - Math.max(at[0], box[0]);
    const gap = box[1] - at[3];
    return on === page && gap > -0.01 && gap < nextRow && across > 0.5 * (box[2] - box[0]);
  });
}

/** The number of children does not make them the topic of the next places. */
const counts = /^\W*(?:\d+[a-z]?[.)]\s*)?(?:(?:total )?(?:no\.|numbers?|#) of|how many)\b/i;

/** Somebody's job title is theirs, and no employer's. */
function aboutIn({ text, tokens }: Description): ReadonlySet<string> {
  if (counts.test(text)) return none;
  const topics = topicsIn(text);
  if (tokens.includes('job') && tokens.includes('title')) topics.delete('employer');
  return topics;
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
  const isOfOtherItem = ({ item, topics }: Offer) =>
    item !== undefined && item !== next.offer.item && listOf(topics) === listOf(next.offer.topics);
  return [
    next,
    ...scored.filter(({ offer }) => offer !== next.offer && familyOf(offer) !== family && !isOfOtherItem(offer)),
  ];
}

const listOf = (topics: ReadonlySet<string>) => [...topics].find((topic) => topic.startsWith('list:'));

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
