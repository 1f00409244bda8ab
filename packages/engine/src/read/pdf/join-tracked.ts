// Joins what is set a little further apart than letters are, and not as far as words: letters with tracking, the last figure of an amount.
import type { LaidWord } from './laid-word.ts';

/** In ems: no font's space is narrower. */
const maxTracking = 0.22;
/** Letters that were set apart come one or two at a time, several of them in a row. */
const maxLetters = 2;
const minGaps = 3;
/** Against the other gaps of the row, where it has some. */
const maxShareOfSpace = 0.45;
/** In ems: between the figures of one amount. */
const maxFigureGap = 0.3;

export function joinTracked(words: readonly LaidWord[]): LaidWord[] {
  const gaps = words.map((word, at) => (at > 0 ? (word.u0 - words[at - 1]!.u1) / word.em : Number.POSITIVE_INFINITY));
  const isNear = (at: number): boolean => at > 0 && !words[at]!.isAfterSpace && gaps[at]! < maxTracking;
  const spaces = gaps.filter((_, at) => at > 0 && !isNear(at));
  const narrowest = Math.min(...spaces);
  const isTracked = isSetApart(words, isNear);
  const joined: LaidWord[] = [];
  for (const [at, word] of words.entries()) {
    const last = joined.at(-1);
    const isLetter = isNear(at) && (isTracked || (spaces.length > 0 && gaps[at]! < maxShareOfSpace * narrowest));
    if (last && (isLetter || endsAmount(last, word, gaps[at]!))) joined[joined.length - 1] = join(last, word);
    else joined.push(word);
  }
  return joined;
}

function isSetApart(words: readonly LaidWord[], isNear: (at: number) => boolean): boolean {
  const near = words.map((_, at) => at).filter(isNear);
  const letters = near.reduce((sum, at) => sum + words[at]!.text.length, 0);
  return near.length >= minGaps && letters <= maxLetters * near.length;
}

/** `4,120.0 0`: no amount has one decimal where a figure follows it more closely than a word would. */
const endsAmount = (last: LaidWord, { text, isAfterSpace }: LaidWord, gap: number): boolean =>
  !isAfterSpace && gap < maxFigureGap && /^\d$/.test(text) && /\d[.,]\d$/.test(last.text);

const join = (a: LaidWord, b: LaidWord): LaidWord => ({
  ...a,
  text: a.text + b.text,
  u0: Math.min(a.u0, b.u0),
  u1: Math.max(a.u1, b.u1),
  v0: Math.min(a.v0, b.v0),
  v1: Math.max(a.v1, b.v1),
  em: Math.max(a.em, b.em),
});
