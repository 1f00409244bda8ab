// Looks for the value around a label: the rest of its line, the next text in its row, or the lines below in its column.
import type { Segment, Sheet, Token } from './lay-out.ts';
import { isInOrder, isUnderNext } from './match-cells.ts';
import { type LabelHit, lead } from './match-label.ts';

const middle = (part: { top: number; bottom: number }): number => (part.top + part.bottom) / 2;

/** Segments in the label's row to the right of it, nearest first. */
export function segmentsRightOf(sheet: Sheet, anchor: Segment | Token): Segment[] {
  const height = anchor.bottom - anchor.top;
  return sheet.segments
    .filter((segment) => {
      if (segment.left < anchor.right - height * 0.3) return false;
      const reach = Math.max(height, Math.min(segment.height, height * 2.2)) * 0.55;
      return Math.abs(middle(segment) - middle(anchor)) < reach;
    })
    .sort((a, b) => a.left - b.left);
}

/** Left edge of whatever stands next to the right in the label's row: the label's column ends there. */
export function columnEnd(hit: LabelHit): number {
  const after = hit.after.find((token, index) => {
    const previous = index === 0 ? hit.tokens.at(-1) : hit.after[index - 1];
    return previous !== undefined && token.left - previous.right > hit.segment.height * 0.9;
  });
  const next = after ?? segmentsRightOf(hit.sheet, hit.segment)[0];
  const last = hit.tokens.at(-1);
  const open = (last?.right ?? hit.segment.right) + 0.3;
  return next ? Math.min(next.left, open) : open;
}

/** Lines under the label within its column, top first, each cut to the words that stand in the column. */
export function linesBelow(hit: LabelHit, reach: number): Token[][] {
  const { sheet, segment } = hit;
  const lines = sheet.segments.filter((other) => {
    const gap = other.top - segment.bottom;
    const isLower = middle(other) > middle(segment) + segment.height * 0.5;
    return isLower && gap > -segment.height * 0.5 && gap < sheet.lineHeight * reach;
  });
  const ordered = lines.toSorted((a, b) => byRow(a, b, sheet.lineHeight));
  return cellsBelow(hit, ordered) ?? inColumn(hit, ordered);
}

/** Under a label that is one of a row of headings: what the row right below, a cell for each heading, has for it; null where that cannot be told. */
function cellsBelow({ sheet, segment, before, after }: LabelHit, lines: readonly Segment[]): Token[][] | null {
  const [first] = lines;
  if (!first || before.length > 0 || after.length > 0) return null;
  const headings = rowOf(sheet, segment);
  const cells = rowOf(sheet, first);
  if (!isInOrder(headings, cells)) return null;
  const cell = cells[headings.indexOf(segment)];
  return cell ? [[...cell.tokens]] : null;
}

/** The segments of a row, from left to right. */
const rowOf = (sheet: Sheet, one: Segment): Segment[] =>
  sheet.segments
    .filter((other) => Math.abs(middle(other) - middle(one)) < one.height * 0.5)
    .toSorted((a, b) => a.left - b.left);

const byRow = (a: Segment, b: Segment, lineHeight: number): number =>
  Math.abs(a.top - b.top) < lineHeight * 0.5 ? a.left - b.left : a.top - b.top;

function inColumn(hit: LabelHit, lines: readonly Segment[]): Token[][] {
  const { segment } = hit;
  // A box number or an article before the label belongs to its column.
  const end = hit.before.findLastIndex((token) => !lead.test(token.text));
  const first = hit.before[end + 1] ?? hit.tokens[0];
  const left = (first?.left ?? segment.left) - segment.height * 1.5;
  const labelRight = hit.tokens.at(-1)?.right ?? segment.right;
  const right = Math.max(columnEnd(hit) - segment.height * 0.2, labelRight);
  const next = hit.after.length === 0 ? segmentsRightOf(hit.sheet, segment)[0] : undefined;
  return lines
    .filter((line) => !next || !isUnderNext(line, segment, next))
    .map((line) =>
      endsWith(line, hit, labelRight) || isCentred(line, hit) ? [...line.tokens] : cutToColumn(line, left, right),
    )
    .filter((tokens) => tokens.length > 0);
}

/** Set flush right under its label, a value can begin further left than the label does. */
function endsWith(line: Segment, { segment, after }: LabelHit, labelRight: number): boolean {
  const isFlush = Math.abs(line.right - labelRight) < segment.height * 0.35 && line.left < segment.left;
  return isFlush && after.length === 0 && line.right - line.left < (segment.right - segment.left) * 3;
}

/** Centred in a cell of its own, a value is often wider than its heading. */
function isCentred(line: Segment, { segment, after, before }: LabelHit): boolean {
  const shift = Math.abs(line.left + line.right - segment.left - segment.right) / 2;
  const isAlone = after.length === 0 && before.length === 0;
  return isAlone && shift < segment.height * 0.3 && line.right - line.left < (segment.right - segment.left) * 2;
}

/** The words that begin in the column, and those that go on from them without a gap. */
function cutToColumn(segment: Segment, left: number, right: number): Token[] {
  const from = segment.tokens.findIndex((token) => token.left >= left);
  if (from < 0 || (segment.tokens[from]?.left ?? 1) >= right) return [];
  let to = from + 1;
  for (; to < segment.tokens.length; to += 1) {
    const token = segment.tokens[to]!;
    if (token.left >= right && token.left - segment.tokens[to - 1]!.right > segment.height * 0.9) break;
  }
  return segment.tokens.slice(from, to);
}
