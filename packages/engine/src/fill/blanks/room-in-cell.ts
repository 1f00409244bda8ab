// Finds the room for writing in a cell: all of it, under the words in it, or beside them.
import type { Span } from '#read/drawing.ts';
import { heightOf, sharedArea, widthOf } from './blank.ts';
import { joinToLines } from './join-lines.ts';

/** Points. */
const min = { width: 22, height: 7.2 };
/** Width of short print behind an amount: "00", "%". */
const shortTail = 18;
const maxLines = 8;
/** Points. */
const sidebar = { height: 45, width: 100 };
/** A cell so high is written into near its foot. */
const handHeight = 15;
const oneLine = { min: 18, max: 36, share: 0.75 };
/** One amount or date stands at the foot of a high cell that is no wider; longer texts take all of a wider one. */
const column = { lowest: 40, widest: 130 };
const isColumn = (cell: Span) => heightOf(cell) > column.lowest && widthOf(cell) < column.widest;

export interface CellTraits {
  /** One of its sides is no rule. */
  readonly isSoft: boolean;
  /** The words of its row are at the foot. */
  readonly isLow: boolean;
}

export function roomIn(cell: Span, print: readonly Span[], { isSoft, isLow }: CellTraits): Span[] {
  const lines = joinToLines(print, 5).toSorted((a, b) => a[1] - b[1]);
  if (lines.length === 0)
    return [
      (isLow && heightOf(cell) > oneLine.min) || isColumn(cell)
        ? [cell[0], cell[3] - handHeight, cell[2], cell[3]]
        : lower(cell),
    ];
  if (isBare(print)) return besideMark(cell, lines);
  if (lines.length > maxLines) return [];
  const foot = Math.max(...lines.map((line) => line[3]));
  const head = Math.min(...lines.map((line) => line[1]));
  const under: Span = [cell[0], foot, cell[2], cell[3]];
  const isOnTop = head - cell[1] < 0.5 * heightOf(cell);
  if (isCentred(cell, lines)) return [];
  // Print beside a part of a form names the part.
  if (isSoft && heightOf(cell) > sidebar.height && widthOf(cell) < sidebar.width) return [];
  if (isOnTop && heightOf(under) >= Math.max(min.height, 0.3 * heightOf(cell))) return splitUnder(under, lines);
  if (isSoft) return [];
  const rows = rowsOf(lines);
  const last = rows.at(-1)!;
  // Beside words on one row: after them, or between them and what is printed behind an amount.
  if (rows.length > 1 && heightOf(cell) > 2.4 * 12) return [];
  const spaces: Span[] = [];
  let from = cell[0];
  for (const [index, line] of last.entries()) {
    const isAfterWords = index > 0;
    const isTail = widthOf(line) <= shortTail && index === last.length - 1;
    if (line[0] - from >= min.width && (isAfterWords || isTail)) spaces.push([from, cell[1], line[0], cell[3]]);
    from = Math.max(from, line[2]);
  }
  if (cell[2] - from >= min.width) spaces.push([from, cell[1], cell[2], cell[3]]);
  return spaces.map(lower);
}

/** A sign of money or share is no caption. */
const mark = 14;
export const isBare = (print: readonly Span[]) =>
  print.length <= 2 && joinToLines(print, 2).every((line) => widthOf(line) < mark);

function besideMark(cell: Span, [line, other]: readonly Span[]): Span[] {
  if (other !== undefined) {
    // In brackets.
    const [from, to] = [Math.min(line![2], other[2]), Math.max(line![0], other[0])];
    return to - from >= min.width ? [lower([from, cell[1], to, cell[3]])] : [];
  }
  const middle = (line![0] + line![2]) / 2;
  const isLeft = middle - cell[0] < 0.4 * widthOf(cell);
  const isRight = cell[2] - middle < 0.4 * widthOf(cell);
  const space: Span = isLeft ? [line![2], cell[1], cell[2], cell[3]] : [cell[0], cell[1], line![0], cell[3]];
  return (isLeft || isRight) && widthOf(space) >= min.width && heightOf(space) >= min.height ? [lower(space)] : [];
}

/** Points: words that begin nearer to the side of their cell than they end at the other are not set to its middle. */
const indent = 6;

function isCentred(cell: Span, lines: readonly Span[]): boolean {
  const left = Math.min(...lines.map((line) => line[0])) - cell[0];
  const right = cell[2] - Math.max(...lines.map((line) => line[2]));
  const isIndented = left < indent && right - left > indent;
  return Math.abs(left - right) < 0.25 * widthOf(cell) && left > 0.08 * widthOf(cell) && !isIndented;
}

/** One space under several captions is one for each of them. */
function splitUnder(under: Span, lines: readonly Span[]): Span[] {
  const captions = lines
    .filter((line) => line[3] > under[1] - 12)
    .toSorted((a, b) => a[0] - b[0])
    .filter((line, index, all) => index === 0 || line[0] - all[index - 1]![2] > 14);
  return captions.map((caption, index): Span => {
    const from = index === 0 ? under[0] : caption[0] - 1;
    const to = captions[index + 1] === undefined ? under[2] : captions[index + 1]![0] - 2;
    return lower([from, under[1], to, under[3]]);
  });
}

function rowsOf(lines: readonly Span[]): Span[][] {
  const rows: Span[][] = [];
  for (const line of lines) {
    const row = rows.at(-1);
    if (row !== undefined && line[1] < row[0]![3] - 0.4 * heightOf(line)) row.push(line);
    else rows.push([line]);
  }
  return rows.map((row) => row.toSorted((a, b) => a[0] - b[0]));
}

function lower(span: Span): Span {
  const height = heightOf(span);
  if (height <= oneLine.min || height >= oneLine.max) return span;
  return [span[0], span[3] - Math.max(oneLine.min, oneLine.share * height), span[2], span[3]];
}

export const printIn = (cell: Span, print: readonly Span[]) =>
  print.filter(
    (one) =>
      one[1] < cell[3] && one[3] > cell[1] && sharedArea(one, cell) > 0.4 * (one[2] - one[0]) * (one[3] - one[1]),
  );
