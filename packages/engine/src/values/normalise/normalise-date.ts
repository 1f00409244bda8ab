// One printed date into ISO; misread digits are put right where the text can be nothing but a date.
import { yearWords } from './date-shapes.ts';
import { findDates } from './find-dates.ts';
import { foldText } from './fold-text.ts';
import { weekdayPattern } from './month-names.ts';
import { repairDigits } from './repair-digits.ts';
import { type DayMonthOrder, isoDate, type NormalisedDate, resolveOrder } from './resolve-date.ts';

export type { DayMonthOrder, NormalisedDate } from './resolve-date.ts';

const time =
  '(?:t|at)?\\s*\\d{1,2}[:.]\\d{2}(?:[:.]\\d{2}(?:\\.\\d+)?)?\\s*(?:am|pm|h|hrs|z|utc|gmt)?(?:[+-]\\d{2}:?\\d{2})?';
const harmless = new RegExp(
  `^(?:[\\s,.;:()*/=-]|the|on|le|el|den|am|ngay|${yearWords}|${weekdayPattern}|${time})*$`,
  'u',
);

/**
 * Reads text that is a date and nothing else but a weekday or a time. `order` decides 12/03/2024; when it is `unknown` and both
 * readings are possible, the second stands in `alternatives`. Impossible dates are null.
 */
export function normaliseDate(raw: string, order: DayMonthOrder): NormalisedDate | null {
  const text = raw.trim();
  if (text.length < 4 || text.length > 60) return null;
  return readWhole(text, order) ?? readCompact(text, order) ?? readMisread(text, order);
}

function readWhole(text: string, order: DayMonthOrder): NormalisedDate | null {
  const found = findDates(text, order);
  // `15 มี.ค. 2533 / 15 Mar. 1990`: one day, in two calendars or languages.
  const [date] = found;
  if (!date || found.some(({ value }) => value !== date.value)) return null;
  const folded = foldText(text);
  const between = found.map(({ from }, at) => folded.slice(found[at - 1]?.to ?? 0, from));
  if (![...between, folded.slice(found.at(-1)!.to)].every((rest) => harmless.test(rest))) return null;
  const { value, alternatives } = date;
  return alternatives ? { value, alternatives } : { value };
}

/** Eight digits without separators, as in comb fields: the year first or last. */
function readCompact(text: string, order: DayMonthOrder): NormalisedDate | null {
  const digits = /^(\d ?){8}$/.test(text) ? text.replaceAll(' ', '') : '';
  if (!digits) return null;
  const part = (from: number, to: number): number => Number(digits.slice(from, to));
  const plausible = (year: number): boolean => year >= 1900 && year < 2100;
  if (plausible(part(0, 4))) {
    const value = isoDate(part(0, 4), part(4, 6), part(6, 8));
    if (value) return { value };
  }
  return plausible(part(4, 8)) ? resolveOrder(part(0, 2), part(2, 4), part(4, 8), order) : null;
}

/** `O1/l2/2O2O`: look-alikes put right, when no token has more letters than digits; or `0CT`, digits within a month's name. */
function readMisread(text: string, order: DayMonthOrder): NormalisedDate | null {
  if (!/\d/.test(text)) return null;
  const numeric = text.split(/[\s/.-]+/).every((token) => /^[\dOoQDIl|!iZzSsBG]+$/.test(token));
  if (numeric) {
    const repaired = repairDigits(text);
    return repaired === text ? null : readWhole(repaired, order);
  }
  const letters = { '0': 'o', '1': 'l', '8': 'b', '5': 's', '9': 'g' } as const;
  const repaired = text.replace(/(?<![\p{L}\d])(?=[\p{L}\d]*\p{L})[\p{L}\d]{3,9}(?![\p{L}\d])/gu, (token) =>
    /\p{L}{2}/u.test(token)
      ? token.replace(/[01895]/g, (digit) => letters[digit as keyof typeof letters])
      : repairDigits(token),
  );
  return repaired === text ? null : readWhole(repaired, order);
}
