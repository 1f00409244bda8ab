// The blanks of a page: boxes to tick, combs, cells with room in them, and lines to write on.
import type { PageDrawing, Rule, Span } from '#read/drawing.ts';
import { areaOf, type Blank, heightOf, type Ink, isWithin, sharedArea, widthOf } from './blank.ts';
import { answerCell, findAnswerCells } from './find-answer-cells.ts';
import { findCaptionedBelow } from './find-captioned-below.ts';
import { type Cell, findCells } from './find-cells.ts';
import { findCombs } from './find-combs.ts';
import { joinToLines } from './join-lines.ts';
import { joinRules } from './join-rules.ts';
import { isBare, printIn, roomIn } from './room-in-cell.ts';
import { roomOn } from './room-on-line.ts';

/** Points. */
const tickSide = { min: 4.5, max: 17 };
const lowestCell = 7.2;
const narrowestCell = 10;
/** A page of more is a drawing. */
const maxCells = 5000;
const emptyBox = /^[☐□▢◻❏❑○◯❍]$/u;
/** Of 255: what is darker is not for writing. */
const shaded = 222;

export function findBlanks(drawing: PageDrawing, inks: readonly Ink[]): Blank[] {
  const print = inks.filter(({ text }) => !/^_+$/.test(text) && !emptyBox.test(text)).map(({ span }) => span);
  const level = joinRules([...drawing.level, ...underscores(inks)], 4);
  const upright = joinRules(drawing.upright, 2.4);
  const all = findCells(level, upright).slice(0, maxCells);
  const isEmpty = (span: Span) => !hasInk(span, print);
  const combs = findCombs(all, print);
  const inComb = (span: Span) => combs.some((comb) => sharedArea(comb.span, span) > 0.6 * areaOf(span));
  const cells = all.filter(({ span }) => !inComb(span));
  const ticks = dropDoubles([
    ...inks.filter(({ text }) => emptyBox.test(text)).map(({ span }) => squareIn(span)),
    ...drawing.rounds.filter(isEmpty),
    ...cells.filter((cell) => isTick(cell, cells) && isEmpty(cell.span)).map(({ span }) => span),
    ...findAnswerCells(cells, inks).map((span) => squareIn(inset(span))),
  ]);
  const obstacles = [...print, ...ticks, ...combs.map(({ span }) => span)];
  const leaders = findLeaders(inks);
  const closed = cells.filter(
    (cell) => cell.left && cell.right && cell.top && !isTickOf(cell.span, ticks) && !isAnswerOf(cell.span, ticks),
  );
  const open = cells.filter((cell) => !(cell.left && cell.right && cell.top));
  const lines = open.flatMap((cell) => roomOn(cell, { cells: all, print: obstacles, drawing, level }));
  const cellOf = new Map<Span, Span>();
  const inCells = closed.flatMap((cell) => {
    if (isBesideTick(cell.span, ticks, print)) return [];
    const rooms = blanksIn(cell, { closed, obstacles, leaders, drawing });
    if (hasInk(cell.span, print)) for (const room of rooms) cellOf.set(room, cell.span);
    return rooms;
  });
  const captions = inks.filter(({ isSideways }) => !isSideways).map(({ span }) => span);
  const captionedBelow = findCaptionedBelow(lines, [...inCells, ...lines], level, withoutAnswers(captions, ticks));
  const texts = [...inCells, ...lines].filter((span) => widthOf(span) >= 6 && !isShaded(span, drawing));
  return [
    ...ticks.map((span): Blank => ({ kind: 'tick', span })),
    ...combs.map((comb): Blank => ({ kind: 'comb', span: comb.span, cells: comb.cells })),
    ...joinNumbers(dropDoubles(texts)).map(
      (span): Blank => ({
        kind: 'text',
        span,
        isMultiline: heightOf(span) > 32,
        ...(cellOf.has(span) ? { cell: cellOf.get(span)! } : {}),
        ...(captionedBelow.has(span) ? { isCaptionedBelow: true } : {}),
      }),
    ),
  ];
}

/** Points. */
const toAnswer = 14;

/** The words behind a box to tick say what it is, not what the line over them is. */
function withoutAnswers(letters: readonly Span[], ticks: readonly Span[]): Span[] {
  if (ticks.length === 0) return [...letters];
  const answers = joinToLines(letters, 5).filter((line) =>
    ticks.some(
      (tick) => line[0] > tick[2] - 2 && line[0] - tick[2] < toAnswer && line[1] < tick[3] && line[3] > tick[1],
    ),
  );
  return letters.filter((letter) => !answers.some((line) => sharedArea(line, letter) > 0.9 * areaOf(letter)));
}

const squareIn = ([x0, y0, x1, y1]: Span): Span => {
  const side = Math.min(x1 - x0, y1 - y0);
  const [x, y] = [(x0 + x1) / 2, (y0 + y1) / 2];
  return [x - side / 2, y - side / 2, x + side / 2, y + side / 2];
};

function hasInk(span: Span, print: readonly Span[]): boolean {
  return print.some((one) => isWithin((one[0] + one[2]) / 2, (one[1] + one[3]) / 2, span));
}

/** A small square that stands alone; those in a row take a letter each. */
function isTick({ span, left, right, top }: Cell, cells: readonly Cell[]): boolean {
  const [width, height] = [widthOf(span), heightOf(span)];
  if (!left || !right || !top || width < tickSide.min || width > tickSide.max || height < tickSide.min) return false;
  if (height > tickSide.max || Math.abs(width - height) > 0.3 * Math.max(width, height)) return false;
  const isNext = (other: Span) =>
    Math.abs(other[1] - span[1]) < 1 && Math.abs(other[3] - span[3]) < 1 && Math.abs(widthOf(other) - width) < 2;
  return !cells.some(
    (other) =>
      other.span !== span &&
      isNext(other.span) &&
      (Math.abs(other.span[0] - span[2]) < 1.5 || Math.abs(other.span[2] - span[0]) < 1.5),
  );
}

