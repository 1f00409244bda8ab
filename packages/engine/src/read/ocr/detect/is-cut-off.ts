// A line that the picture's edge cuts through is no evidence: half a 6 reads as a 5.

import type { Picture } from '../picture.ts';
import { boundsOf, corners, type Rectangle } from '../rectangle.ts';

/** In pixels: as near to the edge as the detector can tell. */
const nearness = 3;
/** Of the contrast between paper and ink, to count as ink. */
const inkShare = 0.4;
/** Strokes that cross the edge, in heights of the line: cut letters give one or two each, tails of uncut ones a few over a whole line. */
const fewestStrokes = 0.4;
/** More than this is a band or the shadow of a page, not letters. */
const maxInk = 0.65;
const minContrast = 40;

/** `place` lies in the upright picture. Text that only stands near the edge, or on a band that runs off it, is not cut. */
export function isCutOff(picture: Picture, place: Rectangle): boolean {
  const [x0, y0, x1, y1] = boundsOf(corners(place)).map(Math.round) as [number, number, number, number];
  const [left, right] = [Math.max(0, x0), Math.min(picture.width, x1)];
  if (right - left < 2 * place.height) return false;
  const inner = { left, right, top: Math.max(0, y0), bottom: Math.min(picture.height, y1) };
  return (
    (y0 <= nearness && isCrossed(picture, inner, 0)) ||
    (y1 >= picture.height - 1 - nearness && isCrossed(picture, inner, picture.height - 1))
  );
}

interface Bounds {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

function isCrossed(picture: Picture, { left, right, top, bottom }: Bounds, edge: number): boolean {
  const histogram = new Uint32Array(256);
  for (let y = top; y < bottom; y++) for (let x = left; x < right; x++) histogram[brightness(picture, x, y)]!++;
  const paper = histogram.indexOf(Math.max(...histogram));
  const ink = farthestTone(histogram, paper);
  if (Math.abs(ink - paper) < minContrast) return false;
  let strokes = 0;
  let inked = 0;
  let isInStroke = false;
  for (let x = left; x < right; x++) {
    const isInk = Math.abs(brightness(picture, x, edge) - paper) > inkShare * Math.abs(ink - paper);
    if (isInk) inked++;
    if (isInk && !isInStroke) strokes++;
    isInStroke = isInk;
  }
  const width = right - left;
  return inked / width < maxInk && (strokes * (bottom - top)) / width >= fewestStrokes;
}

/** Of the tones that one pixel in a hundred has or passes, the one farthest from the paper. */
function farthestTone(histogram: Uint32Array, paper: number): number {
  const few = histogram.reduce((sum, count) => sum + count, 0) / 100;
  const reach = (tones: readonly number[]) => {
    let sum = 0;
    for (const tone of tones) {
      sum += histogram[tone]!;
      if (sum >= few) return tone;
    }
    return paper;
  };
  const all = Array.from(histogram.keys());
  const [dark, light] = [reach(all), reach(all.toReversed())];
  return paper - dark > light - paper ? dark : light;
}

function brightness({ data, width }: Picture, x: number, y: number): number {
  const at = 3 * (y * width + x);
  return (data[at]! * 77 + data[at + 1]! * 150 + data[at + 2]! * 29) >> 8;
}
