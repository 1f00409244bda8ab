// Boxes to tick that are drawn on the page rather than being form fields: their state from what stands in them, their label from beside them.

import { isCentredIn } from '#document/box.ts';
import type { Box, FormField, Line, Word } from '#document/read-document.ts';
import { keepWords } from '../keep-words.ts';
import type { PageShapes } from './find-shapes.ts';
import { type PageFrame, type Rect, toBox, toSeenRect } from './page-frame.ts';

interface TickBox {
  readonly box: Box;
  readonly checked: boolean;
  /** A character of the text rather than a drawing; such are also used as bullets, whose text follows. */
  readonly isWritten: boolean;
}

const emptyBoxes = /^[☐□▢◻❏❑○◯]$/;
const tickedBoxes = /^[☑☒◉⦿]$/;
const emptyCircles = /^[○◯]$/;
const fullCircles = /^[●⬤]$/;
const ticks = /^[✓✔✕✖✗✘●•■▪xX√\ue000-\uf8ff]$/;
/** Shares of an outline's side. */
const markSize = { min: 0.2, max: 1.6 };
/** In heights of the box: labels start nearer than this. */
const maxLabelGap = 2.2;
const maxLabelWords = 14;

export function findTickBoxes(lines: readonly Line[], shapes: PageShapes, frame: PageFrame): FormField[] {
  const words = lines.flatMap((line) => line.words);
  const drawn = findDrawn(words, shapes, frame);
  const written = words.flatMap((word): TickBox[] => {
    if (emptyBoxes.test(word.text)) return [{ box: word.box, checked: false, isWritten: true }];
    const isTicked = tickedBoxes.test(word.text) || (fullCircles.test(word.text) && hasEmptyBeside(word, words));
    return isTicked ? [{ box: word.box, checked: true, isWritten: true }] : [];
  });
  const boxes = [...drawn, ...written.filter(({ box }) => !drawn.some((other) => isCentredIn(box, other.box)))];
  return boxes.flatMap(({ box, checked, isWritten }): FormField[] => {
    const label = findLabel(box, lines, boxes, frame) || (isWritten ? '' : findLabelBefore(box, lines, frame));
    // A box that nothing stands beside is a cell for a letter or an ornament.
    return label === '' ? [] : [{ name: '', label, kind: 'checkbox', value: '', checked, box }];
  });
}

/** A full circle is a bullet, but where empty ones stand in its row or column it is the choice that was made. */
function hasEmptyBeside({ box }: Word, words: readonly Word[]): boolean {
  const height = box[3] - box[1];
  return words.some(
    (other) =>
      emptyCircles.test(other.text) &&
      (Math.abs(middleOf(other.box) - middleOf(box)) < height * 0.5 ||
        (Math.abs(other.box[0] - box[0]) < height * 0.4 && Math.abs(middleOf(other.box) - middleOf(box)) < height * 6)),
  );
}

/** The lines without the ticks, which are told by the fields. */
export function dropTicks(lines: readonly Line[], fields: readonly FormField[]): Line[] {
  const isTick = (word: Word) =>
    (ticks.test(word.text) || emptyBoxes.test(word.text) || tickedBoxes.test(word.text)) &&
    fields.some(({ box }) => isCentredIn(word.box, box));
  return lines.flatMap((line) => keepWords(line, (word) => !isTick(word)) ?? []);
}

function findDrawn(words: readonly Word[], { outlines, marks }: PageShapes, frame: PageFrame): TickBox[] {
  const drawnMarks = marks.map((mark) => ({ rect: mark, box: toBox(frame, toSeenRect(frame, mark)) }));
  return dropInner(outlines).flatMap((outline): TickBox[] => {
    const box = toBox(frame, toSeenRect(frame, outline));
    const inside = words.filter((word) => isCentredIn(word.box, box));
    // A cell with a letter or digit in it is no box to tick.
    if (inside.some((word) => !ticks.test(word.text))) return [];
    const isMarked =
      inside.length > 0 || drawnMarks.some((mark) => isCentredIn(mark.box, box) && isMarkOf(mark.rect, outline));
    return [{ box, checked: isMarked, isWritten: false }];
  });
}

