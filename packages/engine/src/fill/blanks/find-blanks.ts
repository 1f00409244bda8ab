// The blanks of a page: boxes to tick, combs, frames and cells with room in them, and lines to write on.
import type { PageDrawing, Rule, Span } from '#read/drawing.ts';
import { joinRules } from '#read/join-rules.ts';
import {
  areaOf,
  type Blank,
  dropDoubles,
  heightOf,
  type Ink,
  isEmptyBox,
  isWithin,
  sharedArea,
  widthOf,
} from './blank.ts';
import { blanksIn, findLeaders } from './blanks-in-cell.ts';
import { findCaptionedBelow } from './find-captioned-below.ts';
import { type Cell, findCells } from './find-cells.ts';
import { findCombs } from './find-combs.ts';
import { findDottedLines } from './find-dotted-lines.ts';
import { findFrames } from './find-frames.ts';
import { findNumberGroups } from './find-number-groups.ts';
import { findOfficeCells } from './find-office-cells.ts';
import { findTicks, isAnswerOf, isBesideTick, isTickOf, withRim } from './find-ticks.ts';
import { isShaded, splitByShade } from './is-shaded.ts';
import { joinToLines } from './join-lines.ts';
import { joinNumberGroups } from './join-number-groups.ts';
import { joinRuledLines } from './join-ruled-lines.ts';
import { roomOn } from './room-on-line.ts';
import { withoutPrompts } from './without-prompts.ts';

/** A page of more is a drawing. */
const maxCells = 5000;
/** Of the smaller one. */
const inFrame = 0.3;
/** Points. */
const narrowest = 6;
const severalLines = 32;

export function findBlanks(drawing: PageDrawing, inks: readonly Ink[]): Blank[] {
  const dotted = findDottedLines(inks, drawing.level, drawing.upright);
  const print = inks
    .filter((ink) => !isUnderscore(ink) && !dotted.dots.has(ink) && !isEmptyBox(ink))
    .map(({ span }) => span);
  const isEmpty = (span: Span) => !hasInk(span, print);
  const { frames, ...drawn } = findFrames(drawing.level, drawing.upright, isEmpty);
  const level = joinRules([...drawn.level, ...underscores(inks), ...dotted.rules], 4);
  const upright = joinRules(drawn.upright, 2.4);
  const all = findCells(level, upright).slice(0, maxCells);
  const combs = findCombs(all, withoutPrompts(inks, print)).flatMap((comb) => splitByShade(comb, drawing));
  const inComb = (span: Span) => combs.some((comb) => sharedArea(comb.span, span) > 0.6 * areaOf(span));
  const cells = all.filter(({ span }) => !inComb(span));
  const ticks = findTicks(cells, inks, drawing, isEmpty);
  const obstacles = [...print, ...ticks, ...combs.map(({ span }) => span)];
  const closed = cells.filter((cell) => isClosed(cell) && !isTickOf(cell.span, ticks) && !isAnswerOf(cell.span, ticks));
  const open = cells.filter((cell) => !isClosed(cell));
  const single = open.flatMap((cell) => roomOn(cell, { cells: all, print: obstacles, drawing, level, upright }));
  const rows = [...single, ...closed.map(({ span }) => span).filter(isEmpty)];
  const ruled = new Map(joinRuledLines(rows, obstacles).map((text) => [boundsOf(text), text]));
  const isTaken = (span: Span) =>
    frames.some((frame) => sharedArea(frame, span) > inFrame * Math.min(areaOf(frame), areaOf(span))) ||
    [...ruled.values()].flat().some((line) => sharedArea(line, span) > 0.5 * areaOf(span));
  const cellOf = new Map<Span, Span>();
  const leaders = findLeaders(inks);
  const ofOffice = findOfficeCells(closed, inks);
  const inCells = closed.flatMap((cell) => {
    if (ofOffice.has(cell)) return [];
    const isFilled = !isEmpty(cell.span);
    if (isFilled && isOverComb(cell.span, combs)) return [];
    if (isTaken(cell.span) || (!isFilled && isBesideTick(cell.span, ticks))) return [];
    const rooms = blanksIn(cell, { closed, obstacles, leaders, drawing });
    if (isFilled) for (const room of rooms) cellOf.set(room, cell.span);
    return rooms;
  });
  const lines = single.filter((span) => !isTaken(span));
  const places = [...frames, ...inCells, ...lines, ...ruled.keys()];
  const captions = inks.filter(({ isSideways }) => !isSideways).map(({ span }) => span);
  // A row that has its words over it in one of its cells has them so in all of them.
  const isBesideCaptioned = (line: Span) => inCells.some((room) => cellOf.has(room) && isNextOnRow(room, line));
  const below = findCaptionedBelow(lines, places, level, withoutAnswers(captions, ticks));
  const captionedBelow = new Set([...below].filter((line) => !isBesideCaptioned(line)));
  const texts = dropDoubles(places.filter((span) => widthOf(span) >= narrowest && !isShaded(span, drawing)));
  const groups = findNumberGroups(lines, inks);
  return [
    ...ticks.map((span): Blank => ({ kind: 'tick', span: withRim(span) })),
    ...combs.map((comb): Blank => ({ kind: 'comb', span: comb.span, cells: comb.cells })),
    ...joinNumberGroups(texts).map(
      (span): Blank => ({
        kind: 'text',
        span,
        isMultiline: heightOf(span) > severalLines,
        ...(ruled.has(span) ? { lines: ruled.get(span)! } : {}),
        ...(groups.has(span) ? { maxLength: groups.get(span)! } : {}),
        ...(cellOf.has(span) ? { cell: cellOf.get(span)! } : {}),
        ...(captionedBelow.has(span) ? { isCaptionedBelow: true } : {}),
      }),
    ),
  ];
}

