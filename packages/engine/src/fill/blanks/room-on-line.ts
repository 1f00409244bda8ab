// Finds the room for writing on a line that no cell closes; lines that part sections, underline words or head a box are
// none.
import type { PageDrawing, Rule, Span } from '#read/drawing.ts';
import { heightOf, widthOf } from './blank.ts';
import type { Cell } from './find-cells.ts';
import { joinToLines } from './join-lines.ts';

interface Around {
  readonly cells: readonly Cell[];
  readonly print: readonly Span[];
  readonly drawing: PageDrawing;
  readonly level: readonly Rule[];
  readonly upright: readonly Rule[];
}

/** Points: as high as a hand writes over a line. */
const lineHeight = 17;
const lowest = 7.2;
const shortest = 9;
/** Of the page: a rule so wide parts sections, unless others like it follow. */
const wide = 0.8;
const pitch = { min: 12, max: 36 };

export function roomOn(cell: Cell, around: Around): Span[] {
  const { span, left, right } = cell;
  const [x0, top, x1, bottom] = span;
  const { cells, print, drawing } = around;
  const isOpen = !left && !right;
  if (!(left && right) && (isHeadOfCells(span, cells) || isHeadOfFrame(span, around) || isStub(span, cells))) return [];
  if (!isOpen && isLabelOfRow(cell, around)) return [];
  if (isOpen && x1 - x0 > wide * drawing.width && !isOneOfMany(span, around)) return [];
  const full: Span = [x0, Math.max(top, bottom - lineHeight), x1, bottom];
  const above = print
    .filter((one) => one[0] < x1 - 1 && one[2] > x0 + 1 && one[3] <= bottom - lowest && one[3] > full[1])
    .map((one) => one[3]);
  const band: Span = [x0, Math.max(full[1], ...above), x1, bottom];
  // Between upright rules, words right over the foot are what the box says.
  if (left && right && above.length > 0.1 * (x1 - x0)) return [];
  if (heightOf(band) < lowest) return [];
  const row = print.filter(
    (one) => (one[1] + one[3]) / 2 < bottom - 1 && one[3] > bottom - lowest && one[1] > full[1] - 4,
  );
  const on = joinToLines(row, 5)
    .filter((one) => one[0] < x1 - 1 && one[2] > x0 + 1)
    .toSorted((a, b) => a[0] - b[0]);
  if (on.length === 0) return widthOf(band) >= shortest ? splitByFeet(band, around) : [];
  // "$" and ".00" stand on the line that they are written between.
  const isFirst = (line: Span) => line[0] - x0 < x1 - line[2];
  const marks = on.filter((line) => isMark(line, x0, x1));
  const words = on.filter((line) => !marks.includes(line));
  const inked = words.reduce((sum, line) => sum + Math.min(line[2], x1) - Math.max(line[0], x0), 0);
  // Words on the rule itself are what it underlines or closes.
  const isUnderlining = words.some((line) => line[0] > x0 - 2 && line[2] < x1 + 2) || inked > 0.3 * (x1 - x0);
  if (isUnderlining) return [];
  // A caption that runs a little into its line, or the words that follow it.
  const from = Math.max(
    x0,
    ...on.filter((line) => line[0] <= x0 - 2 || (marks.includes(line) && isFirst(line))).map((line) => line[2]),
  );
  const to = Math.min(
    x1,
    ...on.filter((line) => line[2] >= x1 + 2 || (marks.includes(line) && !isFirst(line))).map((line) => line[0]),
  );
  return to - from >= shortest ? [[from, band[1], to, bottom]] : [];
}

/** Points. */
const mark = { widest: 16, aside: 6, room: 40 };

/** One sign at one of the ends of a line that is much longer. */
function isMark(line: Span, x0: number, x1: number): boolean {
  if (widthOf(line) > mark.widest || x1 - x0 - widthOf(line) < mark.room) return false;
  return (
    (Math.abs(line[0] - x0) < mark.aside && line[0] > x0 - 2) ||
    (Math.abs(x1 - line[2]) < mark.aside && line[2] < x1 + 2)
  );
}

/** Splits a line by the pieces of text under it: "(City) (State)" makes two. */
function splitByFeet(band: Span, { print, level }: Around): Span[] {
  const [x0, , x1, y] = band;
  const under = print.filter((one) => one[1] > y - 2 && one[1] < y + 8 && one[0] > x0 - 3 && one[2] < x1 + 20);
  const feet = joinToLines(under, 8).toSorted((a, b) => a[0] - b[0]);
  const isApart = feet.every((foot, at) => at === 0 || foot[0] - feet[at - 1]![2] > 10);
  const foot = Math.max(...feet.map((one) => one[3]));
  // Words that stand on another line further down are that line's.
  const isOfNext = level.some(({ at, from, to }) => at > foot - 3 && at < foot + 20 && to > x0 && from < x1);
  if (isOfNext) return [band];
  if (feet.length < 2 || feet.length > 6 || !isApart) return [band];
  return feet.map((foot, at): Span => {
    const from = at === 0 ? x0 : foot[0] - 2;
    const to = feet[at + 1] === undefined ? x1 : feet[at + 1]![0] - 4;
    return [from, band[1], to, y];
  });
}

/** The rule is the upper side of cells. */
function isHeadOfCells([x0, , x1, y]: Span, cells: readonly Cell[]): boolean {
  const covered = cells
    .filter(({ span, left, right, top, isSoft }) => left && right && top && !isSoft && Math.abs(span[1] - y) < 2)
    .reduce((sum, { span }) => sum + Math.max(0, Math.min(span[2], x1) - Math.max(span[0], x0)), 0);
  return covered > 0.5 * (x1 - x0);
}

/** Left of a table without a border on that side: its rules go on behind the one that parts the labels from the cells. */
function isLabelOfRow({ span: [x0, top, x1, y], left, right }: Cell, { level, print }: Around): boolean {
  if (left || !right) return false;
  const goesOn = level.some(({ at, from, to }) => Math.abs(at - y) < 1.5 && from <= x0 + 2 && to > x1 + 40);
  return (
    goesOn && print.some((one) => one[0] >= x0 - 2 && one[2] <= x1 + 2 && one[1] >= top - 2 && one[3] < y - lowest)
  );
}

/** Sides hang from both of its ends. */
function isHeadOfFrame([x0, , x1, y]: Span, { upright }: Around): boolean {
  const hangs = (x: number) =>
    upright.some(({ at, from, to }) => Math.abs(at - x) < 4 && Math.abs(from - y) < 4 && to > y + lineHeight);
  return hangs(x0) && hangs(x1);
}

/** A line that sticks out of a table. */
function isStub([x0, , x1, y]: Span, cells: readonly Cell[]): boolean {
  return (
    x1 - x0 < 40 &&
    cells.some(
      ({ span, left, right, top }) =>
        left && right && top && Math.abs(span[3] - y) < 1 && (Math.abs(span[2] - x0) < 3 || Math.abs(span[0] - x1) < 3),
    )
  );
}

/** Lines to write on follow each other at one distance. */
function isOneOfMany([x0, , x1, y]: Span, { level, print }: Around): boolean {
  return level.some((rule) => {
    const distance = Math.abs(rule.at - y);
    if (distance < pitch.min || distance > pitch.max || Math.abs(rule.to - x1) > 3 || rule.from > x0 + 40 * 6)
      return false;
    const [upper, lower] = [Math.min(rule.at, y), Math.max(rule.at, y)];
    return !print.some((one) => one[1] > upper - 2 && one[3] < lower + 3 && one[0] > x0 && one[2] < x1);
  });
}
