// Finds the thing that a wording asks for by its meaning, with the probability that it is right.
import { likenessOf, type Meaning, meaningOf } from './word-vectors.ts';

export interface Like<T> {
  readonly thing: T;
  /** Of its likest wording, −1–1. */
  readonly likeness: number;
  /** Difference in likeness to the next best thing. */
  readonly margin: number;
}

export interface Named<T> {
  readonly thing: T;
  /** Things of one identity are no rivals. */
  readonly identity: string;
  readonly wordings: readonly string[];
}

/** Undefined where wordings cannot be compared. */
export function findLikeAmong<T>(named: readonly Named<T>[]): ((wording: string) => Like<T> | undefined) | undefined {
  const known = named.map(({ wordings, ...rest }) => ({
    ...rest,
    meant: wordings.flatMap((wording): Meant[] => {
      const meaning = meaningOf(wording);
      return meaning ? [{ meaning, words: wordsOf(wording) }] : [];
    }),
  }));
  if (known.every(({ meant }) => meant.length === 0)) return undefined;
  return (wording) => {
    const meaning = meaningOf(wording);
    if (!meaning) return undefined;
    const asked = { meaning, words: wordsOf(wording) };
    const ranked = known
      .map(({ thing, identity, meant }) => ({ thing, identity, likeness: likest(asked, meant) }))
      .sort((a, b) => b.likeness - a.likeness);
    const first = ranked[0]!;
    const rival = ranked.find(({ identity }) => identity !== first.identity);
    return { thing: first.thing, likeness: first.likeness, margin: first.likeness - Math.max(0, rival?.likeness ?? 0) };
  };
}

interface Meant {
  readonly meaning: Meaning;
  readonly words: ReadonlySet<string>;
}

const wordsOf = (wording: string): Set<string> => new Set(wording.toLowerCase().match(/[\p{L}\p{N}]+/gu));

/** `Group` alone is no blood group, like as it is: words that leave some of the name out ask for more than it. */
const likest = (asked: Meant, meant: readonly Meant[]): number =>
  Math.max(
    -1,
    ...meant.filter((other) => !saysLess(asked, other)).map(({ meaning }) => likenessOf(asked.meaning, meaning)),
  );

const saysLess = (one: Meant, other: Meant): boolean =>
  one.words.size < other.words.size && [...one.words].every((word) => other.words.has(word));

/** Fitted by `bench/meaning.ts`. */
const slope = { base: -5.07, likeness: 5.76, margin: 4.18 } as const;

/** Of things found with 0.9 nine in ten are what the wording asks for. */
export const shareRight = ({ likeness, margin }: Pick<Like<unknown>, 'likeness' | 'margin'>): number =>
  1 / (1 + Math.exp(-(slope.base + slope.likeness * likeness + slope.margin * margin)));
