// Tables of jobs and schools in forms: headed columns, a record a row, rows that go on below.

import type { FactRecord } from '#document/facts.ts';
import { findDates } from '#values/normalise/find-dates.ts';
import { squashLabel } from '#values/normalise/squash-label.ts';
import type { ExtractContext } from '../../extractor.ts';
import { findSpans } from '../../find/find-spans.ts';
import type { Segment, Sheet, Token } from '../../find/lay-out.ts';
import type { Paper } from '../../find/read-paper.ts';
import { type HistoryColumn, type HistoryKind, historyKinds } from './history-columns.ts';

export interface History {
  readonly kind: HistoryKind;
  readonly page: number;
  readonly rows: readonly HistoryRow[];
  /** Words of the headings and of all rows. */
  readonly tokens: readonly Token[];
}

export interface HistoryRow {
  readonly record: FactRecord;
  readonly cells: ReadonlyMap<HistoryColumn, readonly Token[]>;
  readonly isCurrent: boolean;
}

interface Heading {
  /** Absent: a column that is not asked for, which ends the one before. */
  readonly column?: HistoryColumn;
  readonly segment: Segment;
}

const FEWEST_COLUMNS = 3;
const now = /^(?:present|current|now|today|to date|ongoing|heute|présent|actual|attuale)\b/i;
/** `Stream Watch (current)` */
const current = /\s*\((?:current|present|now|currently)\)$/i;

export function readHistories({ sheets, context }: Paper): History[] {
  return sheets.flatMap((sheet) => {
    const histories: History[] = [];
    for (const [index] of sheet.segments.entries()) {
      const found = headingsFrom(sheet, index);
      if (!found || histories.some((history) => history.tokens.includes(found.headings[0]!.segment.tokens[0]!)))
        continue;
      const history = readRows(context, sheet, found.kind, found.headings);
      if (history) histories.push(history);
    }
    return histories;
  });
}

/** Headings in one row, of which one names the employer or school and one a date. */
function headingsFrom(sheet: Sheet, index: number): { kind: HistoryKind; headings: readonly Heading[] } | undefined {
  const first = sheet.segments[index]!;
  const row = sheet.segments.filter((segment) => Math.abs(segment.top - first.top) < first.height * 0.7);
  for (const kind of historyKinds) {
    const headings = row.flatMap((segment): Heading[] => {
      const text = squashLabel(segment.text.replace(/\(.*?\)/g, ''));
      const column = Object.entries(kind.columns).find(([, list]) =>
        list.split('|').some((wording) => squashLabel(wording.replace(/\(.*?\)/g, '')) === text),
      );
      if (/:$/.test(segment.text)) return [];
      return [{ segment, ...(column && { column: column[0] as HistoryColumn }) }];
    });
    const columns = new Set(headings.flatMap(({ column }) => column ?? []));
    const isHistory =
      columns.has('name') &&
      kind.telling.some((column) => columns.has(column)) &&
      (kind.list === 'household_members' ? headings.length : columns.size) >= FEWEST_COLUMNS;
    if (isHistory) return { kind, headings: headings.sort((a, b) => a.segment.left - b.segment.left) };
  }
  return undefined;
}

