// One printed date into ISO; misread digits are put right where the text can be nothing but a date.
import { findDates } from './find-dates.ts';
import { foldText } from './fold-text.ts';
import { repairDigits } from './repair-digits.ts';
import { type DayMonthOrder, isoDate, type NormalisedDate, resolveOrder } from './resolve-date.ts';

export type { DayMonthOrder, NormalisedDate } from './resolve-date.ts';

const weekday = '(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?';
const time =
  '(?:t|at)?\\s*\\d{1,2}[:.]\\d{2}(?:[:.]\\d{2}(?:\\.\\d+)?)?\\s*(?:am|pm|h|hrs|z|utc|gmt)?(?:[+-]\\d{2}:?\\d{2})?';
const harmless = new RegExp(`^(?:[\\s,.;:()*-]|the|on|le|el|den|am|${weekday}|${time})*$`);

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
  const [date, ...more] = findDates(text, order);
  if (!date || more.length > 0) return null;
  const folded = foldText(text);
  if (!harmless.test(folded.slice(0, date.from)) || !harmless.test(folded.slice(date.to))) return null;
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
