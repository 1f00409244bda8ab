// How well the words beside a field ask for one value of the collection.
import type { Offer, Wording } from '../offers/offer.ts';
import { tokenise } from '../offers/tokenise.ts';
import { bearerTopics, isTopicWord, personTopics, STRANGER, topicsOf } from '../offers/topics.ts';
import type { AskedSlot, Description } from './describe-slot.ts';

export interface Context {
  /** What the fields just before, on the same row or the next, were about: whose name it was, its phone follows. */
  readonly before: ReadonlySet<string>;
  readonly isSameRow: boolean;
}

export interface Scored {
  readonly offer: Offer;
  /** 0–1. */
  readonly score: number;
  readonly isGeneric: boolean;
  /** The words that asked for it. */
  readonly words: string;
}

/** A heading that speaks of something else, and words that alone fit anything. */
const ELSEWHERE = 0.6;
const BESIDE = 0.7;
const FIRST_PART = 0.98;
const LATER_PART = 0.95;
/** In a long text a few words in the middle say little of what is asked. */
const MIDDLE_PART = 0.7;
const longText = 12;
/** Rows of a table ask for the items of a list. */
const TABLE = 0.5;

/** The best of all readings; undefined below anything worth showing. */
export function scoreOffer(
  { descriptions, heading, isTable }: AskedSlot,
  offer: Offer,
  context: Context,
): Scored | undefined {
  let best: Scored | undefined;
  for (const description of descriptions) {
    for (const { tokens, weight } of readingsOf(description)) {
      for (const wording of offer.wordings) {
        const score =
          weight * scoreWording(tokens, description.tokens, wording, offer, heading?.topics ?? none, context);
        const sure = isTable && offer.item === undefined ? score * TABLE : score;
        if (sure > (best?.score ?? weakest))
          best = { offer, score: sure, isGeneric: wording.isGeneric, words: description.text };
      }
    }
  }
  return best;
}

const weakest = 0.4;
const none: ReadonlySet<string> = new Set();

interface Reading {
  readonly tokens: readonly string[];
  readonly weight: number;
}

const readings = new WeakMap<Description, Reading[]>();

/** The label whole, then its parts: "1.a. Family name (last name). Enter …", "Surname / Nom". */
function readingsOf(description: Description): readonly Reading[] {
  const known = readings.get(description);
  if (known) return known;
  const { text, tokens, weight } = description;
  const parts = text
    .split(/[.;:()[\]–—•|/?]+/)
    .map(tokenise)
    .filter((part) => part.length > 0);
  const made = [
    { tokens, weight },
    ...(parts.length > 1
      ? parts.map((part, index) => ({
          tokens: part,
          weight: weight * weightOfPart(index, parts.length, tokens.length),
        }))
      : []),
  ];
  readings.set(description, made);
  return made;
}

function weightOfPart(index: number, count: number, length: number): number {
  if (index === 0) return FIRST_PART;
  return length > longText && index < count - 1 ? MIDDLE_PART : LATER_PART;
}

/** Words that say nothing without another that says of what. */
const hollow: ReadonlySet<string> = new Set(
  'number date title type from to until start end status class amount value place description initial contact year position issue issued valid kind details'.split(
    ' ',
  ),
);

function scoreWording(
  tokens: readonly string[],
  whole: readonly string[],
  { tokens: wanted, weight, isGeneric }: Wording,
  offer: Offer,
  heading: ReadonlySet<string>,
  { before, isSameRow }: Context,
): number {
  if (wanted.length > tokens.length || !wanted.every((token) => tokens.includes(token))) return 0;
  const rest = tokens.filter((token) => !wanted.includes(token));
  const elsewhere = whole.filter((token) => !tokens.includes(token));
  const said = topicsOf(wanted);
  const beside = topicsOf([...rest, ...elsewhere]);
  const own = new Set([...offer.topics, ...offer.ownTopics, ...said]);

  if (beside.has(STRANGER) || heading.has(STRANGER)) return 0;
  for (const topic of beside) if (personTopics.has(topic) && !own.has(topic)) return 0;
  const asked = [...heading].filter((topic) => personTopics.has(topic));
  const isNamed = [...beside, ...said].some((topic) => personTopics.has(topic));
  if (asked.length > 0 && !isNamed && !asked.some((topic) => own.has(topic))) return 0;
  const bearers = [...before].filter((topic) => bearerTopics.has(topic));
  if (isGeneric && bearers.length > 0 && !isNamed && !bearers.some((topic) => own.has(topic))) return 0;
  const near = new Set([...said, ...beside, ...heading, ...before]);
  const person = [...offer.topics].filter((topic) => personTopics.has(topic));
  if (person.length > 0 && !person.some((topic) => near.has(topic))) return 0;
  const things = [...offer.topics, ...offer.ownTopics].filter((topic) => !personTopics.has(topic));
  if (isGeneric && things.length > 0 && !things.some((topic) => near.has(topic))) return 0;
  if (things.length + person.length === 0 && wanted.every((token) => hollow.has(token))) return 0;

  const strange = rest.filter(
    (token) => !(isTopicWord(token) && [...topicsOf([token])].some((topic) => own.has(topic))),
  );
  const coverage = wanted.length / (wanted.length + strange.length);
  const isElsewhere =
    isGeneric &&
    [...heading].some((topic) => !personTopics.has(topic)) &&
    ![...heading].some((topic) => own.has(topic));
  const isBeside = isGeneric && isSameRow && before.size > 0 && ![...before].some((topic) => own.has(topic));
  return coverage * weight * (isElsewhere ? ELSEWHERE : 1) * (isBeside ? BESIDE : 1);
}
