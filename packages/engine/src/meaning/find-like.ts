// Which of several things a wording asks for, by what it means, and how sure that is.
import { likenessOf, type Meaning, meaningOf } from './word-vectors.ts';

export interface Like<T> {
  readonly thing: T;
  /** Of its likest wording, −1–1. */
  readonly likeness: number;
  /** How much less the likest other thing is like it. */
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
    meanings: wordings.flatMap((wording) => meaningOf(wording) ?? []),
  }));
  if (known.every(({ meanings }) => meanings.length === 0)) return undefined;
  return (wording) => {
    const meaning = meaningOf(wording);
    if (!meaning) return undefined;
    const ranked = known
      .map(({ thing, identity, meanings }) => ({ thing, identity, likeness: likest(meaning, meanings) }))
      .sort((a, b) => b.likeness - a.likeness);
    const first = ranked[0]!;
    const rival = ranked.find(({ identity }) => identity !== first.identity);
    return { thing: first.thing, likeness: first.likeness, margin: first.likeness - Math.max(0, rival?.likeness ?? 0) };
  };
}

const likest = (meaning: Meaning, meanings: readonly Meaning[]): number =>
  Math.max(-1, ...meanings.map((other) => likenessOf(meaning, other)));

/** Fitted by `bench/meaning.ts`. */
const slope = { base: -5.07, likeness: 5.76, margin: 4.18 } as const;

/** Of things found with 0.9 nine in ten are what the wording asks for. */
export const shareRight = ({ likeness, margin }: Pick<Like<unknown>, 'likeness' | 'margin'>): number =>
  1 / (1 + Math.exp(-(slope.base + slope.likeness * likeness + slope.margin * margin)));