const isTickOf = (span: Span, ticks: readonly Span[]) =>
  ticks.some((tick) => sharedArea(tick, span) > 0.8 * areaOf(span));

/** Points: what is left of a cell beside the box to tick that stands in it. */
const besideTick = 40;

function isBesideTick(span: Span, ticks: readonly Span[], print: readonly Span[]): boolean {
  if (widthOf(span) > besideTick || hasInk(span, print)) return false;
  return ticks.some(
    (tick) =>
      (Math.abs(tick[2] - span[0]) < 1.5 || Math.abs(tick[0] - span[2]) < 1.5) &&
      tick[1] > span[1] - 3 &&
      tick[3] < span[3] + 3,
  );
}

/** A cell under "Yes" or "No" is ticked, though no box is drawn in it. */
const isAnswerOf = (span: Span, ticks: readonly Span[]) =>
  widthOf(span) <= answerCell.widest && ticks.some((tick) => sharedArea(tick, span) > 0.98 * areaOf(tick));

const inset = ([x0, y0, x1, y1]: Span): Span => [x0 + 2.5, y0 + 2.5, x1 - 2.5, y1 - 2.5];

interface Around {
  readonly closed: readonly Cell[];
  readonly obstacles: readonly Span[];
  /** Rows of dots that lead to a number or a place. */
  readonly leaders: readonly Span[];
  readonly drawing: PageDrawing;
}

function findLeaders(inks: readonly Ink[]): Span[] {
  const dots = inks.filter(({ text }) => text === '.').map(({ span }) => span);
  return dots.filter((dot) =>
    dots.some((next) => Math.abs(next[3] - dot[3]) < 0.5 && next[0] - dot[2] > 2 && next[0] - dot[2] < 16),
  );
}

function blanksIn(cell: Cell, { closed, obstacles, leaders, drawing: { width, height } }: Around): Span[] {
  const { span } = cell;
  if (heightOf(span) < lowestCell || widthOf(span) < narrowestCell) return [];
  if (widthOf(span) > 0.97 * width || heightOf(span) > 0.6 * height) return [];
  const inside = printIn(span, obstacles);
  if (inside.length > 0 && !isBare(inside) && (isHead(span, closed, obstacles) || isRowLabel(span, closed, obstacles)))
    return [];
  return roomIn(span, inside, { isSoft: cell.isSoft === true, isLow: isRowLow(span, closed, obstacles, leaders) });
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

/** What a row is about: right of it begins an empty cell of the same height. */
function isRowLabel(span: Span, closed: readonly Cell[], print: readonly Span[]): boolean {
  return closed.some(
    ({ span: next }) =>
      Math.abs(next[0] - span[2]) < 3 &&
      Math.abs(next[1] - span[1]) < 3 &&
      Math.abs(next[3] - span[3]) < 3 &&
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

/** The three groups of a social security number are one place, whatever stands between them. */
function joinNumbers(spans: readonly Span[]): Span[] {
  const row = spans.toSorted((a, b) => a[3] - b[3] || a[0] - b[0]);
  const joined: Span[] = [];
  for (let index = 0; index < row.length; index++) {
    const [a, b, c] = [row[index]!, row[index + 1], row[index + 2]];
    if (b !== undefined && c !== undefined && isThreeTwoFour(a, b, c)) {
      joined.push([a[0], Math.min(a[1], b[1], c[1]), c[2], a[3]]);
      index += 2;
    } else joined.push(a);
  }
  return joined;
}

function isThreeTwoFour(a: Span, b: Span, c: Span): boolean {
  const [three, two, four] = [widthOf(a), widthOf(b), widthOf(c)];
  const isRow = Math.abs(a[3] - c[3]) < 1.5 && Math.abs(a[3] - b[3]) < 1.5;
  const isTouching = Math.abs(b[0] - a[2]) < 3 && Math.abs(c[0] - b[2]) < 3;
  return (
    isRow &&
    isTouching &&
    four < 100 &&
    two < 0.9 * three &&
    three < 0.95 * four &&
    two > 0.4 * three &&
    three > 0.3 * four
  );
}

/** What was not read may stand there all the same. */
const mostInk = 0.03;

function isShaded(span: Span, { shades, toneOf, inkIn }: PageDrawing): boolean {
  if (inkIn !== undefined && inkIn(span) > mostInk) return true;
  if (toneOf !== undefined) return toneOf(span) < shaded;
  const over = shades.findLast((shade) => sharedArea(shade.span, span) > 0.6 * areaOf(span));
  return over !== undefined && over.tone < shaded;
}

function underscores(inks: readonly Ink[]): Rule[] {
  return inks
    .filter(({ text }) => /^_+$/.test(text))
    .map(({ span }) => ({ at: span[3] - 0.15 * heightOf(span), from: span[0], to: span[2] }));
}

function dropDoubles(spans: readonly Span[]): Span[] {
  const kept: Span[] = [];
  for (const span of spans.toSorted((a, b) => areaOf(a) - areaOf(b)))
    if (!kept.some((other) => sharedArea(other, span) > 0.6 * Math.min(areaOf(other), areaOf(span)))) kept.push(span);
  return kept;
}
