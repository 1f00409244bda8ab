// The tick boxes of a picture and which of them are marked.

import type { Picture } from '../picture.ts';
import type { Pyramid } from '../pyramid.ts';
import { cropToSize } from '../recognise/crop-line.ts';
import { type Point, pointWithin, type Rectangle } from '../rectangle.ts';
import { type Bitmap, binarise } from './binarise.ts';
import { findSquares, type Square } from './find-squares.ts';
import { countCrowdedSides, isWithinWord, judgeMark } from './judge-mark.ts';

/** In pixels of the picture. */
export interface TickBox {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly checked: boolean;
}

/** Side of a box in heights of a detected line of text, which is about 1.6 capitals high. */
const size = { min: 0.5, max: 1.6 };
/** Within a line of text a box is at least as high as the capitals, and what is higher is surely none of the letters. */
const besideText = { min: 0.55, sure: 0.85 };
/** Pixels; in a smaller square there is not enough to tell a box from a letter unless it stands all by itself. */
const plainSide = 13;
const minPixels = 8;
const maxPixels = 3_000_000;
/** Boxes that make a column of choices. */
const minColumn = 2;
/** Radians; the sides of a box that leans by less still run in one row of pixels for the most part. */
const straight = 0.008;

/** `lines`: the places where text was detected; `skew`: the page's angle in radians. */
export function findTickBoxes(pyramid: Pyramid, lines: readonly Rectangle[], skew: number): TickBox[] {
  const heights = lines.map(({ width, height }) => Math.min(width, height)).sort((a, b) => a - b);
  const usual = heights[heights.length >> 1] ?? 0;
  const page = levelPage(pyramid, skew);
  const min = Math.max(minPixels, (usual / page.scale) * size.min);
  const max = (usual / page.scale) * size.max;
  if (max <= min) return [];
  const bitmap = binarise(page.picture, Math.ceil(max * 1.5));
  const found = findSquares(bitmap, min, max);
  const apart = found.filter((square) => standsApart(bitmap, square, page, lines));
  const aligned = found.filter((square) => !apart.includes(square) && continuesColumn(square, apart));
  const squares = [...apart, ...aligned].map((square) => ({ square, filling: judgeMark(bitmap, square) }));
  const hollow = squares.filter(({ filling }) => filling !== 'solid').map(({ square }) => sideOf(square));
  return squares
    .filter(({ square, filling }) => filling !== 'solid' || hollow.some((side) => isLike(side, sideOf(square))))
    .map(({ square, filling }) => {
      const { x, y } = middleOf(square, page);
      const across = ((square.right - square.left) * page.scale) / 2;
      const down = ((square.bottom - square.top) * page.scale) / 2;
      return { left: x - across, top: y - down, right: x + across, bottom: y + down, checked: filling !== 'empty' };
    });
}

/** The picture in a size that is quick to search, laid level. */
interface Page {
  readonly picture: Picture;
  readonly place: Rectangle;
  readonly scale: number;
}

function levelPage(pyramid: Pyramid, skew: number): Page {
  const { width, height } = pyramid.level(0);
  const times = Math.ceil(Math.log2((width * height) / maxPixels) / 2);
  const picture = pyramid.level(Math.min(pyramid.depth, Math.max(0, times)));
  const angle = Math.abs(skew) < straight ? 0 : skew;
  const place = { centre: { x: width / 2, y: height / 2 }, width, height, angle };
  const scale = width / picture.width;
  if (angle === 0) return { picture, place, scale };
  return { picture: cropToSize(pyramid, place, picture.width, picture.height), place, scale };
}

function middleOf({ left, top, right, bottom }: Square, { place, scale }: Page): Point {
  return pointWithin(place, ((left + right) / 2) * scale, ((top + bottom) / 2) * scale);
}

function standsApart(bitmap: Bitmap, square: Square, page: Page, lines: readonly Rectangle[]): boolean {
  const crowded = countCrowdedSides(bitmap, square);
  if (crowded > 0 && sideOf(square) < plainSide) return false;
  const { x, y } = middleOf(square, page);
  const line = lines.find((place) => holds(place, x, y));
  if (!line) return crowded <= 2;
  if (isWithinWord(bitmap, square)) return false;
  const share = (sideOf(square) * page.scale) / Math.min(line.width, line.height);
  return share >= besideText.sure ? crowded <= 2 : share >= besideText.min && crowded <= 1;
}

/** A mark that runs into its label makes a box look like a letter, but it stands right above or below others of its size. */
function continuesColumn(square: Square, boxes: readonly Square[]): boolean {
  const side = sideOf(square);
  if (side < plainSide) return false;
  return (
    boxes.filter((box) => isLike(sideOf(box), side) && Math.abs(box.left - square.left) < side).length >= minColumn
  );
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
