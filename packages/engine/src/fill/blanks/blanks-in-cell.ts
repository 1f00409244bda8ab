// The places in a closed cell: none where it is the head of a column or the label of a row, whose places follow it.
import type { PageDrawing, Span } from '#read/drawing.ts';
import { heightOf, type Ink, widthOf } from './blank.ts';
import type { Cell } from './find-cells.ts';
import { isBare, printIn, roomIn } from './room-in-cell.ts';

/** Points. */
const lowest = 7.2;
const narrowest = 10;
/** Of the page: what is larger is its frame. */
const largest = { width: 0.97, height: 0.6 };

export interface AroundCell {
  readonly closed: readonly Cell[];
  readonly obstacles: readonly Span[];
  /** Rows of dots that lead to a number or a place. */
  readonly leaders: readonly Span[];
  readonly drawing: PageDrawing;
}

export function blanksIn(cell: Cell, { closed, obstacles, leaders, drawing }: AroundCell): Span[] {
  const { span } = cell;
  if (heightOf(span) < lowest || widthOf(span) < narrowest) return [];
  if (widthOf(span) > largest.width * drawing.width || heightOf(span) > largest.height * drawing.height) return [];
  const inside = printIn(span, obstacles);
  if (inside.length > 0 && !isBare(inside) && (isHead(span, closed, obstacles) || isRowLabel(span, closed, obstacles)))
    return [];
  if (isAmongHeads(span, closed, obstacles)) return [];
  return roomIn(span, inside, { isSoft: cell.isSoft === true, isLow: isRowLow(span, closed, obstacles, leaders) });
}

export function findLeaders(inks: readonly Ink[]): Span[] {
  const dots = inks.filter(({ text }) => text === '.').map(({ span }) => span);
  return dots.filter((dot) =>
    dots.some((next) => Math.abs(next[3] - dot[3]) < 0.5 && next[0] - dot[2] > 2 && next[0] - dot[2] < 16),
  );
}

/** The head of a column: under it begins an empty cell of the same width. */
function isHead(span: Span, closed: readonly Cell[], print: readonly Span[]): boolean {
  return closed.some(
    ({ span: below }) =>
      Math.abs(below[1] - span[3]) < 3 &&
      Math.abs(below[0] - span[0]) < 3 &&
      Math.abs(below[2] - span[2]) < 3 &&
      heightOf(below) < 45 &&
      isBare(printIn(below, print)),
  );
}

/** The corner over the labels of the rows: heads of columns stand beside it. */
function isAmongHeads(span: Span, closed: readonly Cell[], print: readonly Span[]): boolean {
  return closed.some(({ span: beside }) => {
    const isNext =
      Math.abs(beside[1] - span[1]) < 3 && Math.abs(beside[3] - span[3]) < 3 && Math.abs(beside[0] - span[2]) < 3;
    if (!isNext) return false;
    const inside = printIn(beside, print);
    return inside.length > 0 && !isBare(inside) && isHead(beside, closed, print);
  });
}

/** Label of a row, or of several: right of it begins an empty cell that ends no lower. */
function isRowLabel(span: Span, closed: readonly Cell[], print: readonly Span[]): boolean {
  return closed.some(
    ({ span: next }) =>
      Math.abs(next[0] - span[2]) < 3 &&
      Math.abs(next[1] - span[1]) < 3 &&
      next[3] < span[3] + 3 &&
      widthOf(next) > 30 &&
      isBare(printIn(next, print)),
  );
}

/** The numbers of the row stand at its foot. */
function isRowLow(span: Span, closed: readonly Cell[], print: readonly Span[], leaders: readonly Span[]): boolean {
  const foot = (one: Span) => (one[1] + one[3]) / 2 > span[3] - 14;
  if (leaders.some((one) => one[2] < span[0] && span[0] - one[2] < 420 && one[3] < span[3] && foot(one))) return true;
  const said = closed
    .filter(
      ({ span: other }) => Math.abs(other[3] - span[3]) < 1.5 && Math.abs(other[1] - span[1]) < 6 && other !== span,
    )
    .flatMap(({ span: other }) => (widthOf(other) < 40 ? printIn(other, print) : []));
  return said.length > 0 && said.every(foot);
}
