// Cuts a turned rectangle out of the picture and lays it level at the height the recogniser was trained on.

import type { Picture } from '../picture.ts';
import type { Pyramid } from '../pyramid.ts';
import { bendAt, pointWithin, type Rectangle } from '../rectangle.ts';

/** Rows of a line picture; the recogniser knows no other. */
export const lineHeight = 48;

/** A level line of text and the place it was cut from. */
export interface LinePicture extends Picture {
  readonly place: Rectangle;
}

/** Widths are whole time steps of the recogniser. */
export const widthStep = 8;

/** Keeps the proportions of `place`, but for a `stretch` of its width. */
export function cropLine(pyramid: Pyramid, place: Rectangle, stretch = 1): LinePicture {
  const steps = Math.ceil((place.width * stretch * lineHeight) / place.height / widthStep);
  const width = Math.max(2, steps) * widthStep;
  return cropToSize(pyramid, place, width, lineHeight);
}

export function cropToSize(pyramid: Pyramid, place: Rectangle, width: number, height: number): LinePicture {
  const level = Math.min(pyramid.depth, Math.max(0, Math.floor(Math.log2(place.height / height))));
  const source = pyramid.level(level);
  const scale = 1 / 2 ** level;
  const data = new Uint8Array(width * height * 3);
  sample(source, data, width, height, walkOver(place, width, height, scale));
  return { data, width, height, place };
}

/** Where the first pixel lies in the source, and the way from one to the next. */
function walkOver(place: Rectangle, width: number, height: number, scale: number): Walk {
  const along = (place.width / width) * scale;
  const down = (place.height / height) * scale;
  const cos = Math.cos(place.angle);
  const sin = Math.sin(place.angle);
  const { bend: _, ...straight } = place;
  const origin = pointWithin(straight, place.width / width / 2, place.height / height / 2);
  const sinks = new Float64Array(width);
  for (let x = 0; x < width && place.bend; x++) sinks[x] = bendAt(place, ((x + 0.5) * place.width) / width) * scale;
  return {
    x: origin.x * scale - 0.5,
    y: origin.y * scale - 0.5,
    acrossX: along * cos,
    acrossY: along * sin,
    belowX: -down * sin,
    belowY: down * cos,
    sinkX: place.bend ? sinks.map((sink) => -sink * sin) : sinks,
    sinkY: place.bend ? sinks.map((sink) => sink * cos) : sinks,
  };
}

interface Walk {
  readonly x: number;
  readonly y: number;
  readonly acrossX: number;
  readonly acrossY: number;
  readonly belowX: number;
  readonly belowY: number;
  /** Per column, how far the bent text lies off the straight axis. */
  readonly sinkX: Float64Array;
  readonly sinkY: Float64Array;
}

/** Bilinear, in steps of a 256th of a pixel; outside the picture its edge goes on. */
function sample(source: Picture, target: Uint8Array, width: number, height: number, walk: Walk): void {
  const { data } = source;
  const { acrossX, acrossY, sinkX, sinkY } = walk;
  const lastX = source.width - 1;
  const lastY = source.height - 1;
  const stride = source.width * 3;
  let out = 0;
  for (let row = 0; row < height; row++) {
    let x = walk.x + row * walk.belowX;
    let y = walk.y + row * walk.belowY;
    for (let column = 0; column < width; column++, x += acrossX, y += acrossY) {
      const atX = x + sinkX[column]!;
      const atY = y + sinkY[column]!;
      const fineX = (Math.max(0, Math.min(atX, lastX)) * 256) | 0;
      const fineY = (Math.max(0, Math.min(atY, lastY)) * 256) | 0;
      const right = fineX & 255;
      const below = fineY & 255;
      const left = 256 - right;
      const above = 256 - below;
      const at = (fineY >> 8) * stride + (fineX >> 8) * 3;
      // At the last column and row these lie outside, where their share is nothing.
      const next = below === 0 ? at : at + stride;
      const beside = right === 0 ? 0 : 3;
      for (let c = 0; c < 3; c++) {
        const upper = data[at + c]! * left + data[at + beside + c]! * right;
        const lower = data[next + c]! * left + data[next + beside + c]! * right;
        target[out++] = (upper * above + lower * below + 32768) >> 16;
      }
    }
  }
}
