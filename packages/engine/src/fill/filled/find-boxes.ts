// Boxes to tick of a level picture, marked or not: four straight sides that end at their corners, however a mark crosses them.
import type { Span } from '#read/drawing.ts';
import type { Picture } from '#read/ocr/picture.ts';
import { type Bitmap, binarise } from '#read/ocr/tick-boxes/binarise.ts';
import { sharedArea } from '../blanks/blank.ts';

export interface SeenBox {
  /** In points. */
  readonly span: Span;
  readonly isMarked: boolean;
}

/** Points. */
const side = { min: 6, max: 17 };
const reach = 12;
/** Of the brightness around: frames may be hardly darker than the paper, what somebody wrote is not. In files nothing fades, and words across the page are grey. */
const tones = { frame: 0.93, mark: 0.85, drawn: 0.65 };
/** Of the wider side. */
const maxOblong = 0.3;
/** Of the side: what the frame takes of the inside, and how far a rule that goes on beyond a corner is none of a box. */
const frame = 0.24;
const beyond = 0.3;
/** Sides go on beyond a corner where a mark runs through it: of eight ends so many, and not on one side both, as in tables and combs. */
const maxCrossed = 2;
/** Of the inside. */
const marked = { min: 0.05, max: 0.7 };
/** Of their sides, by which boxes are alike. */
const alike = 0.2;
const close = 0.35;

/** @param scale pixels a point @param words in points: what is read as a number is no mark */
export function findBoxes(picture: Picture, scale: number, words: readonly { text: string; span: Span }[]): SeenBox[] {
  const around = Math.round(reach * scale);
  const ink = binarise(picture, around, tones.mark);
  const lines = measureRuns(binarise(picture, around, tones.frame, ink.dark));
  const found = findFrames(lines, Math.round(side.min * scale), Math.round(side.max * scale));
  const spans = found.map(
    ({ x, y, width, height }): Span => [x / scale, y / scale, (x + width) / scale, (y + height) / scale],
  );
  return judgeBoxes(spans, ink, scale, words, marked.max);
}

/** Boxes whose places the drawing of the page says, circles too. */
export function lookInto(
  spans: readonly Span[],
  picture: Picture,
  scale: number,
  words: readonly { text: string; span: Span }[],
): SeenBox[] {
  return judgeBoxes(spans, binarise(picture, Math.round(reach * scale), tones.drawn), scale, words, 1);
}

function judgeBoxes(
  spans: readonly Span[],
  ink: Bitmap,
  scale: number,
  words: readonly { text: string; span: Span }[],
  max: number,
): SeenBox[] {
  const boxes = spans.map((span) => ({ span, share: shareInside(ink, span, scale) }));
  const isCell = ({ span }: { span: Span }) => boxes.some((other) => other.span !== span && isNext(other.span, span));
  const plain = boxes.filter((box) => !isCell(box) && !words.some((word) => isPrinted(word, box.span)));
  const empty = plain.filter(({ share }) => share < marked.min);
  // Without an empty box of its size it may be anything.
  const isAlike = ({ span }: { span: Span }) =>
    empty.some((other) => [0, 1].every((edge) => isNearly(lengthOf(span, edge), lengthOf(other.span, edge))));
  return plain
    .filter(({ share, ...box }) => share <= max && isAlike(box))
    .map(({ span, share }) => ({ span, isMarked: share >= marked.min }));
}

/** Those that stand so close take a letter each. */
function isNext(a: Span, b: Span): boolean {
  const gap = Math.max(a[0] - b[2], b[0] - a[2]);
  return Math.abs(a[1] - b[1]) < 2 && Math.abs(a[3] - b[3]) < 2 && gap < close * lengthOf(b, 0);
}

const lengthOf = (span: Span, edge: number) => span[edge + 2]! - span[edge]!;
const isNearly = (a: number, b: number) => Math.abs(a - b) <= alike * Math.max(a, b);