function readRows(
  context: ExtractContext,
  sheet: Sheet,
  kind: HistoryKind,
  headings: readonly Heading[],
): History | undefined {
  const floor = Math.max(...headings.map(({ segment }) => segment.bottom));
  const height = headings[0]!.segment.height;
  const below = sheet.segments
    .filter((segment) => segment.top > floor - height * 0.3)
    .flatMap((segment) => segment.tokens)
    .sort((a, b) => a.top - b.top);
  const rows: Map<HistoryColumn, Token[]>[] = [];
  let last = floor;
  for (const tokens of byRow(below)) {
    const top = tokens[0]!.top;
    const cells = Map.groupBy(tokens, (token) => columnOf(headings, token));
    if (top - last > height * 5 || /:$/.test(tokens.at(-1)!.text) || opensTable(sheet, tokens)) break;
    last = Math.max(...tokens.map((token) => token.bottom));
    const hasDate = cells.has('name') && kind.telling.some((column) => tellsTime(context, column, cells.get(column)));
    const open = rows.at(-1);
    if (hasDate)
      rows.push(new Map([...cells].filter(([column]) => column !== undefined) as [HistoryColumn, Token[]][]));
    else if (open && top - lastBottom(open) < height * 1.2)
      for (const [column, more] of cells) if (column) open.set(column, [...(open.get(column) ?? []), ...more]);
  }
  const read = rows.map((cells) => toRow(context, kind, cells)).filter((row) => row.cells.has('name'));
  if (read.length === 0) return undefined;
  // One row of name and birth date under their labels is the applicant's own, unless it tells whose relative it is.
  if (kind.list === 'household_members' && read.length === 1 && !headings.some(({ column }) => column === 'role'))
    return undefined;
  const tokens = [
    ...headings.flatMap(({ segment }) => segment.tokens),
    ...read.flatMap(({ cells }) => [...cells.values()].flat()),
  ];
  return { kind, page: sheet.page, rows: read, tokens };
}

/** The headings of the next table. */
function opensTable(sheet: Sheet, tokens: readonly Token[]): boolean {
  const index = sheet.segments.findIndex((segment) => segment.tokens[0] === tokens[0]);
  return index >= 0 && headingsFrom(sheet, index) !== undefined;
}

function byRow(tokens: readonly Token[]): Token[][] {
  const rows: Token[][] = [];
  for (const token of tokens) {
    const row = rows.at(-1);
    const first = row?.[0];
    if (row && first && Math.abs(token.top - first.top) < (first.bottom - first.top) * 0.6) row.push(token);
    else rows.push([token]);
  }
  return rows.map((row) => row.sort((a, b) => a.left - b.left));
}

/** The last heading that begins left of the word, or just right of where it begins. */
function columnOf(headings: readonly Heading[], token: Token): HistoryColumn | undefined {
  const slack = (token.bottom - token.top) * 0.8;
  return headings.findLast(({ segment }) => segment.left - slack <= token.left)?.column;
}

function toRow(context: ExtractContext, kind: HistoryKind, cells: Map<HistoryColumn, Token[]>): HistoryRow {
  const record: Record<string, string> = {};
  for (const [column, key] of Object.entries(kind.keys)) {
    const tokens = cells.get(column as HistoryColumn);
    if (!tokens) continue;
    const value = column.endsWith('_date') ? readDate(context, tokens) : textOf(tokens).replace(current, '');
    if (value) record[key] = value;
  }
  const [span] = findSpans(textOf(cells.get('period') ?? []), context.dates.order);
  if (span?.start) {
    record.start_date ??= span.start;
    record.end_date ??= span.end ?? 'present';
  }
  const isOpen = kind.list === 'jobs' && record.start_date !== undefined && !cells.has('end_date') && !span;
  const isCurrent = isOpen || record.end_date === 'present' || current.test(textOf(cells.get('name') ?? []));
  return { record, cells, isCurrent };
}

function tellsTime(context: ExtractContext, column: HistoryColumn, tokens: readonly Token[] = []): boolean {
  if (column === 'period') return findSpans(textOf(tokens), context.dates.order).length > 0;
  return readDate(context, tokens) !== '';
}

/** ISO, `present`, or '' for neither. */
function readDate({ dates }: ExtractContext, tokens: readonly Token[] | undefined): string {
  if (!tokens) return '';
  const text = textOf(tokens);
  if (now.test(text)) return 'present';
  return findDates(text, dates.order)[0]?.value ?? /^(?:19|20)\d{2}$/.exec(text)?.[0] ?? '';
}

const textOf = (tokens: readonly Token[]): string => tokens.map((token) => token.text).join(' ');
const lastBottom = (cells: ReadonlyMap<HistoryColumn, readonly Token[]>): number =>
  Math.max(...[...cells.values()].flat().map((token) => token.bottom));
