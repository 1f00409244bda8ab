// Degree to which two readings of one fact agree.
import type { FactType } from '#document/facts.ts';
import { editDistance, squash } from '../engine-port.ts';

/** Fewer digits are no number that could be called. */
export const MIN_PHONE_DIGITS = 7;
/** The last of them are written with or without the country before. */
export const PHONE_DIGITS = 9;

export function saysSame(type: FactType, a: string, b: string): boolean {
  if (type === 'money' || type === 'number') return a !== '' && Number(a) === Number(b);
  if (type === 'date') return a === b;
  if (squash(a) === squash(b)) return squash(a) !== '';
  if (type === 'phone')
    return (
      digitsOf(a).length >= MIN_PHONE_DIGITS && digitsOf(a).slice(-PHONE_DIGITS) === digitsOf(b).slice(-PHONE_DIGITS)
    );
  if (type === 'name' || type === 'address') return wordsOf(a).toSorted().join(' ') === wordsOf(b).toSorted().join(' ');
  return false;
}

/** Share of the words that both have, 0–1 (Dice): a name without its middle name is nearly the same. */
export function sharedWords(a: string, b: string): number {
  const [left, right] = [new Set(wordsOf(a)), new Set(wordsOf(b))];
  const shared = [...left].filter((word) => right.has(word)).length;
  return (2 * shared) / Math.max(1, left.size + right.size);
}

/** Share of the letters that both have in order, 0–1: `LNCARDHOLDER` is `CARDHOLDER` read with its field's sign. */
export function sharedLetters(a: string, b: string): number {
  const [left, right] = [squash(a), squash(b)];
  const max = Math.max(left.length, right.length);
  return max === 0 ? 0 : 1 - Math.min(max, editDistance(left, right, max)) / max;
}

export const digitsOf = (text: string): string => text.replace(/\D/g, '');
export const wordsOf = (text: string): string[] =>
  text
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .map(squash)
    .filter(Boolean);