/** Points. */
const headHeight = 18;

/** Words in a low cell right over the cells of a number are its caption. */
const isOverComb = (cell: Span, combs: readonly { readonly span: Span }[]) =>
  heightOf(cell) < headHeight &&
  combs.some(({ span }) => span[0] > cell[0] - 4 && span[2] < cell[2] + 4 && Math.abs(span[1] - cell[3]) < 5);

const isClosed = ({ left, right, top }: Cell) => left && right && top;

const boundsOf = (lines: readonly Span[]): Span => [lines[0]![0], lines[0]![1], lines[0]![2], lines.at(-1)![3]];

const isNextOnRow = (a: Span, b: Span) =>
  Math.abs(a[3] - b[3]) < 2 && (Math.abs(a[0] - b[2]) < 3 || Math.abs(a[2] - b[0]) < 3);

/** Points. */
const toAnswer = 14;

/** The words behind a box to tick say what it is, and a letter before it counts it: neither says what the line over them is. */
function withoutAnswers(letters: readonly Span[], ticks: readonly Span[]): Span[] {
  if (ticks.length === 0) return [...letters];
  const answers = joinToLines(letters, 5).filter((line) =>
    ticks.some((tick) => {
      const isBehind = line[0] > tick[2] - 2 && line[0] - tick[2] < toAnswer;
      const isBefore = line[2] < tick[0] + 2 && tick[0] - line[2] < toAnswer && widthOf(line) < toAnswer;
      return (isBehind || isBefore) && line[1] < tick[3] && line[3] > tick[1];
    }),
  );
  return letters.filter((letter) => !answers.some((line) => sharedArea(line, letter) > 0.9 * areaOf(letter)));
}

function hasInk(span: Span, print: readonly Span[]): boolean {
  return print.some((one) => isWithin((one[0] + one[2]) / 2, (one[1] + one[3]) / 2, span));
}

const isUnderscore = ({ text }: Ink) => /^_+$/.test(text);

function underscores(inks: readonly Ink[]): Rule[] {
  return inks
    .filter(isUnderscore)
    .map(({ span }) => ({ at: span[3] - 0.15 * heightOf(span), from: span[0], to: span[2] }));
}
