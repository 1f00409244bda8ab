// Words that are known as captions and are none where they stand: parts of names, streets, dates and answers.

import { findDates } from '#values/normalise/find-dates.ts';
import { postBox, streetWord } from '#values/normalise/street-words.ts';
import type { Shape } from '#values/shape.ts';
import type { Caption } from './caption.ts';
import { leftOf, type PageGrid } from './page-grid.ts';
import type { PlacedWord } from './segments.ts';

const unitBeforeStreet =
  /^(?:flat|apt|apartment|unit|suite|room|floor|house|plot|door)\.?\s+(?:no\.?\s*)?#?[\w/-]{1,6},\s/i;

/** `123 Service St,`, `Flat 3, 44 Castle Street` and `PO BOX 1234` ask for nothing, whatever their words. */
export const isStreetLine = (text: string): boolean =>
  postBox.test(text) ||
  unitBeforeStreet.test(text) ||
  (/^\d{1,5}\p{L}?\s[\p{L}\s.'’-]+,?$/u.test(text) && streetWord.test(text.split(/\s/).at(-1)!));

const notInWords: ReadonlySet<Shape> = new Set<Shape>([
  'date',
  'date_or_month',
  'date_range',
  'year',
  'money',
  'number',
  'integer',
  'phone',
  'ssn',
  'ein',
  'iban',
  'url',
  'email',
]);

const namedByKind: ReadonlySet<Shape> = new Set<Shape>(['authority', 'organisation', 'party', 'place']);
const link = /^(?:of|de|du|des|d['’]\p{L}+|der|del|della|do|da|van|von)$/iu;

/** `Préfecture de Lille`, `Bank of Ireland`: a single word that goes on as names do asks for no authority and no bank. */
export function beginsName({ segment: { words }, from, to, entries, hasColon }: Caption): boolean {
  if (from > 0 || to > 1 || hasColon || words.length < 3) return false;
  return link.test(words[1]!.text) && entries.every(({ shape }) => namedByKind.has(shape));
}

/** `Data Analyst` asks for no date, though `data` is one in other languages; `22 Rue des Lilas` asks for no street. */
export function isOfValue({ segment: { words }, from, to, entries, hasColon }: Caption): boolean {
  const rest = words.slice(to);
  if (to - from > 1 || hasColon || rest.length === 0 || entries.length === 0) return false;
  const every = (shapes: ReadonlySet<Shape>): boolean => entries.every(({ shape }) => shapes.has(shape));
  const before = words[from - 1]?.text;
  if (before && !/[:：]$/.test(before)) return /^\d+$/.test(before) && every(streets);
  return every(notInWords) && rest.every(({ text }) => /^\p{L}[\p{L}'’.-]*$/u.test(text));
}

/** `Position: Test Engineer`: a word in the answer to a question asks nothing itself. */
export function isAnswer({ segment, from, to, hasColon }: Caption, grid: PageGrid): boolean {
  const rest = segment.words.slice(to);
  if (to - from > 1 || hasColon || rest.length === 0) return false;
  const before = from > 0 ? segment.words[from - 1] : leftOf(grid, segment)?.words.at(-1);
  return /[:：]$/.test(before?.text ?? '') && rest.every(({ text }) => /^\p{L}[\p{L}'’.-]*$/u.test(text));
}

const streets: ReadonlySet<Shape> = new Set<Shape>(['street', 'address']);

/** Numbers of the words that are part of a date. */
export function datesIn(words: readonly PlacedWord[]): Set<number> {
  const inDate = new Set<number>();
  if (!words.some(({ text }) => /\d{2}/.test(text))) return inDate;
  let start = 0;
  const found = findDates(words.map(({ text }) => text).join(' '), 'day-first');
  for (const [at, { text }] of words.entries()) {
    const end = start + text.length;
    if (found.some(({ from, to }) => from < end && to > start)) inDate.add(at);
    start = end + 1;
  }
  return inDate;
}
