// Spans of time as CVs print them: `Jan 2019 – Present`, `2015-2019`, `03/2018 to 06/2020`.
import { foldText } from '#values/normalise/fold-text.ts';
import { findMonth, monthPattern } from '#values/normalise/month-names.ts';
import type { DayMonthOrder } from '#values/normalise/resolve-date.ts';

export interface Span {
  /** `YYYY`, `YYYY-MM` or a day. */
  readonly start?: string;
  /** Absent: still going on. */
  readonly end?: string;
  readonly isCurrent: boolean;
  readonly from: number;
  readonly to: number;
}

const named = `(?:(?<![\\d/.])(?:0?[1-9]|[12]\\d|3[01])(?:st|nd|rd|th|er)?\\.?\\s+)?(?<!\\p{L})(?:${monthPattern})\\.?,?\\s*(?:of\\s+|de\\s+)?(?:\\d{1,2}(?:st|nd|rd|th)?,\\s*)?(?:19|20)\\d{2}`;
const day = '(?<!\\d)\\d{1,2}[/.-]\\d{1,2}[/.-](?:19|20)\\d{2}(?!\\d)';
const month = '(?<![\\d/.])(?:0?[1-9]|1[0-2])\\s?[/.]\\s?(?:19|20)\\d{2}';
const isoOrYear = '(?:19|20)\\d{2}(?:[-/](?:0[1-9]|1[0-2])(?:[-/](?:0[1-9]|[12]\\d|3[01]))?(?!\\d))?';
const point = `(?:${named}|${day}|${month}|(?:(?:spring|summer|fall|autumn|winter)\\s+)?${isoOrYear}|(?<!\\p{L})(?:${monthPattern})\\.?\\s*'\\d{2})`;
const now =
  "present|current|now|today|to date|till date|until now|till now|ongoing|date|heute|jetzt|actuel|actuellement|aujourd'hui|present day|presente|actualidad|actual|oggi|attuale|heden|atual|obecnie|nu";
const span = new RegExp(
  `(?<a>${point})\\s*(?:[-–—~]|to|until|till|through|bis|a|au|al|tot|do|/)+\\s*(?<b>${point}|(?:${now})(?!\\p{L}))`,
  'giu',
);
/** Nothing else beside it: the year before the month, and without an end what goes on. */
const yearFirst = `(?:19|20)\\d{2}\\s+(?:${monthPattern})\\.?`;
const whole = new RegExp(`^(?<a>${yearFirst}|${point})\\s*[-–—]\\s*(?<b>${yearFirst}|(?:${now})(?!\\p{L}))?$`, 'iu');
/** `2012–15`; what may be a month, `2012-05`, is one. */
const shortened = /(?<![\d/.$€£-])(?<a>(?:19|20)\d{2})\s?(?<sign>[-–—/])\s?(?<b>\d{2})(?![\d/.%-])/gu;
const since = new RegExp(`(?:since|from|seit|depuis|desde|dal)\\s+(?<a>${point})(?!\\s*[-–])`, 'giu');
const alone = new RegExp(`(?<![\\d/.$€£-])(?<b>${point})(?![\\d%])`, 'giu');

export function findSpans(text: string, order: DayMonthOrder = 'unknown'): Span[] {
  const folded = foldText(text);
  const all = whole.exec(folded.trim());
  const opening = all && readPoint(all.groups?.a ?? '', order);
  if (opening) {
    const end = readPoint(all.groups?.b ?? '', order);
    return [{ start: opening, ...(end ? { end } : {}), isCurrent: !end, from: 0, to: text.length }];
  }
  const found: Span[] = [];
  for (const match of folded.matchAll(span)) {
    const start = readPoint(match.groups?.a ?? '', order);
    const end = readPoint(match.groups?.b ?? '', order);
    if (start)
      found.push({
        start,
        ...(end ? { end } : {}),
        isCurrent: !end,
        from: match.index,
        to: match.index + match[0].length,
      });
  }
  for (const match of folded.matchAll(shortened)) {
    const { a: start = '', b = '', sign } = match.groups ?? {};
    const end = start.slice(0, 2) + b;
    if (end > start && (sign === '–' || sign === '—' || Number(b) > 12))
      found.push({ start, end, isCurrent: false, from: match.index, to: match.index + match[0].length });
  }
  for (const match of folded.matchAll(since)) {
    const start = readPoint(match.groups?.a ?? '', order);
    if (start && found.every((one) => match.index >= one.to || match.index + match[0].length <= one.from))
      found.push({ start, isCurrent: true, from: match.index, to: match.index + match[0].length });
  }
  return found;
}

/** A single year or month, as schools print the day of a degree. */
export function findPoint(
  text: string,
  order: DayMonthOrder = 'unknown',
): { value: string; from: number; to: number } | undefined {
  for (const match of foldText(text).matchAll(alone)) {
    const value = readPoint(match[0], order);
    if (value) return { value, from: match.index, to: match.index + match[0].length };
  }
  return undefined;
}

function readPoint(folded: string, order: DayMonthOrder): string | undefined {
  const inFigures = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(folded);
  if (inFigures) return readDay(folded, inFigures[1]!, inFigures[2]!, inFigures[3]!, order);
  const year =
    /(?:19|20)\d{2}/.exec(folded)?.[0] ??
    (/'(\d{2})/.exec(folded)?.[1] ? String(2000 + Number(/'(\d{2})/.exec(folded)?.[1])) : undefined);
  if (!year) return undefined;
  const name = new RegExp(`(?:${monthPattern})`, 'u').exec(folded)?.[0];
  const [, isoMonth, isoDay] = /\d{4}[-/](\d{2})(?:[-/](\d{2}))?/.exec(folded) ?? [];
  const monthOf =
    (name && findMonth(name)) || Number(/(\d{1,2})\s?[/.]\s?(?:19|20)\d{2}/.exec(folded)?.[1] ?? isoMonth ?? 0);
  const dayOf = name ? /(?:^|[^\d'])(\d{1,2})(?=\D)/.exec(folded)?.[1] : isoDay;
  return [year, monthOf, monthOf ? dayOf : undefined].flatMap((part) => (part ? [pad(part)] : [])).join('-');
}

/** A day whose order nothing decides says its year alone. */
function readDay(text: string, a: string, b: string, year: string, order: DayMonthOrder): string | undefined {
  const isDayFirst = Number(a) > 12 || (Number(b) <= 12 && (text.includes('.') || order === 'day-first'));
  const isMonthFirst = Number(b) > 12 || (!isDayFirst && order === 'month-first');
  if (!isDayFirst && !isMonthFirst) return year;
  const [dayOf, monthOf] = isDayFirst ? [a, b] : [b, a];
  return Number(monthOf) <= 12 && Number(dayOf) <= 31 ? `${year}-${pad(monthOf)}-${pad(dayOf)}` : year;
}

const pad = (part: string | number): string => String(part).padStart(2, '0');
