// Values in words a person reads: sizes, times, names. The language is the page's, the time zone the browser's.
import { locale } from './language.ts';
import { t } from './messages.ts';

const KILO = 1024;
const SIZE_UNITS = [t.format.bytes, t.format.kb, t.format.mb, t.format.gb] as const;

/** 0 → `0 Bytes`, 1536 → `1.5 KB`. */
export function formatBytes(bytes: number): string {
  const power = bytes < KILO ? 0 : Math.min(SIZE_UNITS.length - 1, Math.floor(Math.log(bytes) / Math.log(KILO)));
  const amount = Math.round((bytes / KILO ** power) * 100) / 100;
  return `${amounts.format(amount)} ${SIZE_UNITS[power]}`;
}

// Made once: making a formatter takes a hundred times as long as using it.
const amounts = new Intl.NumberFormat(locale(), { maximumFractionDigits: 2, useGrouping: false });
const relativeTimes = new Intl.RelativeTimeFormat(locale(), { numeric: 'auto' });
const dateTimes = new Intl.DateTimeFormat(locale(), { dateStyle: 'medium', timeStyle: 'short' });

const SECOND = 1_000;
const steps: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 365 * 24 * 3600 * SECOND],
  ['month', 30 * 24 * 3600 * SECOND],
  ['week', 7 * 24 * 3600 * SECOND],
  ['day', 24 * 3600 * SECOND],
  ['hour', 3600 * SECOND],
  ['minute', 60 * SECOND],
];

/** `3 minutes ago`, `yesterday`, `just now`. */
export function formatRelative(time: string | number | Date, now: number = Date.now()): string {
  const difference = new Date(time).getTime() - now;
  const step = steps.find(([, length]) => Math.abs(difference) >= length);
  if (!step) return t.format.justNow;
  const [unit, length] = step;
  return relativeTimes.format(Math.trunc(difference / length), unit);
}

export const formatDateTime = (time: string | number | Date): string => dateTimes.format(new Date(time));

/** A calendar day (`YYYY-MM-DD`) belongs to no time zone; it is shown as it stands. Days that are values: `dayInWords`. */
export function formatDay(day: string, options: Intl.DateTimeFormatOptions): string {
  const [year, month, date] = day.split('-').map(Number);
  if (!year || !month || !date) return day;
  return new Intl.DateTimeFormat(locale(), { ...options, timeZone: 'UTC' }).format(Date.UTC(year, month - 1, date));
}

/** `visa_application` → `Visa Application`. */
export const titleCase = (name: string): string =>
  name.replaceAll('_', ' ').replace(/(^|[\s(/-])(\p{Ll})/gu, (_, before: string, letter: string) => {
    return before + letter.toUpperCase();
  });

export const timeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC';
