// Days as ISO text, which sort as they follow each other.
import { isCalendarDate } from '../templates/is-calendar-date.ts';

const DAY_MS = 86_400_000;

/** The day itself, or undefined for what is none. */
export const dayOf = (value: unknown): string | undefined =>
  typeof value === 'string' && isCalendarDate(value) ? value : undefined;

/** The same day of another month, the last one where that month is shorter. */
export function addMonths(day: string, months: number): string {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number];
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return isoDay(Date.UTC(year, month - 1 + months, Math.min(date, last)));
}

export const addDays = (day: string, days: number): string => isoDay(Date.parse(day) + days * DAY_MS);

export const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / DAY_MS;

const isoDay = (time: number): string => new Date(time).toISOString().slice(0, 10);
