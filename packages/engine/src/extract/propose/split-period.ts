// A period under one caption: its first and its last day.
import { findDates } from '#values/normalise/find-dates.ts';
import type { DayMonthOrder } from '#values/normalise/resolve-date.ts';

/** Meanings of a caption of a period, by the fact that names the period. */
export const endsOf: Readonly<Record<string, string>> = {
  statement_period: 'period_start+period_end',
  policy_period: 'effective_date+expiration_date',
};

const day = '(?:\\d{1,2}(?:st|nd|rd|th)?\\s+\\p{L}{3,9}\\.?|\\p{L}{3,9}\\.?\\s+\\d{1,2})';
/** `1 May to 31 May 2021` names the year once; it holds for both days. */
const sharedYear = new RegExp(`(${day})(\\s*(?:[-–—]|to|through|thru|until)\\s*${day},?\\s+)((?:19|20)\\d{2})`, 'u');

/** The first two days of a text, where the second is later; as printed. */
export function splitPeriod(raw: string, order: DayMonthOrder): readonly [first: string, last: string] | undefined {
  const text = raw.replace(sharedYear, (whole, first: string, rest: string, year: string) =>
    findDates(`${first} ${year}`, order).length > 0 ? `${first} ${year}${rest}${year}` : whole,
  );
  const [first, last] = findDates(text, order).filter(({ value }) => value.length === 10);
  if (!first || !last || first.value >= last.value) return undefined;
  return [text.slice(first.from, first.to), text.slice(last.from, last.to)];
}
