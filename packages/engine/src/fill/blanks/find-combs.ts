// Rows of small equal cells, one a letter: a comb, also where a dash or stroke is printed between its groups.
import type { Span } from '#read/drawing.ts';
import { areaOf, heightOf, sharedArea, widthOf } from './blank.ts';
import type { Cell } from './find-cells.ts';
import { joinToLines } from './join-lines.ts';

export interface Comb {
  readonly span: Span;
  readonly cells: readonly Span[];
}

/** Points. */
const side = { min: 6, max: 30 };
/** Of its height: a wider cell takes a word. */
const widest = 1.8;
const highest = 36;
/** A short line of its own, one a letter. */
const dash = 28;
const touching = 2.5;
const handHeight = 17;
/** In cells: between groups stands a dash. */
const groupGap = 1.7;
/** Points. */
const flush = 4;
const captionGap = 12;
/** So many make a comb; fewer do where others of their size are on the page. */
const enough = 4;

export function findCombs(cells: readonly Cell[], print: readonly Span[]): Comb[] {
  const hasPrint = (span: Span) => print.some((one) => sharedArea(one, span) > 0.5 * areaOf(one));
  const small = cells
    .map(lowerDash)
    .filter(
      ({ span, left, right }) =>
        (left && right ? true : !left && !right && widthOf(span) <= dash) &&
        widthOf(span) >= side.min &&
        widthOf(span) <= side.max &&
        heightOf(span) <= highest &&
        (widthOf(span) < 16 || widthOf(span) < widest * heightOf(span)),
    );
  const lines = joinToLines(print, 5);
  // Behind a gap, words over or under a cell that begin with it say what begins there.
  const beginsAnother = (last: Span, [x0, y0, , y1]: Span) =>
    x0 - last[2] > reach(last) &&
    lines.some((line) => {
      const gap = line[3] < y0 + 2 ? y0 - line[3] : line[1] > y1 - 2 ? line[1] - y1 : captionGap;
      return Math.abs(line[0] - x0) < flush && gap < captionGap;
    });
  const rows: Span[][] = [];
  for (const { span } of halve(small, cells).toSorted((a, b) => a.span[0] - b.span[0])) {
    if (hasPrint(span)) continue;
    const row = rows.find((one) => isNext(one.at(-1)!, span, hasPrint) && !beginsAnother(one.at(-1)!, span));
    if (row === undefined) rows.push([span]);
    else row.push(span);
  }
  const touchingRow = (row: readonly Span[]) =>
    row.reduce<number[]>((runs, span, at) => {
      if (at > 0 && span[0] - row[at - 1]![2] <= reach(span)) runs[runs.length - 1]!++;
      else runs.push(1);
      return runs;
    }, []);
  const isLong = (row: readonly Span[]) =>
    Math.max(...touchingRow(row)) >= enough || (row.length > enough && row.length > 1.5 * touchingRow(row).length);
  const widths = rows.filter(isLong).map((row) => widthOf(row[0]!));
  return rows
    .filter((row) => {
      const longest = Math.max(...touchingRow(row));
      const isUsual = widths.some((width) => Math.abs(width - widthOf(row[0]!)) < 1);
      return isLong(row) || (longest >= 2 && isUsual) || (row.length >= 2 && isUsual);
    })
    .map(toComb);
}

/** The room over a short line is as high as a hand writes. */
function lowerDash(cell: Cell): Cell {
  const [x0, y0, x1, y1] = cell.span;
  return cell.left || cell.right || x1 - x0 > dash
    ? cell
    : { ...cell, span: [x0, Math.max(y0, y1 - handHeight), x1, y1] };
}

/** Halves a cell twice as wide as its neighbour, where a tooth is missing: it takes two letters. */
function halve(small: readonly Cell[], cells: readonly Cell[]): Pick<Cell, 'span'>[] {
  const isDouble = ({ span, left, right }: Cell) =>
    left &&
    right &&
    cells.some(
      ({ span: other }) =>
        Math.abs(other[3] - span[3]) < 1 &&
        Math.abs(2 * widthOf(other) - widthOf(span)) < 1.5 &&
        (Math.abs(other[2] - span[0]) < 1 || Math.abs(other[0] - span[2]) < 1),
    );
  const doubles = cells
    .filter(({ span }) => widthOf(span) <= 2 * side.max && heightOf(span) <= highest)
    .filter(isDouble);
  const halves = doubles.flatMap(({ span: [x0, y0, x1, y1] }): Pick<Cell, 'span'>[] => [
    { span: [x0, y0, (x0 + x1) / 2, y1] },
    { span: [(x0 + x1) / 2, y0, x1, y1] },
  ]);
  return [...small.filter((cell) => !doubles.includes(cell)), ...halves];
}

export const toComb = (cells: readonly Span[]): Comb => ({
  cells,
  span: [cells[0]![0], top(cells), cells.at(-1)![2], cells[0]![3]],
});

const reach = (span: Span) => Math.max(touching, 0.35 * widthOf(span));

const top = (row: readonly Span[]) => Math.min(...row.map((span) => span[1]));

function isNext(last: Span, span: Span, hasPrint: (gap: Span) => boolean): boolean {
  const width = widthOf(last);
  return (
    Math.abs(last[3] - span[3]) < 1.5 &&
    Math.abs(widthOf(span) - width) < Math.max(1.5, 0.14 * width) &&
    Math.abs(last[1] - span[1]) < 4 &&
    span[0] - last[2] > -touching &&
    span[0] - last[2] < groupGap * width &&
    (span[0] - last[2] < 1.2 * width || hasPrint([last[2], last[1], span[0], last[3]]))
  );
}
