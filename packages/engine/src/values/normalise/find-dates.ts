// Finds the dates printed in a text, whatever the language and order, with the place each one stands.
import { dateShapes } from './date-shapes.ts';
import { foldText } from './fold-text.ts';
import { namesMonth } from './month-names.ts';
import type { DayMonthOrder, NormalisedDate } from './resolve-date.ts';

export interface FoundDate extends NormalisedDate {
  /** Character offsets in the text. */
  readonly from: number;
  readonly to: number;
}

/** All dates in the text, in order, none overlapping. Impossible ones (31 February) are left out. */
export function findDates(text: string, order: DayMonthOrder): FoundDate[] {
  if (!/\p{Nd}|mil/iu.test(text)) return [];
  // A picture's nought for the letter of October.
  const folded = foldText(text)
    .replace(/(?<![\d])0(?=ct(?:ober)?(?!\p{L}))/gu, 'o')
    // `07/01/24-07/15/24`: a dash between two dates is part of neither.
    .replace(/(?<=\d[/.]\d{1,2}[/.]\d{2,4}\s?)-(?=\s?\d{1,2}[/.]\d{1,2}[/.]\d)/g, '~');
  const all: (FoundDate & { readonly rank: number })[] = [];
  const hasMonth = namesMonth(folded);
  const isWorded = /mil|\p{L}\s+d(?:e\s|i\s|')/u.test(folded);
  for (const [rank, shape] of dateShapes.entries()) {
    if ((shape.hasName && !hasMonth) || (shape.isWorded && !isWorded)) continue;
    for (const match of (shape.isAsPrinted ? text : folded).matchAll(shape.pattern)) {
      const date = shape.resolve(match.slice(1), order);
      if (date) all.push({ ...date, from: match.index, to: match.index + match[0].length, rank });
    }
  }
  all.sort((a, b) => a.rank - b.rank);
  const chosen: FoundDate[] = [];
  for (const { rank: _, ...date } of all)
    if (!chosen.some((other) => date.from < other.to && other.from < date.to)) chosen.push(date);
  return chosen.sort((a, b) => a.from - b.from);
}
