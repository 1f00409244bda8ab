// Names of the months in the languages of Europe, long and short, as the runtime's own locale data spells them.
import { foldText } from './fold-text.ts';

// Languages in which a name means another month than in one listed before it (listopad, lipca) lose that name.
const locales = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'pl', 'sv', 'da', 'nb', 'fi', 'cs', 'ro', 'hu', 'tr', 'el'];

const commonShort: readonly [string, number][] = [
  ['sept', 9],
  ['maerz', 3],
  ['jaenner', 1],
  ['janner', 1],
  ['juill', 7],
  ['fevr', 2],
];

function collectMonths(): ReadonlyMap<string, number> {
  const months = new Map<string, number>(commonShort);
  for (const locale of locales)
    for (const style of ['long', 'short'] as const)
      for (const options of [{ month: style }, { month: style, day: 'numeric' }] as const) {
        const format = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
        for (let month = 1; month <= 12; month += 1) {
          const parts = format.formatToParts(Date.UTC(2001, month - 1, 3));
          const printed = parts.find((part) => part.type === 'month')?.value ?? '';
          const name = foldText(printed).replace(/[^\p{L}]/gu, '');
          if (name.length >= 3 && !months.has(name)) months.set(name, month);
        }
      }
  return months;
}

const months = collectMonths();

/** Alternatives for a pattern over folded text, the longest first. */
export const monthPattern = [...months.keys()].sort((a, b) => b.length - a.length).join('|');

/** 1–12 for a month's name in folded text, whatever the language. */
export function findMonth(foldedName: string): number | undefined {
  return months.get(foldedName.replace(/[^\p{L}]/gu, ''));
}
