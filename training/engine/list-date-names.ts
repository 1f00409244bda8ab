// Writes the names of months and weekdays that dates are read by, as the runtime's own locale data (CLDR) spells them.
//   node training/engine/list-date-names.ts
import { writeFileSync } from 'node:fs';
import type { Calendar } from '../../packages/engine/src/values/normalise/month-names.ts';

// A name that means another month than in a language listed before (listopad, lipca) means what it means there.
const common = 'en de fr es it pt nl pl sv da nb fi cs ro hu tr el'.split(' ');
const further =
  'sk sl hr bs sr-Latn sr bg mk ru uk be lt lv et sq is ga cy mt ca gl eu lb fo nn hy ka az kk id ms fil th ar ar-SY ar-MA fa ur hi bn he'.split(
    ' ',
  );
const otherCalendars: readonly [string, Calendar][] = [
  ['en', 'islamic-umalqura'],
  ['ar', 'islamic-umalqura'],
  ['tr', 'islamic-umalqura'],
  ['id', 'islamic-umalqura'],
  ['en', 'persian'],
  ['fa', 'persian'],
];

type Width = 'long' | 'short';
type Locale = readonly [locale: string, widths: readonly Width[], minLatin: number];

const isLatin = (name: string): boolean => /\p{Script=Latin}/u.test(name);

/** One day of each month of the calendar. */
function daysOf(calendar: Calendar): readonly (readonly [month: number, day: number])[] {
  const format = new Intl.DateTimeFormat(`en-u-ca-${calendar}`, { month: 'numeric', timeZone: 'UTC' });
  const days = Array.from({ length: 384 }, (_, day) => Date.UTC(2001, 0, 1 + day, 12));
  return [...new Map(days.map((day) => [Number(format.format(day)), day] as const))];
}

/** Catalan prints `d’abril` with a day. */
const toName = (printed: string): string =>
  printed
    .toLowerCase()
    .normalize('NFC')
    .replace(/^(?:de |d['’])/, '')
    .replace(/[\s.]+$|[\u0970\u05f3]$/u, '');

function listMonths(): [string, number, Calendar?][] {
  const named = new Map<string, [number, Calendar?]>();
  const add = ([locale, widths, minLatin]: Locale, calendar: Calendar): void => {
    for (const width of widths)
      for (const options of [{ month: width }, { month: width, day: 'numeric' }] as const) {
        const format = new Intl.DateTimeFormat(`${locale}-u-ca-${calendar}`, { ...options, timeZone: 'UTC' });
        for (const [month, day] of daysOf(calendar)) {
          const name = toName(format.formatToParts(day).find(({ type }) => type === 'month')?.value ?? '');
          const isLong = name.replace(/[^\p{L}\p{M}]/gu, '').length >= (isLatin(name) ? minLatin : 2);
          if (isLong && !/\p{N}/u.test(name) && !named.has(name))
            named.set(name, calendar === 'gregory' ? [month] : [month, calendar]);
        }
      }
  };
  for (const locale of common) add([locale, ['long', 'short'], 3], 'gregory');
  // Short Latin names beyond the common languages are words of others: `fra`, `pro`, `out`, `bal`.
  for (const locale of further) add([locale, ['long', 'short'], 4], 'gregory');
  // Short names of other calendars are each other's: `Rab. II` is the fourth month, `Rabi I` the third.
  for (const [locale, calendar] of otherCalendars) add([locale, ['long'], 4], calendar);
  return [...named].map(([name, meaning]) => [name, ...meaning]);
}

function listWeekdays(): string[] {
  const names = new Set<string>();
  const add = (locale: string, weekday: Width): void => {
    const format = new Intl.DateTimeFormat(`${locale}-u-ca-gregory`, { weekday, timeZone: 'UTC' });
    for (let day = 1; day <= 7; day += 1) names.add(toName(format.format(Date.UTC(2001, 0, day))));
  };
  for (const locale of [...common, ...further]) add(locale, 'long');
  for (const locale of common) add(locale, 'short');
  return [...names].filter((name) => name.length > 2);
}

const lines = (values: readonly unknown[]): string => values.map((value) => JSON.stringify(value)).join(',\n    ');
writeFileSync(
  new URL('../../packages/engine/src/values/normalise/date-names.json', import.meta.url),
  `{\n  "months": [\n    ${lines(listMonths())}\n  ],\n  "weekdays": [\n    ${lines(listWeekdays())}\n  ]\n}\n`,
);
