// The order in which a person reads the lines of a page: blocks from top to bottom, columns of prose one after the other, tables row by row.
import { findGutters, type Gutter, type Placed } from './find-gutters.ts';

/** In ems: paragraphs stand nearer to each other. */
const bandGap = 1.8;
/** Columns are worth reading one after the other from so many lines on. */
const minColumnLines = 3;
/** When more of the lines stand beside a partner on the same base line, and are short, it is a table and is read across. */
const maxSharedRows = 0.45;
const maxCellWords = 4;
/** In ems of the smaller: the cells of a table share their base line; what only stands beside each other does so roughly. */
const sameBase = 0.2;
const sameRow = 0.5;

export function orderLines<T extends Placed>(lines: readonly T[]): T[] {
  return splitBands(lines).flatMap(orderBand);
}

/** Wide white from edge to edge parts what belongs together above it from what does below. */
function splitBands<T extends Placed>(lines: readonly T[]): T[][] {
  const gap = bandGap * median(lines.map((line) => line.em));
  const bands: T[][] = [];
  let reach = Number.NEGATIVE_INFINITY;
  for (const line of lines.toSorted((a, b) => a.v0 - b.v0)) {
    if (line.v0 - reach > gap) bands.push([line]);
    else bands.at(-1)!.push(line);
    reach = Math.max(reach, line.v1);
  }
  return bands;
}

function orderBand<T extends Placed>(lines: readonly T[]): T[] {
  const columns = lines.length < 2 * minColumnLines ? undefined : findColumns(lines);
  if (!columns) return sortByRows(lines);
  const isInside = (line: T) => middle(line) >= columns.from && middle(line) <= columns.to;
  const above = lines.filter((line) => middle(line) < columns.from);
  const below = lines.filter((line) => middle(line) > columns.to);
  const left = lines.filter((line) => isInside(line) && line.u1 <= columns.right);
  const right = lines.filter((line) => isInside(line) && line.u1 > columns.right);
  return [above, left, right, below].flatMap(orderBand);
}

/** The stretch of the page with the most lines in two columns of prose: from and to across the writing, right edge of the gutter along it. */
function findColumns(lines: readonly Placed[]): { from: number; to: number; right: number } | undefined {
  let best: { from: number; to: number; right: number } | undefined;
  let maxLines = 0;
  for (const gutter of findGutters(lines)) {
    const sides = trimToBoth(gutter);
    const count = Math.min(sides.left.length, sides.right.length);
    if (count > maxLines && count >= minColumnLines && areColumns(sides.left, sides.right)) {
      best = { from: sides.from, to: sides.to, right: gutter.to };
      maxLines = count;
    }
  }
  return best;
}

/** Only where both sides have writing are there two columns; what stands above or below is not part of them. */
function trimToBoth({ left, right }: Gutter): { left: Placed[]; right: Placed[]; from: number; to: number } {
  const from = Math.max(Math.min(...left.map(({ v0 }) => v0)), Math.min(...right.map(({ v0 }) => v0)));
  const to = Math.min(Math.max(...left.map(({ v1 }) => v1)), Math.max(...right.map(({ v1 }) => v1)));
  const isWithin = (line: Placed) => middle(line) >= from && middle(line) <= to;
  return { left: left.filter(isWithin), right: right.filter(isWithin), from, to };
}

function areColumns(left: readonly Placed[], right: readonly Placed[]): boolean {
  const isShared = (line: Placed, others: readonly Placed[]) =>
    others.some((other) => Math.abs(other.base - line.base) < sameBase * Math.min(line.em, other.em));
  const [few, many] = left.length <= right.length ? [left, right] : [right, left];
  const shared = few.filter((line) => isShared(line, many)).length;
  const isProse = Math.min(medianWords(left), medianWords(right)) > maxCellWords;
  return isProse || shared <= maxSharedRows * few.length;
}

/** Rows from top to bottom; within a row from left to right. */
function sortByRows<T extends Placed>(lines: readonly T[]): T[] {
  const rows: T[][] = [];
  for (const line of lines.toSorted((a, b) => a.base - b.base)) {
    const row = rows.at(-1);
    const head = row?.[0];
    if (row && head && line.base - head.base < sameRow * Math.min(line.em, head.em)) row.push(line);
    else rows.push([line]);
  }
  return rows.flatMap((row) => row.toSorted((a, b) => a.u0 - b.u0));
}

function middle(line: Placed): number {
  return (line.v0 + line.v1) / 2;
}

function medianWords(lines: readonly Placed[]): number {
  return median(lines.map((line) => line.words.length));
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