/** Boxes are often drawn twice, filled and outlined; comb fields are rows of boxes that touch. */
function dropInner(outlines: readonly Rect[]): Rect[] {
  const outer = outlines.filter(
    (rect, index) =>
      !outlines.some((other, at) => at !== index && holds(other, rect) && (!holds(rect, other) || at < index)),
  );
  return outer.filter((rect) => !outer.some((other) => other !== rect && touches(rect, other)));
}

function touches(a: Rect, b: Rect): boolean {
  const side = a.right - a.left;
  const isBeside = Math.abs(a.bottom - b.bottom) < side * 0.2 && Math.abs(b.right - b.left - side) < side * 0.2;
  const gap = Math.max(a.left, b.left) - Math.min(a.right, b.right);
  return isBeside && gap < side * 0.3;
}

/** Ticks are often larger than their box, and never a speck. */
function isMarkOf(mark: Rect, outline: Rect): boolean {
  const side = outline.right - outline.left;
  const size = Math.max(mark.right - mark.left, mark.top - mark.bottom);
  return size >= side * markSize.min && size <= side * markSize.max;
}

/** The words right of the box, up to the next box or a wide gap. */
function findLabel(box: Box, lines: readonly Line[], boxes: readonly TickBox[], frame: PageFrame): string {
  const height = box[3] - box[1];
  const reach = reachOf(box, frame);
  const nextBoxes = boxes.filter(
    (other) => other.box[0] > box[2] && Math.abs(middleOf(other.box) - middleOf(box)) < height,
  );
  const stop = Math.min(1, ...nextBoxes.map((other) => other.box[0]));
  const after = findRow(box, lines).filter(
    (word) => word.box[0] >= box[2] - height * 0.2 && word.box[2] <= stop + reach * 0.2,
  );
  return takeWhileNear(
    after.toSorted((a, b) => a.box[0] - b.box[0]),
    box[2],
    reach,
  );
}

/** The line that ends left of the box, as in `Yes ☐`. */
function findLabelBefore(box: Box, lines: readonly Line[], frame: PageFrame): string {
  const before = findRow(box, lines).filter(
    (word) => word.box[2] <= box[0] && box[0] - word.box[2] < reachOf(box, frame),
  );
  const nearest = before.toSorted((a, b) => b.box[2] - a.box[2])[0];
  return lines.find((line) => nearest && line.words.includes(nearest))?.text ?? '';
}

function findRow(box: Box, lines: readonly Line[]): Word[] {
  const height = box[3] - box[1];
  const isBeside = (other: Box) => Math.abs(middleOf(other) - middleOf(box)) < height / 2;
  return lines.filter((line) => isBeside(line.box)).flatMap((line) => line.words.filter((word) => isBeside(word.box)));
}

function reachOf(box: Box, frame: PageFrame): number {
  return ((box[3] - box[1]) * frame.height * maxLabelGap) / frame.width;
}

function middleOf(box: Box): number {
  return (box[1] + box[3]) / 2;
}

function takeWhileNear(words: readonly Word[], from: number, reach: number): string {
  const taken: string[] = [];
  let edge = from;
  for (const word of words.slice(0, maxLabelWords)) {
    if (word.box[0] - edge > reach) break;
    if (!emptyBoxes.test(word.text) && !tickedBoxes.test(word.text)) taken.push(word.text);
    edge = word.box[2];
  }
  return taken.join(' ');
}

function holds(outer: Rect, inner: Rect): boolean {
  const slack = 0.5;
  return (
    outer.left <= inner.left + slack &&
    outer.bottom <= inner.bottom + slack &&
    outer.right >= inner.right - slack &&
    outer.top >= inner.top - slack
  );
}
