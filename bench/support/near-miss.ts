// Errors as models make them: another amount, date, name or number of the same page, truly quoted.

import { findPrinted, type PrintedAt, type PrintedPage, squash, wordsOf } from './printed-forms.ts';
import { pick } from './random.ts';

export interface Miss {
  readonly value: string;
  readonly at: PrintedAt | undefined;
}

/** Share of the wrong answers that are misread at the right place rather than taken from another. */
const MISREAD = 0.25;
/** Share of those taken from another place that are quoted with the words of the right one. */
const MISQUOTED = 0.25;

const kindOf = (name: string, value: string) =>
  /^\d{4}-\d{2}/.test(value)
    ? 'date'
    : /^-?\d+\.\d+$/.test(value)
      ? 'amount'
      : /address|location/.test(name)
        ? 'address'
        : /\d{3}/.test(value)
          ? 'number'
          : /name|insurer|employer|university|authority|landlord|tenant/.test(name)
            ? 'name'
            : 'text';

const patterns: Readonly<Record<ReturnType<typeof kindOf>, RegExp>> = {
  date: /\b(?:\d{1,2}[/.-]\d{1,2}[/.-](?:19|20)\d{2}|(?:19|20)\d{2}-\d{2}-\d{2}|\d{1,2} (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}* (?:19|20)\d{2})\b/giu,
  amount: /(?<![\d.,])\d{1,3}(?:,\d{3})*\.\d{2}(?![\d.,])/gu,
  address: /\b\d{1,5} \p{L}[\p{L} .]{4,40}(?:, [\p{L} ]{2,30})?/gu,
  number: /(?<!\S)(?=\S*\d\S*\d\S*\d)[\p{Lu}\d-]{4,16}(?!\S)/gu,
  name: /\p{Lu}[\p{L}.]+(?: \p{Lu}[\p{L}.&]+){1,3}/gu,
  text: /\p{L}{3,}(?: \p{L}+){0,3}/gu,
};

export function missNearly(
  name: string,
  value: string,
  others: Readonly<Record<string, string>>,
  pages: readonly PrintedPage[],
  random: () => number,
): Miss | undefined {
  const truly = findPrinted(pages, value);
  if (random() < MISREAD) return { value: misreadValue(value, random), at: truly };
  const kind = kindOf(name, value);
  const ofOthers = Object.entries(others).flatMap(([other, told]) =>
    other !== name && kindOf(other, told) === kind && squash(told) !== squash(value) ? [told] : [],
  );
  const printed = pages.flatMap(({ lines }) => lines.flatMap((line) => line.match(patterns[kind]) ?? []));
  const news = printed.map((text) => normalise(kind, text)).filter((text) => squash(text) !== squash(value));
  const chosen = pick(random() < 0.5 && ofOthers.length > 0 ? ofOthers : [...ofOthers, ...news], random);
  if (chosen === undefined) return { value: misreadValue(value, random), at: truly };
  return { value: chosen, at: random() < MISQUOTED ? truly : findPrinted(pages, chosen) };
}

function normalise(kind: ReturnType<typeof kindOf>, printed: string): string {
  if (kind === 'amount') return printed.replaceAll(',', '');
  if (kind !== 'date') return wordsOf(printed).join(' ');
  const [, a = '', b = '', year = ''] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(printed) ?? [];
  if (year === '') return isoOf(printed);
  const [day, month] = Number(b) > 12 ? [b, a] : [a, b];
  return Number(month) > 12 ? printed : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

function isoOf(printed: string): string {
  const date = new Date(`${printed} UTC`);
  return Number.isNaN(date.getTime()) ? printed : date.toISOString().slice(0, 10);
}

/** One digit or letter another; of a date another day, or the day for the month. */
function misreadValue(value: string, random: () => number): string {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(value) ?? [];
  if (day !== undefined && day !== month && Number(day) <= 12 && random() < 0.5) return `${year}-${day}-${month}`;
  if (day !== undefined)
    return `${year}-${month}-${String(((Number(day) + Math.floor(random() * 27)) % 28) + 1).padStart(2, '0')}`;
  const places = [...value].flatMap((letter, at) => (/[\p{L}\p{N}]/u.test(letter) ? [at] : []));
  const at = pick(places, random) ?? 0;
  const letter = value[at] ?? '';
  const other = /\d/.test(letter)
    ? String((Number(letter) + 1 + Math.floor(random() * 8)) % 10)
    : letter === 'e'
      ? 'a'
      : 'e';
  return value.slice(0, at) + other + value.slice(at + 1);
}
