// Boxes to tick: drawn squares and circles that stand alone, letters that look like them, and empty cells under "Yes" and "No".
import type { PageDrawing, Span } from '#read/drawing.ts';
import { areaOf, dropDoubles, heightOf, type Ink, isEmptyBox, sharedArea, widthOf } from './blank.ts';
import { answerCell, findAnswerCells } from './find-answer-cells.ts';
import type { Cell } from './find-cells.ts';

/** Points. */
const side = { min: 4.5, max: 17 };

export function findTicks(
  cells: readonly Cell[],
  inks: readonly Ink[],
  { rounds }: PageDrawing,
  isEmpty: (span: Span) => boolean,
): Span[] {
  return dropDoubles([
    ...inks.filter(isEmptyBox).map(({ span }) => squareIn(span)),
    ...rounds.filter(isEmpty),
    ...cells.filter((cell) => isTick(cell, cells) && isEmpty(cell.span)).map(({ span }) => span),
    ...findAnswerCells(cells, inks).map((span) => squareIn(inset(span))),
  ]);
}

/** Points: a box is measured by the middle of its strokes, and whoever makes a field of it lays that around them. */
const rim = 0.6;
export const withRim = ([x0, y0, x1, y1]: Span): Span => [x0 - rim, y0 - rim, x1 + rim, y1 + rim];

/** A small square that stands alone; those in a row take a letter each. */
function isTick({ span, left, right, top }: Cell, cells: readonly Cell[]): boolean {
  const [width, height] = [widthOf(span), heightOf(span)];
  if (!left || !right || !top || width < side.min || width > side.max || height < side.min) return false;
  if (height > side.max || Math.abs(width - height) > 0.3 * Math.max(width, height)) return false;
  const isNext = (other: Span) =>
    Math.abs(other[1] - span[1]) < 1 && Math.abs(other[3] - span[3]) < 1 && Math.abs(widthOf(other) - width) < 2;
  return !cells.some(
    (other) =>
      other.span !== span &&
      isNext(other.span) &&
      (Math.abs(other.span[0] - span[2]) < 1.5 || Math.abs(other.span[2] - span[0]) < 1.5),
  );
}

export const isTickOf = (span: Span, ticks: readonly Span[]) =>
  ticks.some((tick) => sharedArea(tick, span) > 0.8 * areaOf(span));

/** A cell under "Yes" or "No" is ticked, though no box is drawn in it. */
export const isAnswerOf = (span: Span, ticks: readonly Span[]) =>
  widthOf(span) <= answerCell.widest && ticks.some((tick) => sharedArea(tick, span) > 0.98 * areaOf(tick));

/** Points: what is left of a cell beside the box to tick that stands in it. */
const restOfCell = 40;

export function isBesideTick(span: Span, ticks: readonly Span[]): boolean {
  if (widthOf(span) > restOfCell) return false;
  return ticks.some(
    (tick) =>
      (Math.abs(tick[2] - span[0]) < 1.5 || Math.abs(tick[0] - span[2]) < 1.5) &&
      tick[1] > span[1] - 3 &&
      tick[3] < span[3] + 3,
  );
}

const squareIn = ([x0, y0, x1, y1]: Span): Span => {
  const length = Math.min(x1 - x0, y1 - y0);
  const [x, y] = [(x0 + x1) / 2, (y0 + y1) / 2];
  return [x - length / 2, y - length / 2, x + length / 2, y + length / 2];
};

/** Points: of a cell that is ticked, what stays free around the mark and its rim. */
const free = 2.5 + rim;
const inset = ([x0, y0, x1, y1]: Span): Span => [x0 + free, y0 + free, x1 - free, y1 - free];
