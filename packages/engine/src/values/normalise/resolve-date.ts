// Turns the numbers of a printed date into an ISO date, with the other reading where day and month could be swapped.

export type DayMonthOrder = 'day-first' | 'month-first' | 'unknown';

export interface NormalisedDate {
  /** `YYYY-MM-DD`, or `YYYY-MM` where no day is printed. */
  readonly value: string;
  /** The other readings, when the paper allows more than one. */
  readonly alternatives?: readonly string[];
}

const twoDigits = (number: number): string => String(number).padStart(2, '0');

// Two-digit years: papers speak of a century around now; a passport of today ends within ten years, a mortgage within thirty.
const newestTwoDigitYear = 45;

// Thailand counts from the Buddha, 543 years before; nobody alive was born before 2443 there.
const buddhist = { offset: 543, from: 2443, to: 2600 };

/** Four digits for a printed year; the century of a two-digit one is the one that reaches from 1946 to 2045. */
export function fullYear(printed: string): number {
  const year = Number(printed);
  if (year >= buddhist.from && year <= buddhist.to) return year - buddhist.offset;
  if (printed.length !== 2) return year;
  return year <= newestTwoDigitYear ? 2000 + year : 1900 + year;
}

export function isoDate(year: number, month: number, day: number): string | null {
  if (year < 1850 || year > 2150 || month < 1 || month > 12 || day < 1) return null;
  if (day > new Date(Date.UTC(year, month, 0)).getUTCDate()) return null;
  return `${year}-${twoDigits(month)}-${twoDigits(day)}`;
}

export function isoMonth(year: number, month: number): string | null {
  if (year < 1850 || year > 2150 || month < 1 || month > 12) return null;
  return `${year}-${twoDigits(month)}`;
}

/** `first` and `second` as printed before the year. With nothing to decide, month first is given and day first kept beside it. */
export function resolveOrder(first: number, second: number, year: number, order: DayMonthOrder): NormalisedDate | null {
  const dayFirst = isoDate(year, second, first);
  const monthFirst = isoDate(year, first, second);
  if (!dayFirst || !monthFirst || dayFirst === monthFirst) {
    const only = dayFirst ?? monthFirst;
    return only ? { value: only } : null;
  }
  if (order === 'day-first') return { value: dayFirst };
  if (order === 'month-first') return { value: monthFirst };
  return { value: monthFirst, alternatives: [dayFirst] };
}
