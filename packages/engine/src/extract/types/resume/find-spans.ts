// Spans of time as CVs print them: `Jan 2019 – Present`, `2015-2019`, `03/2018 to 06/2020`.
import { foldText } from '../../../normalise/fold-text.ts';
import { findMonth, monthPattern } from '../../../normalise/month-names.ts';

export interface Span {
  /** `YYYY` or `YYYY-MM`. */
  readonly start?: string;
  /** Absent: still going on. */
  readonly end?: string;
  readonly isCurrent: boolean;
  readonly from: number;
  readonly to: number;
}

const point = `(?:(?:(?<!\\p{L})(?:${monthPattern})\\.?,?\\s*(?:of\\s+|de\\s+)?(?:\\d{1,2},\\s*)?|(?:spring|summer|fall|autumn|winter)\\s+|(?:(?:0?[1-9]|[12]\\d|3[01])[/.])?(?:0?[1-9]|1[0-2])\\s?[/.]\\s?)?(?:19|20)\\d{2}(?:[-/](?:0[1-9]|1[0-2])(?!\\d))?|(?<!\\p{L})(?:${monthPattern})\\.?\\s*'\\d{2})`;
const now =
  "present|current|now|today|to date|ongoing|date|heute|jetzt|actuel|actuellement|aujourd'hui|present day|presente|actualidad|actual|oggi|attuale|heden|atual|obecnie|nu";
const span = new RegExp(
  `(?<a>${point})\\s*(?:[-–—~]|to|until|till|through|bis|a|au|al|tot|do|/)+\\s*(?<b>${point}|(?:${now})(?!\\p{L}))`,
  'giu',
);
const since = new RegExp(`(?:since|from|seit|depuis|desde|dal)\\s+(?<a>${point})(?!\\s*[-–])`, 'giu');
const alone = new RegExp(`(?<![\\d/.$€£-])(?<b>${point})(?![\\d%])`, 'giu');

export function findSpans(text: string): Span[] {
  const folded = foldText(text);
  const found: Span[] = [];
  for (const match of folded.matchAll(span)) {
    const start = readPoint(match.groups?.a ?? '');
    const end = readPoint(match.groups?.b ?? '');
    if (start)
      found.push({
        start,
        ...(end ? { end } : {}),
        isCurrent: !end,
        from: match.index,
        to: match.index + match[0].length,
      });
  }
  for (const match of folded.matchAll(since)) {
    const start = readPoint(match.groups?.a ?? '');
    if (start && found.every((one) => match.index >= one.to || match.index + match[0].length <= one.from))
      found.push({ start, isCurrent: true, from: match.index, to: match.index + match[0].length });
  }
  return found;
}

/** A single year or month, as schools print the day of a degree. */
export function findPoint(text: string): { value: string; from: number; to: number } | undefined {
  for (const match of foldText(text).matchAll(alone)) {
    const value = readPoint(match[0]);
    if (value) return { value, from: match.index, to: match.index + match[0].length };
  }
  return undefined;
}

function readPoint(folded: string): string | undefined {
  const year =
    /(?:19|20)\d{2}/.exec(folded)?.[0] ??
    (/'(\d{2})/.exec(folded)?.[1] ? String(2000 + Number(/'(\d{2})/.exec(folded)?.[1])) : undefined);
  if (!year) return undefined;
  const named = new RegExp(`(?:${monthPattern})`, 'u').exec(folded)?.[0];
  const month =
    (named && findMonth(named)) ||
    Number(/(\d{1,2})\s?[/.]\s?(?:19|20)\d{2}/.exec(folded)?.[1] ?? /\d{4}[-/](\d{2})/.exec(folded)?.[1] ?? 0);
  return month ? `${year}-${String(month).padStart(2, '0')}` : year;
}
