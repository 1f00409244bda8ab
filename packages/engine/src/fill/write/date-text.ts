// A date as a form wants it written: in the format that its script or its label names, else in that of the rest of the form, else of its language.
import type { WordedLanguage } from '#catalogue/wordings/languages.ts';
import { findDateFormat } from '../language/date-hints.ts';
import { type FormLocale, tagOf } from '../language/form-locale.ts';
import type { AskedSlot } from '../match/describe-slot.ts';

/** A name no two countries read differently, for forms in English that say nothing. */
const plain = 'd mmm yyyy';

export function dateFormatOf({ slot, descriptions }: Pick<AskedSlot, 'slot' | 'descriptions'>): string | undefined {
  if (slot.dateFormat !== undefined) return slot.dateFormat;
  return descriptions.map(({ text }) => findDateFormat(text)).find((format) => format !== undefined);
}

/** Date format that most fields of the form ask for, else the usual one of its language and country. */
export function usualDateFormat(asked: readonly AskedSlot[], text: string, locale: FormLocale): string {
  const formats = asked.map(dateFormatOf).filter((format) => format !== undefined);
  const counted = [...Map.groupBy(formats, (format) => format)].toSorted((a, b) => b[1].length - a[1].length);
  return counted[0]?.[0] ?? findDateFormat(text) ?? formatOf(locale);
}

/** Without a country, English has no date order of its own. */
function formatOf({ languages: [language], country }: FormLocale): string {
  if (language === 'en' && country === undefined) return plain;
  const figures = { year: 'numeric', month: '2-digit', day: '2-digit', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(tagOf(language, country), figures)
    .formatToParts(0)
    .map(
      ({ type, value }) => ({ year: 'yyyy', month: 'mm', day: 'dd' })[type as string] ?? value.replace(/[^-/.]/g, ''),
    )
    .join('');
}

/**
 * `1990-03-14` in `mm/dd/yyyy`.
 * @param format in the letters of English or of another language
 * @param language of the names of months
 */
export function writeDate(iso: string, format: string, language: WordedLanguage = 'en'): string {
  const [year = '', month = '', day = ''] = iso.split('-');
  const plainFormat = /^[dmy\s./,-]+$/i.test(format) ? format : (findDateFormat(format) ?? format);
  const texts: readonly [RegExp, string][] = [
    [/^yyyy/i, year],
    [/^yy/i, year.slice(2)],
    [/^mmmm/i, monthName(month, language, 'long')],
    [/^mmm/i, monthName(month, language, 'short')],
    [/^mm/i, month],
    [/^m/i, String(Number(month))],
    [/^dd/i, day],
    [/^d/i, String(Number(day))],
  ];
  let rest = plainFormat.replace(/\s*(?:h|HH):?MM.*$/, '').replace(/\s*([-/.])\s*/g, '$1');
  let text = '';
  while (rest !== '') {
    const found = texts
      .map(([part, value]) => [part.exec(rest)?.[0], value] as const)
      .find(([part]) => part !== undefined);
    text += found === undefined ? rest[0]! : found[1];
    rest = rest.slice(found?.[0]?.length ?? 1);
  }
  return text;
}

/** As it stands beside a day: languages with cases write it otherwise alone. */
function monthName(month: string, language: WordedLanguage, style: 'long' | 'short'): string {
  const format = new Intl.DateTimeFormat(tagOf(language), { month: style, day: 'numeric', timeZone: 'UTC' });
  const parts = format.formatToParts(Date.UTC(2001, Number(month) - 1, 3));
  return parts.find(({ type }) => type === 'month')?.value ?? month;
}

/** The order of its parts, as `dmy`. */
export const orderOf = (format: string): string =>
  (format.toLowerCase().match(/([dmy])\1*/g) ?? []).map((run) => run[0]).join('');

/** Figures alone: `ddmmyyyy`, with two for the year where there is no room for four. */
export function dateFigures(iso: string, format: string, room: number): string {
  const letters = { d: 'dd', m: 'mm', y: room < 8 ? 'yy' : 'yyyy' };
  const order = orderOf(format);
  const whole = order.length === 3 ? order : 'dmy';
  return writeDate(iso, [...whole].map((part) => letters[part as keyof typeof letters]).join(''));
}
