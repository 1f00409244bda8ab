// Judges the content of a square: nothing, a mark, or ink all over.

import type { Bitmap } from './binarise.ts';
import type { Square } from './find-squares.ts';

export type Filling = 'empty' | 'marked' | 'solid';

/** A cross or a tick leaves most of the inside free; more is a filled box, or a picture that is none. */
const drawnShare = 0.6;

/** Share of the inside; a thin tick covers a tenth, specks of a scan less than a twentieth. */
const markedShare = 0.07;
/** Of the paper right around a box: a round letter goes on beyond the square that fits into it. */
const crowdedShare = 0.35;
/** Of a column of pixels beside a box: less is a speck. */
const letterShare = 0.15;

export function judgeMark(bitmap: Bitmap, square: Square): Filling {
  const { left, top, right, bottom } = withinFrame(bitmap, square);
  const min = (square.right - square.left) * 0.35;
  if (right - left < min || bottom - top < min) return 'solid';
  const share = inkShare(bitmap, left, top, right, bottom);
  if (share > drawnShare) return 'solid';
  return share > markedShare ? 'marked' : 'empty';
}

/** The frame may be thick, or thicker on two sides that cast a shadow: each side is followed inwards until it is paper for the most part. */
function withinFrame(bitmap: Bitmap, { left, top, right, bottom }: Square): Square {
  const side = right - left;
  const deepest = Math.round(side * 0.35);
  // Blur, and a box that stands a little askew.
  const blur = Math.max(1, Math.round(side * 0.08));
  const depth = (share: (step: number) => number) => {
    let frame = 0;
    // The outermost row may hold only part of a frame that stands askew, so paper ends it only after the frame began.
    for (let step = 0; step < deepest && (share(step) > 0.6 || frame === 0); step++)
      if (share(step) > 0.6) frame = step + 1;
    return frame + blur;
  };
  return {
    left: left + depth((step) => inkShare(bitmap, left + step, top, left + step + 1, bottom)),
    top: top + depth((step) => inkShare(bitmap, left, top + step, right, top + step + 1)),
    right: right - depth((step) => inkShare(bitmap, right - step - 1, top, right - step, bottom)),
    bottom: bottom - depth((step) => inkShare(bitmap, left, bottom - step - 1, right, bottom - step)),
  };
}

/**
 * On how many of its four sides ink goes on right beyond the square: none for a clean box, one or two where a mark crosses it or it
 * casts a shadow, more for a letter into which a square happens to fit.
 */
export function countCrowdedSides(bitmap: Bitmap, square: Square): number {
  const { left, top, right, bottom } = withOuterEdge(bitmap, square);
  const band = Math.max(2, Math.round((right - left) * 0.1));
  const sides = [
    inkShare(bitmap, left - band, top, left, bottom),
    inkShare(bitmap, right, top, right + band, bottom),
    inkShare(bitmap, left, top - band, right, top),
    inkShare(bitmap, left, bottom, right, bottom + band),
  ];
  return sides.filter((share) => share > crowdedShare).length;
}

/**
 * Letters stand nearer to each other than words do to a box: ink that begins anew within this of its left or right side, in sides, belongs to
 * the next letter of a word. What touches the frame is a mark that crosses it.
 */
const nextLetter = 0.25;
/** In sides: small letters are two thirds as high as the capitals of their word; a label beside its box is lower as a rule. */
const besideHeight = 0.62;
/** In spaced print, as in machine-readable zones, letters stand further apart; then there is one of the same height on either side. */
const spacedLetter = { reach: 0.8, min: 0.85, max: 1.15 };

export function isWithinWord(bitmap: Bitmap, square: Square): boolean {
  const outer = withOuterEdge(bitmap, square);
  const side = outer.right - outer.left;
  const besides = ([1, -1] as const).map((direction) => findBeside(bitmap, outer, direction));
  if (
    besides.some(
      (beside) => beside && beside.distance <= Math.max(2, side * nextLetter) && beside.within >= besideHeight,
    )
  )
    return true;
  return besides.every(
    (beside) =>
      beside &&
      beside.distance <= side * spacedLetter.reach &&
      beside.height >= spacedLetter.min &&
      beside.height <= spacedLetter.max,
  );
}

interface Beside {
  /** Pixels from the square to where ink begins anew. */
  readonly distance: number;
  /** In sides: of the ink between the square's top and bottom, and with what goes on above and below. */
  readonly within: number;
  readonly height: number;
}

function findBeside(bitmap: Bitmap, { left, top, right, bottom }: Square, direction: 1 | -1): Beside | undefined {
  const side = right - left;
  const half = Math.round(side / 2);
  const around = Math.round(side * 0.3);
  let isParted = false;
  for (let distance = 0; distance <= Math.max(2, side * spacedLetter.reach); distance++) {
    const x = direction > 0 ? right + distance : left - 1 - distance;
    const isInked = inkShare(bitmap, x, top, x + 1, bottom) > letterShare;
    if (isInked && isParted) {
      const from = direction > 0 ? x : x - half;
      const height = (reach: number) => inkHeight(bitmap, from, top - reach, from + half + 1, bottom + reach);
      return { distance, within: height(0) / side, height: height(around) / (bottom - top) };
    }
    isParted ||= !isInked;
  }
  return undefined;
}

/** The square was found by some row of its frame; this takes in the rest of the frame. */
function withOuterEdge(bitmap: Bitmap, { left, top, right, bottom }: Square): Square {
  const max = Math.max(1, Math.round((right - left) * 0.12));
  const growth = (share: (step: number) => number) => {
    let step = 0;
    while (step < max && share(step) > 0.75) step++;
    return step;
  };
  return {
    left: left - growth((step) => inkShare(bitmap, left - step - 1, top, left - step, bottom)),
    top: top - growth((step) => inkShare(bitmap, left, top - step - 1, right, top - step)),
    right: right + growth((step) => inkShare(bitmap, right + step, top, right + step + 1, bottom)),
    bottom: bottom + growth((step) => inkShare(bitmap, left, bottom + step, right, bottom + step + 1)),
  };
}

/** From the first row that holds ink to the last. */
function inkHeight(bitmap: Bitmap, left: number, top: number, right: number, bottom: number): number {
  const isInked = (y: number) => inkShare(bitmap, left, y, right, y + 1) > 0;
  let [first, last] = [top, bottom];
  while (first < last && !isInked(first)) first++;
  while (last > first && !isInked(last - 1)) last--;
  return last - first;
}

function inkShare({ dark, width, height }: Bitmap, left: number, top: number, right: number, bottom: number): number {
  let inked = 0;
  let all = 0;
  for (let y = Math.max(0, top); y < Math.min(height, bottom); y++) {
    for (let x = Math.max(0, left); x < Math.min(width, right); x++) {
      inked += dark[y * width + x]!;
      all++;
    }
  }
  return all ? inked / all : 0;
}
