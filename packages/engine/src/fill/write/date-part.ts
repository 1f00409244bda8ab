// A field, or a list to choose from, that takes the day, the month or the year of a date alone.
import { readWordings } from '#catalogue/wordings/read-wordings.ts';
import { foldText } from '#values/normalise/fold-text.ts';
import { findMonth } from '#values/normalise/month-names.ts';
import type { FormLocale } from '../language/form-locale.ts';
import type { AskedSlot } from '../match/describe-slot.ts';

export type DatePart = 'day' | 'month' | 'year';
const dateParts: readonly DatePart[] = ['day', 'month', 'year'];

/** Figures: what has room for more takes a whole date. */
const room: Readonly<Record<DatePart, number>> = { day: 2, month: 2, year: 4 };

/** By its own words alone, which name one part and no other; without room for a date, or asking for a year. */
export function isDatePartAsked(asked: AskedSlot, locale: FormLocale): DatePart | undefined {
  const named = partNamed(asked, locale);
  if (named === undefined) return undefined;
  const limit = asked.slot.maxLength;
  return (limit === undefined ? named === 'year' : limit <= room[named]) ? named : undefined;
}

function partNamed({ descriptions }: AskedSlot, { languages }: FormLocale): DatePart | undefined {
  const text = descriptions.toSorted((a, b) => b.weight - a.weight)[0]?.text ?? '';
  const words = new Set(foldText(text).split(/[^\p{L}]+/u));
  const named = dateParts.filter((part) =>
    [...languages, 'en' as const].some((language) =>
      readWordings(language).parts[part].some((word) => words.has(foldText(word))),
    ),
  );
  return named.length === 1 ? named[0] : undefined;
}

export function datePartOf(iso: string, part: DatePart, limit: number): string {
  const [year = '', month = '', day = ''] = iso.split('-');
  return part === 'year' && limit < 4 ? year.slice(2) : { year, month, day }[part];
}

/** The choice that is this date's day, month or year; undefined where the list is of something else. */
export function chooseDatePart(
  asked: AskedSlot,
  labels: readonly string[],
  iso: string,
  locale: FormLocale,
): string | undefined {
  const part = partListed(labels) ?? partNamed(asked, locale);
  if (part === undefined) return undefined;
  const [year, month, day] = iso.split('-').map(Number);
  const wanted = { year, month, day }[part];
  return labels.find((label) => numberOf(label, part) === wanted);
}

const numberOf = (label: string, part: DatePart): number | undefined => {
  if (/^\s*\d{1,4}\.?\s*$/.test(label)) return Number.parseInt(label, 10);
  const words = foldText(label).split(/[^\p{L}\p{N}]+/u);
  return part === 'month' ? words.map(findMonth).find((month) => month !== undefined) : undefined;
};

/** Told by the choices: names of months, figures above 12 for days, above 1900 for years. */
export function partListed(labels: readonly string[]): DatePart | undefined {
  const given = labels.filter((label) => /[\p{L}\p{N}]/u.test(label));
  const figures = given.map((label) => Number(label)).filter((figure) => Number.isInteger(figure));
  const isMost = (count: number) => count >= given.length - 1 && count > 1;
  if (isMost(given.filter((label) => findMonth(foldText(label)) !== undefined).length)) return 'month';
  if (!isMost(figures.length)) return undefined;
  if (figures.every((figure) => figure >= 1900 && figure <= 2100)) return 'year';
  const isOfDays = figures.every((figure) => figure >= 1 && figure <= 31);
  return isOfDays
    ? figures.some((figure) => figure > 12)
      ? 'day'
      : figures.length === 12
        ? 'month'
        : undefined
    : undefined;
}
