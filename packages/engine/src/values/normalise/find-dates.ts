// Finds the dates printed in a text, whatever the language and order, with the place each one stands.
import { foldText } from './fold-text.ts';
import { findMonth, monthPattern } from './month-names.ts';
import { type DayMonthOrder, fullYear, isoDate, isoMonth, type NormalisedDate, resolveOrder } from './resolve-date.ts';

export interface FoundDate extends NormalisedDate {
  /** Character offsets in the text. */
  readonly from: number;
  readonly to: number;
}

interface Shape {
  readonly pattern: RegExp;
  readonly resolve: (groups: readonly string[], order: DayMonthOrder) => NormalisedDate | null;
}

const given = (value: string | null): NormalisedDate | null => (value ? { value } : null);
const month = `(${monthPattern})\\.?`;
// A bilingual paper prints the month twice: 14 JAN/JAN 13, 12 AUG/AOÛT 2021.
const months = `${month}(?:\\s?/\\s?(?:${monthPattern})\\.?)?`;
const day = '(\\d{1,2})(?:st|nd|rd|th|er|re|o|a|\\.|[\\u00ba\\u00aa])?';
const year = "'?(\\d{4}|\\d{2})";

// Tried in this order at each place; the longest match there wins.
const shapes: readonly Shape[] = [
  {
    pattern: /(?<!\d|\d\s?[-/.]\s?)(\d{4})\s?([-/.])\s?(\d{1,2})\s?\2\s?(\d{1,2})(?!\d)/g,
    resolve: ([y, , m, d]) => given(isoDate(Number(y), Number(m), Number(d))),
  },
  {
    pattern:
      /(?<![\d.,/]|(?<!\d{4})-)(\d{1,2})\s?([-/.])\s?(\d{1,2})\s?\2\s?(?:(\d{4})(?![\d/]|[.,]\d|-\d(?!\d?[-/.]))|(\d{2})(?![\d/]|[-.,]\d))/g,
    resolve: ([a, , b, y, yy], order) => resolveOrder(Number(a), Number(b), fullYear(y ?? yy ?? ''), order),
  },
  {
    pattern: /(?<![\d.,/-])(\d{2}) (\d{2}) (\d{4})(?![\d.,/-])/g,
    resolve: ([a, b, y], order) => resolveOrder(Number(a), Number(b), Number(y), order),
  },
  {
    pattern: new RegExp(
      `(?<![\\d.,/])${day}[\\s,-]*(?:day\\s+)?(?:(?:of|de|del|di)\\s+)?[\\s/.-]*${months}[\\s,./-]*(?:(?:of|de|del|a\\.?d\\.?)\\s+)?${year}(?!\\d|[.,]\\d)`,
      'g',
    ),
    resolve: ([d, m, y]) => given(isoDate(fullYear(y ?? ''), findMonth(m ?? '') ?? 0, Number(d))),
  },
  {
    pattern: new RegExp(
      `(?<!\\p{L})${months}[\\s-]*${day}(?:\\s*,\\s*|\\s+|\\s*[-/]\\s*|\\s+(?:of|in)\\s+)${year}(?!\\d|[.,]\\d)`,
      'gu',
    ),
    resolve: ([m, d, y]) => given(isoDate(fullYear(y ?? ''), findMonth(m ?? '') ?? 0, Number(d))),
  },
  {
    pattern: new RegExp(`(?<!\\d)(\\d{4})[\\s.,/-]*${months}[\\s./-]*(\\d{1,2})(?![\\d:])`, 'g'),
    resolve: ([y, m, d]) => given(isoDate(Number(y), findMonth(m ?? '') ?? 0, Number(d))),
  },
  {
    pattern: new RegExp(
      `(?<!\\p{L})${month}(?:\\s*[,/-]\\s*|\\s+(?:(?:of|de|del)\\s+)?)(\\d{4}|'\\d{2})(?!\\d|[.,]\\d)`,
      'gu',
    ),
    resolve: ([m, y]) => given(isoMonth(fullYear((y ?? '').replace("'", '')), findMonth(m ?? '') ?? 0)),
  },
  {
    pattern: /(?<![\d.,/-])(0?[1-9]|1[0-2])\s?[/.-]\s?((?:19|20)\d{2})(?![\d/-]|[.,]\d)/g,
    resolve: ([m, y]) => given(isoMonth(Number(y), Number(m))),
  },
  {
    pattern: /(?<![\d.,/-])((?:19|20)\d{2})[-/](0[1-9]|1[0-2])(?![\d/-]|[.,]\d)/g,
    resolve: ([y, m]) => given(isoMonth(Number(y), Number(m))),
  },
];

/** All dates in the text, in order, none overlapping. Impossible ones (31 February) are left out. */
export function findDates(text: string, order: DayMonthOrder): FoundDate[] {
  if (!/\d/.test(text)) return [];
  // A picture's nought for the letter of October.
  const folded = foldText(text)
    .replace(/(?<![\d])0(?=ct(?:ober)?(?!\p{L}))/gu, 'o')
    // `07/01/24-07/15/24`: a dash between two dates is part of neither.
    .replace(/(?<=\d[/.]\d{1,2}[/.]\d{2,4}\s?)-(?=\s?\d{1,2}[/.]\d{1,2}[/.]\d)/g, '~');
  const all: (FoundDate & { readonly rank: number })[] = [];
  for (const [rank, shape] of shapes.entries())
    for (const match of folded.matchAll(shape.pattern)) {
      const date = shape.resolve(match.slice(1), order);
      if (date) all.push({ ...date, from: match.index, to: match.index + match[0].length, rank });
    }
  all.sort((a, b) => a.rank - b.rank);
  const chosen: FoundDate[] = [];
  for (const { rank: _, ...date } of all)
    if (!chosen.some((other) => date.from < other.to && other.from < date.to)) chosen.push(date);
  return chosen.sort((a, b) => a.from - b.from);
}