/** Numbers of lines stand in boxes too, and letters in the cells of a number; a cross may be read as a letter. */
function isPrinted({ text, span }: { text: string; span: Span }, box: Span): boolean {
  if (/^[xXvVyY✓✔✗✘/\\|()[\]_.,'"-]*$/u.test(text)) return false;
  const own = (span[2] - span[0]) * (span[3] - span[1]);
  const shared = sharedArea(span, box);
  return /[\p{L}\p{N}]/u.test(text) && (shared > 0.5 * own || (text.length > 1 && shared > 0.35 * boxArea(box)));
}

const boxArea = ([x0, y0, x1, y1]: Span) => (x1 - x0) * (y1 - y0);

/**
 * Run of ink from each pixel, in all four directions; a single pixel of paper, and one beside the line, do not end it.
 */
interface Runs {
  readonly width: number;
  readonly height: number;
  readonly right: Uint16Array;
  readonly left: Uint16Array;
  readonly down: Uint16Array;
  readonly up: Uint16Array;
}

function measureRuns({ dark, width, height }: Bitmap): Runs {
  const across = thicken(dark, width, height, width);
  const along = thicken(dark, width, height, 1);
  const [right, left, down, up] = [0, 0, 0, 0].map(() => new Uint16Array(dark.length)) as [
    Uint16Array,
    Uint16Array,
    Uint16Array,
    Uint16Array,
  ];
  for (let at = 0; at < dark.length; at++) {
    if (across[at]) left[at] = (at % width === 0 ? 0 : left[at - 1]!) + 1;
    if (along[at]) up[at] = (at < width ? 0 : up[at - width]!) + 1;
  }
  for (let at = dark.length - 1; at >= 0; at--) {
    if (across[at]) right[at] = (at % width === width - 1 ? 0 : right[at + 1]!) + 1;
    if (along[at]) down[at] = (at + width >= dark.length ? 0 : down[at + width]!) + 1;
  }
  return { width, height, right, left, down, up };
}

/** Ink or ink right beside it: lines lie a pixel askew. @param step to the pixel beside it */
function thicken(dark: Uint8Array, width: number, height: number, step: number): Uint8Array {
  const thick = new Uint8Array(dark.length);
  for (let at = step; at < width * height - step; at++) thick[at] = dark[at]! | dark[at - step]! | dark[at + step]!;
  return thick;
}

interface Frame {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** From each corner that opens right and down to the farthest one that closes it. */
function findFrames(runs: Runs, min: number, max: number): Frame[] {
  const { width, height, right, down, left, up } = runs;
  const corner = beyond * max + 2;
  const frames: Frame[] = [];
  for (let y = 1; y < height - min; y++) {
    for (let x = 1; x < width - min; x++) {
      const at = y * width + x;
      if (right[at]! < min || down[at]! < min) continue;
      // A corner has paper before and over it, but for a mark that runs through it.
      if (left[at]! > corner && up[at]! > corner) continue;
      if (frames.some((one) => x >= one.x - 3 && x < one.x + one.width && y >= one.y - 3 && y < one.y + one.height))
        continue;
      const found = closeFrame(runs, x, y, min, max);
      if (found !== undefined) frames.push(found);
    }
  }
  return frames;
}

function closeFrame(runs: Runs, x: number, y: number, min: number, max: number): Frame | undefined {
  const { width, height, right, down, left, up } = runs;
  const at = y * width + x;
  for (let wide = Math.min(right[at]!, max, width - x - 1); wide >= min; wide--) {
    if (down[at + wide - 1]! < min) continue;
    const shortest = Math.max(min, Math.ceil(wide * (1 - maxOblong)));
    const highest = Math.min(down[at]!, max, Math.floor(wide / (1 - maxOblong)), height - y - 1);
    for (let high = highest; high >= shortest; high--) {
      const corner = at + (high - 1) * width + wide - 1;
      if (left[corner]! < wide || up[corner]! < high) continue;
      const box = { x, y, width: wide, height: high };
      if (standsAlone(runs, box)) return box;
    }
  }
  return undefined;
}

function standsAlone({ width, right, left, down, up }: Runs, box: Frame): boolean {
  const [top, bottom] = [box.y * width, (box.y + box.height - 1) * width];
  const [near, far] = [box.x, box.x + box.width - 1];
  const [wide, high] = [beyond * box.width + 2, beyond * box.height + 2];
  const sides = [
    [left[top + near]! > wide, left[bottom + near]! > wide],
    [right[top + far]! > wide, right[bottom + far]! > wide],
    [up[top + near]! > high, up[top + far]! > high],
    [down[bottom + near]! > high, down[bottom + far]! > high],
  ];
  return !sides.some((ends) => ends.every(Boolean)) && sides.flat().filter(Boolean).length <= maxCrossed;
}

function shareInside({ dark, width }: Bitmap, [x0, y0, x1, y1]: Span, scale: number): number {
  const [x, y] = [Math.round(x0 * scale), Math.round(y0 * scale)];
  const [wide, high] = [Math.round((x1 - x0) * scale), Math.round((y1 - y0) * scale)];
  const [across, along] = [Math.ceil(frame * wide), Math.ceil(frame * high)];
  let [inked, all] = [0, 0];
  for (let row = y + along; row < y + high - along; row++)
    for (let column = x + across; column < x + wide - across; column++, all++) inked += dark[row * width + column]!;
  return all === 0 ? 0 : inked / all;
}
