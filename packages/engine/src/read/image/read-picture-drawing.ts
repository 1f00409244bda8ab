// The rules of a page from its picture: long thin runs of ink, level and upright. The picture lies straight.
import type { PageDrawing, Rule, Span } from '../drawing.ts';
import { type Picture, toGrey } from '../ocr/picture.ts';
import { type Bitmap, binarise } from '../ocr/tick-boxes/binarise.ts';

/** Points. */
const shortest = { level: 10, upright: 8.5 };
/** Points: thicker is a bar, a letter of a title or a picture. */
const thickest = 3;
/** Points: ink fails in places. */
const gap = 1.1;
/** Points: an upright rule stands on or hangs from a level one. */
const touch = 4;
const rim = 2;
const reach = 12;
/** Of the brightness around: grey rules of forms are hardly darker than the paper. */
const faintest = 0.93;
/** Of a rule's length: letters and dots in a row are not. */
const inked = 0.92;

export interface SeenOnPicture {
  /** Pixels a point. */
  readonly scale: number;
  /** Small squares and circles that were seen, in points. */
  readonly boxes: readonly Span[];
  /** Words that were read, in points: rules do not run through them. */
  readonly words: readonly Span[];
  /** Somebody wrote on it: what is black leaves the brightness around, or rules beside writing pass for paper. */
  readonly isWrittenOn?: boolean;
}

export function readPictureDrawing(
  picture: Picture,
  { scale, boxes, words, isWrittenOn = false }: SeenOnPicture,
): PageDrawing {
  const around = Math.round(reach * scale);
  const letters = isWrittenOn ? binarise(picture, around).dark : undefined;
  const bitmap = binarise(picture, around, faintest, letters);
  const level = findRules(bitmap, scale, shortest.level)
    .filter((rule) => !isOfWords(rule, words))
    .filter(({ at, from, to }) => !boxes.some((box) => isOfBox([from, at, to, at], box)));
  const upright = findRules(transpose(bitmap), scale, shortest.upright)
    .filter(({ at, from, to }) => !words.some((word) => isOfBox([at, from, at, to], word)))
    .filter(({ at, from, to }) => !boxes.some((box) => isOfBox([at, from, at, to], box)))
    .filter((rule) => level.some((other) => touches(rule, other)));
  return {
    width: picture.width / scale,
    height: picture.height / scale,
    level,
    upright,
    rounds: boxes,
    shades: [],
    toneOf: measureTone(picture, scale),
    inkIn: (span) => measureInk(bitmap, span, scale),
  };
}

/** Bars and feet of letters, one behind the other. */
function isOfWords({ at, from, to }: Rule, words: readonly Span[]): boolean {
  const inside = words
    .filter(([, y0, , y1]) => at > y0 && at < y1 + 0.5)
    .reduce((sum, [x0, , x1]) => sum + Math.max(0, Math.min(x1, to) - Math.max(x0, from)), 0);
  return inside > 0.6 * (to - from);
}

function isOfBox([x0, y0, x1, y1]: Span, box: Span): boolean {
  return x0 > box[0] - 2 && x1 < box[2] + 2 && y0 > box[1] - 2 && y1 < box[3] + 2;
}

function touches(upright: Rule, level: Rule): boolean {
  if (level.from - touch > upright.at || level.to + touch < upright.at) return false;
  const isAtEnd = Math.abs(level.at - upright.from) < touch || Math.abs(level.at - upright.to) < touch;
  return isAtEnd || (level.at > upright.from && level.at < upright.to);
}

/** Without its rim, on which the rules around it lie. */
function measureInk({ dark, width, height }: Bitmap, [x0, y0, x1, y1]: Span, scale: number): number {
  const [left, right] = [Math.max(0, Math.ceil((x0 + rim) * scale)), Math.min(width, Math.floor((x1 - rim) * scale))];
  const [top, bottom] = [Math.max(0, Math.ceil((y0 + rim) * scale)), Math.min(height, Math.floor((y1 - rim) * scale))];
  let inkedPixels = 0;
  for (let y = top; y < bottom; y++) for (let x = left; x < right; x++) inkedPixels += dark[y * width + x]!;
  return inkedPixels / Math.max(1, (right - left) * (bottom - top));
}

/** By the middle of what is sampled, so that a stain or a rule at the edge says nothing; the paper is the brightest of the page. */
function measureTone(picture: Picture, scale: number): (span: Span) => number {
  const grey = toGrey(picture);
  const sample = (x0: number, y0: number, x1: number, y1: number) => {
    const tones: number[] = [];
    for (let row = 1; row < 8; row++)
      for (let column = 1; column < 24; column++) {
        const x = Math.floor((x0 + ((x1 - x0) * column) / 24) * scale);
        const y = Math.floor((y0 + ((y1 - y0) * row) / 8) * scale);
        tones.push(grey[Math.min(picture.height - 1, y) * picture.width + Math.min(picture.width - 1, x)] ?? 255);
      }
    return tones.toSorted((a, b) => a - b);
  };
  const whole = sample(0, 0, picture.width / scale, picture.height / scale);
  const paper = Math.max(1, whole[Math.floor(whole.length * 0.8)]!);
  return (span) => {
    const tones = sample(...span);
    return Math.min(255, (tones[Math.floor(tones.length * 0.5)]! / paper) * 255);
  };
}

function transpose({ dark, width, height }: Bitmap): Bitmap {
  const turned = new Uint8Array(dark.length);
  for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) turned[x * height + y] = dark[y * width + x]!;
  return { dark: turned, width: height, height: width };
}

/** Level runs of each row whose neighbours above or below are paper, so that they are the edge of something thin. */
function findRules({ dark, width, height }: Bitmap, scale: number, min: number): Rule[] {
  const rules: Rule[] = [];
  const [minRun, maxGap, thick] = [min * scale, Math.max(1, Math.round(gap * scale)), Math.ceil(thickest * scale)];
  for (let y = thick; y < height - thick; y++) {
    let [from, last, dots] = [-1, -1, 0];
    const end = () => {
      if (
        from >= 0 &&
        last - from >= minRun &&
        dots > inked * (last - from + 1) &&
        isThin(dark, width, y, from, last, thick)
      )
        rules.push({ at: (y + 0.5) / scale, from: from / scale, to: (last + 1) / scale });
      [from, dots] = [-1, 0];
    };
    for (let x = 0; x < width; x++) {
      if (dark[y * width + x]) {
        if (from < 0) from = x;
        last = x;
        dots++;
      } else if (from >= 0 && x - last > maxGap) end();
    }
    end();
  }
  return rules;
}

/** Most of it has paper both over and under it within the thickness of a rule. */
function isThin(dark: Uint8Array, width: number, y: number, from: number, to: number, thick: number): boolean {
  let [thin, seen] = [0, 0];
  for (let x = from; x <= to; x += 3, seen++) {
    let [over, under] = [false, false];
    for (let step = 1; step <= thick; step++) {
      over ||= dark[(y - step) * width + x] === 0;
      under ||= dark[(y + step) * width + x] === 0;
    }
    if (over && under) thin++;
  }
  return thin > 0.7 * seen;
}
