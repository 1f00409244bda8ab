// The tick boxes of a picture and which of them are marked.

import type { Pyramid } from '../pyramid.ts';
import type { Rectangle } from '../rectangle.ts';
import { type Bitmap, binarise } from './binarise.ts';
import { findSquares, type Square } from './find-squares.ts';
import { countCrowdedSides, judgeMark } from './judge-mark.ts';

/** In pixels of the picture. */
export interface TickBox {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly checked: boolean;
}

/** Side of a box in heights of a detected line of text, which is about 1.6 capitals high. */
const size = { least: 0.5, most: 1.6 };
/** Within a line of text a box is at least as high as the capitals, and what is higher is surely none of the letters. */
const besideText = { least: 0.55, sure: 0.85 };
/** Pixels; in a smaller square there is not enough to tell a box from a letter unless it stands all by itself. */
const plainSide = 13;
const leastPixels = 8;
const mostPixels = 3_000_000;

/** `lines`: the places where text was detected. */
export function findTickBoxes({ levels }: Pyramid, lines: readonly Rectangle[]): TickBox[] {
  const heights = lines.map(({ width, height }) => Math.min(width, height)).sort((a, b) => a - b);
  const usual = heights[heights.length >> 1] ?? 0;
  const level = levels.findIndex(({ width, height }) => width * height <= mostPixels);
  const picture = levels[Math.max(level, 0)]!;
  const scale = levels[0]!.width / picture.width;
  const least = Math.max(leastPixels, (usual / scale) * size.least);
  const most = (usual / scale) * size.most;
  if (most <= least) return [];
  const bitmap = binarise(picture, Math.ceil(most * 1.5));
  const squares = findSquares(bitmap, least, most)
    .filter((square) => standsApart(bitmap, square, scale, lines))
    .map((square) => ({ square, filling: judgeMark(bitmap, square) }));
  const hollow = squares.filter(({ filling }) => filling !== 'solid').map(({ square }) => sideOf(square));
  return squares
    .filter(({ square, filling }) => filling !== 'solid' || hollow.some((side) => isLike(side, sideOf(square))))
    .map(({ square: { left, top, right, bottom }, filling }) => ({
      left: left * scale,
      top: top * scale,
      right: right * scale,
      bottom: bottom * scale,
      checked: filling !== 'empty',
    }));
}

function standsApart(bitmap: Bitmap, square: Square, scale: number, lines: readonly Rectangle[]): boolean {
  const crowded = countCrowdedSides(bitmap, square);
  if (crowded > 0 && sideOf(square) < plainSide) return false;
  const x = ((square.left + square.right) / 2) * scale;
  const y = ((square.top + square.bottom) / 2) * scale;
  const line = lines.find((place) => holds(place, x, y));
  if (!line) return crowded <= 2;
  const share = (sideOf(square) * scale) / Math.min(line.width, line.height);
  return share >= besideText.sure ? crowded <= 2 : share >= besideText.least && crowded <= 1;
}

function holds({ centre, width, height, angle }: Rectangle, x: number, y: number): boolean {
  const along = (x - centre.x) * Math.cos(angle) + (y - centre.y) * Math.sin(angle);
  const down = (y - centre.y) * Math.cos(angle) - (x - centre.x) * Math.sin(angle);
  return Math.abs(along) <= width / 2 && Math.abs(down) <= height / 2;
}

function sideOf({ left, right }: Square): number {
  return right - left;
}

/** A black square is a filled box only beside others of its size that are not; by itself it is a bullet or a printed block. */
function isLike(side: number, other: number): boolean {
  return Math.abs(side - other) <= Math.max(2, side * 0.15);
}
