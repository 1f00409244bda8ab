// Whether 03/04/2024 on this paper is April or March: told by its other dates first, then by the country, then by its language.
import type { Page } from '#document/read-document.ts';
import type { DayMonthOrder } from '#values/normalise/resolve-date.ts';
import type { Locale } from '#values/read-shape.ts';

const numeric = /(?<![\d.,/-])(\d{1,2})\s?([/.-])\s?(\d{1,2})\s?\2\s?(?:\d{4}|\d{2})(?![\d/]|[.,-]\d)/g;
const printedOrder: readonly [RegExp, DayMonthOrder][] = [
  [/\bm{1,2}\s?[/.-]\s?d{1,2}\s?[/.-]\s?y{2,4}\b|\bmm[ ,]{0,2}dd[ ,]{0,2}yy(?:yy)?\b/i, 'month-first'],
  [
    /\b[dtgj]{1,2}\s?[/.-]\s?m{1,2}\s?[/.-]\s?[yajr]{2,4}\b|\b(?:dd|tt|jj|gg)[ ,]{0,2}mm[ ,]{0,2}(?:yy|aa|jj|rr)(?:yy|aa|jj|rr)?\b/i,
    'day-first',
  ],
];
const monthFirstCountries: ReadonlySet<string> = new Set(['US', 'PH', 'FM', 'PW', 'MH', 'GU', 'PR']);
// Both orders are in daily use there.
const undecidedCountries: ReadonlySet<string> = new Set(['CA', 'KE']);

export function decideDateOrder(pages: readonly Page[], country: string | undefined): Locale['dates'] {
  const text = pages.map((page) => page.text).join('\n');
  const seen = orderOfDates(text);
  if (seen) return { order: seen };
  const printed = printedOrder.find(([pattern]) => pattern.test(text));
  if (printed) return { order: printed[1] };
  if (!country || undecidedCountries.has(country)) return { order: 'unknown' };
  return { order: monthFirstCountries.has(country) ? 'month-first' : 'day-first' };
}

/** A day above twelve decides for the whole paper, unless its dates contradict each other. Points part day-first dates everywhere. */
function orderOfDates(text: string): 'day-first' | 'month-first' | undefined {
  let dayFirst = 0;
  let monthFirst = 0;
  for (const match of text.matchAll(numeric)) {
    const first = Number(match[1]);
    const second = Number(match[3]);
    if (first > 12 && first <= 31 && second <= 12) dayFirst++;
    else if (second > 12 && second <= 31 && first <= 12) monthFirst++;
    else if (match[2] === '.' && first <= 12 && second <= 12) dayFirst += 0.5;
  }
  if (dayFirst === 0 && monthFirst === 0) return undefined;
  if (dayFirst > 0 && monthFirst === 0) return 'day-first';
  if (monthFirst > 0 && dayFirst === 0) return 'month-first';
  return dayFirst > 3 * monthFirst ? 'day-first' : monthFirst > 3 * dayFirst ? 'month-first' : undefined;
}
