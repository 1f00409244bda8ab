// The entries of a section: lines around each span of time, up to where the next begins; what is no heading line is description.

import type { DayMonthOrder } from '#values/normalise/resolve-date.ts';
import { isSentence } from '#values/recognise-party.ts';
import { titleWord } from '#values/title-words.ts';
import { findPoint, findSpans, type Span } from '../../find/find-spans.ts';
import type { Segment, Token } from '../../find/lay-out.ts';
import { stringTogether } from '../../find/run-of-text.ts';
import { place } from './resume-words.ts';

/** A line of the section with whatever stands in the same row. */
interface Row {
  readonly segments: readonly Segment[];
  readonly top: number;
}

export interface EntryPart {
  readonly text: string;
  readonly tokens: readonly Token[];
}

export interface Entry {
  readonly span?: Span;
  readonly spanTokens: readonly Token[];
  /** Texts of the heading lines, dates taken out, cut at gaps, bars and dashes. */
  readonly parts: readonly EntryPart[];
  readonly description: readonly Segment[];
}

interface FoundDate {
  readonly span: Span;
  readonly tokens: readonly Token[];
}

const bullet = /^\s*[•·▪■●◦*–—○‣>o-]\s+|^[•·▪■●◦‣]/u;

export function readEntries(lines: readonly Segment[], allowPoints: boolean, order: DayMonthOrder): Entry[] {
  const rows = toRows(joinSpans(lines, order));
  const dated = rows.map((row) => findDateIn(row, allowPoints, order));
  const anchors = dated.flatMap((date, index) => (date ? [index] : []));
  if (anchors.length === 0) return [];
  // In a section that opens with dates, with nothing beside them or to their left, every entry opens with its dates.
  const isDateFirst = anchors[0] === 0 && opensWithDate(rows[0], dated[0]?.tokens ?? []);
  const starts = anchors.map((anchor, n) =>
    isDateFirst && opensWithDate(rows[anchor], dated[anchor]?.tokens ?? [])
      ? anchor
      : firstLine(rows, anchor, n === 0 ? 0 : (anchors[n - 1] ?? 0) + 1, dated),
  );
  return anchors.map((anchor, n) => {
    const from = starts[n] ?? anchor;
    const to = starts[n + 1] ?? rows.length;
    let end = anchor + 1;
    // Lines right under the dates that are no bullets and no sentences still head the entry.
    while (end < to && end < anchor + 3 && isHeading(rows[end]) && !dated[end]) end += 1;
    const head = rows.slice(from, Math.min(end, to));
    const date = dated[anchor];
    return {
      ...(date?.span ? { span: date.span } : {}),
      spanTokens: date?.tokens ?? [],
      parts: head.flatMap((row) => row.segments.flatMap((segment) => cutSegment(segment, date?.tokens ?? []))),
      description: rows.slice(end, to).flatMap((row) => row.segments),
    };
  });
}

function toRows(lines: readonly Segment[]): Row[] {
  const rows: { segments: Segment[]; top: number }[] = [];
  for (const line of lines) {
    const last = rows.at(-1);
    const first = last?.segments[0];
    if (
      last &&
      first &&
      first.page === line.page &&
      Math.abs(first.top + first.bottom - line.top - line.bottom) / 2 < line.height * 0.6
    )
      last.segments.push(line);
    else rows.push({ segments: [line], top: line.page + line.top });
  }
  return rows;
}

function opensWithDate(row: Row | undefined, date: readonly Token[]): boolean {
  const first = row?.segments[0]?.tokens[0];
  return first !== undefined && date.includes(first);
}

function findDateIn(row: Row, allowPoints: boolean, order: DayMonthOrder): FoundDate | undefined {
  for (const segment of row.segments) {
    const run = stringTogether(segment.tokens);
    const [span] = findSpans(run.text, order);
    if (span && isAside(run.text, span)) continue;
    if (
      span &&
      (!isSentence(run.text) ||
        span.to - span.from > run.text.length * 0.3 ||
        isTwoNames(run.text.slice(0, span.from).trim()))
    )
      return { span, tokens: run.tokensAt(span.from, span.to) };
    const point = allowPoints && !isSentence(run.text) ? findPoint(run.text, order) : undefined;
    if (point)
      return {
        span: { end: point.value, isCurrent: false, from: point.from, to: point.to },
        tokens: run.tokensAt(point.from, point.to),
      };
  }
  return undefined;
}

/** `– Trainer of apprentices (since 11/2021)`: within a point of the description. */
const isAside = (text: string, { from }: Span): boolean =>
  bullet.test(text) && text.lastIndexOf('(', from) > text.lastIndexOf(')', from);

