// Days of other calendars as days of ours: Islamic (Umm al-Qura, the civil calendar of Saudi Arabia) and Persian, by the runtime's own
// tables (CLDR); Thai years count from the Buddha.
import { type Calendar, findNamedMonth } from './month-names.ts';
import { fullYear, isoDate } from './resolve-date.ts';

type OtherCalendar = Exclude<Calendar, 'gregory'>;

const beginnings: Readonly<Record<OtherCalendar, { readonly day: number; readonly daysOfYear: number }>> = {
  'islamic-umalqura': { day: Date.UTC(622, 6, 19), daysOfYear: 354.367 },
  persian: { day: Date.UTC(622, 2, 22), daysOfYear: 365.2422 },
};
const oneDay = 86_400_000;

/** ISO date; null for a day that the calendar does not have, and before 1300, when nobody alive was born. */
export function fromCalendar(calendar: OtherCalendar, year: number, month: number, day: number): string | null {
  if (year < 1300 || year > 1500 || month < 1 || month > 12 || day < 1 || day > 31) return null;
  const { day: start, daysOfYear } = beginnings[calendar];
  const near = start + Math.floor((year - 1 + (month - 1) / 12) * daysOfYear + day) * oneDay;
  const format = new Intl.DateTimeFormat(`en-u-ca-${calendar}`, {
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    timeZone: 'UTC',
  });
  for (let away = -6; away <= 6; away += 1) {
    const date = new Date(near + away * oneDay);
    const parts = new Map(format.formatToParts(date).map(({ type, value }) => [type, Number(value)]));
    if (parts.get('year') === year && parts.get('month') === month && parts.get('day') === day)
      return date.toISOString().slice(0, 10);
  }
  return null;
}

/** A day whose month is named, in the calendar that the name belongs to. */
export function dayOfNamedMonth(year: string, month: string, day: string): string | null {
  const named = findNamedMonth(month);
  if (!named) return null;
  if (named.calendar !== 'gregory') return fromCalendar(named.calendar, Number(year), named.month, Number(day));
  // `15 มี.ค. 33`: beside a Thai name two figures are of a Thai year.
  const inFull = /\p{Script=Thai}/u.test(month) && year.length === 2 ? `25${year}` : year;
  return isoDate(fullYear(inFull), named.month, Number(day));
}
