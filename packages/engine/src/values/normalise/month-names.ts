// Names of the months, long and short: in the languages of Europe and of many who migrate, and those of other calendars. The names are
// CLDR's, listed by training/engine/list-date-names.ts, so that no process looks through locale data when it starts.
import names from './date-names.json' with { type: 'json' };
import { foldText } from './fold-text.ts';

export type Calendar = 'gregory' | 'islamic-umalqura' | 'persian';

export interface NamedMonth {
  readonly month: number;
  readonly calendar: Calendar;
}

/** As papers print them beside CLDR. */
const asPrinted: readonly [string, number, Calendar?][] = [
  ['sept', 9],
  ['maerz', 3],
  ['jaenner', 1],
  ['janner', 1],
  ['juill', 7],
  ['fevr', 2],
  ['agu', 8],
  ['rabi al-awwal', 3, 'islamic-umalqura'],
  ["rabi' al-awwal", 3, 'islamic-umalqura'],
  ['rabi al-thani', 4, 'islamic-umalqura'],
  ["rabi' al-thani", 4, 'islamic-umalqura'],
  ['jumada al-ula', 5, 'islamic-umalqura'],
  ['jumada al-awwal', 5, 'islamic-umalqura'],
  ['jumada al-thani', 6, 'islamic-umalqura'],
  ['jumada al-akhirah', 6, 'islamic-umalqura'],
  ['shaaban', 8, 'islamic-umalqura'],
  ['ramadhan', 9, 'islamic-umalqura'],
  ['dhul-qadah', 11, 'islamic-umalqura'],
  ['dhu al-qadah', 11, 'islamic-umalqura'],
  ['dhul-hijjah', 12, 'islamic-umalqura'],
  ['dhu al-hijjah', 12, 'islamic-umalqura'],
  ['zul-hijjah', 12, 'islamic-umalqura'],
];

/** `Rabiʻ I` is printed with and without its sign. */
const sign = 'ʻ';
const months = new Map<string, NamedMonth>();
for (const [name, month, calendar = 'gregory'] of [...asPrinted, ...(names.months as unknown as typeof asPrinted)]) {
  const folded = foldText(name).replaceAll(sign, "'");
  if (!months.has(folded)) months.set(folded, { month, calendar });
}

/** `ส.ค.` has stops within, `Dhul-Hijjah` and `Meán Fómhair` are two words. */
const toPattern = (name: string): string =>
  name.replaceAll('.', '\\.?\\s?').replace(/[ -]/g, '[\\s-]').replaceAll("'", `['${sign}]?`);
const patternOf = (isMeant: (month: NamedMonth) => boolean): string =>
  [...months]
    .flatMap(([name, month]) => (isMeant(month) ? [name] : []))
    .sort((a, b) => b.length - a.length)
    .map(toPattern)
    .join('|');

/** Alternatives for a pattern over folded text, the longest first. */
export const monthPattern = patternOf(({ calendar }) => calendar === 'gregory');
/** The same with the months of other calendars. */
export const anyMonthPattern = patternOf(() => true);

const bare = (name: string): string => name.replaceAll(sign, '').replace(/[^\p{L}\p{M}]/gu, '');
const byLetters = new Map([...months].map(([name, month]) => [bare(name), month]));

const words = new Set([...months.keys()].map((name) => /[\p{L}\p{M}]+/u.exec(name)?.[0] ?? ''));

/** Whether folded text has a word that a month's name begins with: quicker than to look for dates in vain. */
export function namesMonth(folded: string): boolean {
  return (
    folded
      .replaceAll(sign, "'")
      .match(/[\p{L}\p{M}]+/gu)
      ?.some((word) => words.has(word)) ?? false
  );
}

export function findNamedMonth(foldedName: string): NamedMonth | undefined {
  return byLetters.get(bare(foldedName));
}

/** 1–12 for a month's name in folded text, whatever the language. */
export function findMonth(foldedName: string): number | undefined {
  const found = findNamedMonth(foldedName);
  return found?.calendar === 'gregory' ? found.month : undefined;
}

/** Days of the week, long and short, as alternatives for a pattern over folded text. */
export const weekdayPattern = ['tues', 'thur', 'thurs', ...names.weekdays]
  .map((name) => foldText(name).replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  .sort((a, b) => b.length - a.length)
  .join('|');