/** A span in a narrow column goes on below: `2022-02 –` over `present`. */
function joinSpans(lines: readonly Segment[], order: DayMonthOrder): Segment[] {
  const ends = new Set<Segment>();
  return lines.flatMap((line): Segment[] => {
    if (ends.has(line)) return [];
    const below = /[-–—]$/u.test(line.text)
      ? lines.find(
          (other) =>
            other.page === line.page &&
            Math.abs(other.left - line.left) < line.height &&
            other.top > line.top &&
            other.top - line.bottom < line.height,
        )
      : undefined;
    const text = `${line.text} ${below?.text}`;
    const [span] = below ? findSpans(text, order) : [];
    if (!below || !span || span.from > 0 || span.to < text.length) return [line];
    ends.add(below);
    return [{ ...line, text, tokens: [...line.tokens, ...below.tokens] }];
  });
}

/** Up to two heading lines above the dates, and one that says where, belong to them, if what is above those is not their own entry's text. */
function firstLine(
  rows: readonly Row[],
  anchor: number,
  lowest: number,
  dated: readonly (FoundDate | undefined)[],
): number {
  const own = rows[anchor];
  const left = Math.min(...(own?.segments ?? []).map((segment) => segment.left));
  // Dates beside words: the entry begins here, unless the line above is its company.
  const isBesideWords =
    own !== undefined &&
    !isUnderHeading(rows, anchor, dated[anchor]?.tokens ?? []) &&
    own.segments
      .flatMap((segment) => cutSegment(segment, dated[anchor]?.tokens ?? []))
      .flatMap(({ text }) => (isPlaceName(text) ? [] : [text]))
      .join(' ')
      .replace(/[^\p{L}]/gu, '').length > 22;
  let first = anchor;
  let heads = isBesideWords ? 1 : 2;
  for (let at = anchor - 1; at >= lowest && heads > 0; at -= 1) {
    if (dated[at] || !isHeading(rows[at])) break;
    // A row indented from the dates describes the entry before.
    if (rows[at]!.segments.every((segment) => segment.left > left + segment.height * 0.5)) break;
    if (isBesideWords || !isPlace(rows[at])) heads -= 1;
    if (isBesideWords && !(at === lowest || isGapAbove(rows, at))) break;
    first = at;
  }
  return first;
}

/** Dates alone at the left edge, right under a line that begins there: what stands at their right is a remark. */
function isUnderHeading(rows: readonly Row[], anchor: number, date: readonly Token[]): boolean {
  const [first, above] = [rows[anchor]?.segments[0], rows[anchor - 1]?.segments[0]];
  if (!first || !above || first.tokens.some((token) => !date.includes(token))) return false;
  return isHeading(rows[anchor - 1]) && Math.abs(first.left - above.left) < first.height * 0.5;
}

/** Durations and web addresses, which are neither employer nor title. */
const besidesNames = /^\d+\+?\s+(?:years?|yrs?|months?|mos?)(?!\p{L})|^(?:https?:|www\.)/iu;

/** `San Jose, CA` on a line of its own. */
const isPlace = (row: Row | undefined): boolean => row?.segments.length === 1 && isPlaceName(row.segments[0]!.text);

const isPlaceName = (text: string): boolean => place.test(text) && !titleWord.test(text);

function isGapAbove(rows: readonly Row[], at: number): boolean {
  const [above, here, below] = [rows[at - 1], rows[at], rows[at + 1]];
  if (!above || !here || !below) return true;
  return here.top - above.top > (below.top - here.top) * 1.25;
}

function isHeading(row: Row | undefined): boolean {
  const text = row?.segments.map((segment) => segment.text).join(' ') ?? '';
  return (
    text !== '' &&
    !bullet.test(text) &&
    (!isSentence(text) || isTwoNames(text)) &&
    text.length < 90 &&
    !/[.;]$/.test(text.replace(/(?:Inc|Ltd|Ltda|Lda|Corp|Co|Jr|Sr|(?:\p{L}\.){1,4}\p{L})\.$/iu, '')) &&
    /^[\p{Lu}\d("'“]/u.test(text)
  );
}

/** A long title and a long employer beside each other are no sentence: `Master's degree in food science – University of …`. */
function isTwoNames(text: string): boolean {
  const parts = text.split(/\s+[|•·–—-]\s+/);
  return parts.length === 2 && parts.every((part) => !isSentence(part) && /^\p{Lu}/u.test(part));
}

const marks = /\s+[|•·–—-]\s+|\s*[|•·]\s*|\s{2,}|(?<=\p{L}{3})\s*@\s*|\s+at\s+(?=\p{Lu})/u;

function cutSegment(segment: Segment, date: readonly Token[]): EntryPart[] {
  const tokens = segment.tokens.filter((token) => !date.includes(token));
  const run = stringTogether(tokens);
  const parts: EntryPart[] = [];
  let at = 0;
  for (const piece of run.text.split(marks)) {
    const from = run.text.indexOf(piece, at);
    at = from + piece.length;
    const text = piece.replace(/^[\s,;:()–—|-]+|[\s,;:(–—|-]+$/gu, '');
    if (/\p{L}{2}/u.test(text) && !besidesNames.test(text))
      parts.push({ text, tokens: run.tokensAt(from, from + piece.length) });
  }
  return parts;
}
