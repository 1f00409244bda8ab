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

/** First pixel in the source, and the step from one to the next. */
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

/** Bilinear; outside the picture its edge goes on. */
function sample(source: Picture, target: Uint8Array, width: number, height: number, walk: Walk): void {
  const { data } = source;
  const lastX = source.width - 1;
  const lastY = source.height - 1;
  const stride = source.width * 3;
  let out = 0;
  for (let row = 0; row < height; row++) {
    let x = walk.x + row * walk.belowX;
    let y = walk.y + row * walk.belowY;
    for (let column = 0; column < width; column++, x += walk.acrossX, y += walk.acrossY) {
      const clampedX = Math.max(0, Math.min(x + walk.sinkX[column]!, lastX));
      const clampedY = Math.max(0, Math.min(y + walk.sinkY[column]!, lastY));
      const left = clampedX | 0;
      const top = clampedY | 0;
      const fx = clampedX - left;
      const fy = clampedY - top;
      const right = left < lastX ? 3 : 0;
      const down = top < lastY ? stride : 0;
      const at = top * stride + left * 3;
      const w00 = (1 - fx) * (1 - fy);
      const w01 = fx * (1 - fy);
      const w10 = (1 - fx) * fy;
      const w11 = fx * fy;
      const below = at + down;
      for (let c = 0; c < 3; c++) {
        const upper = data[at + c]! * w00 + data[at + right + c]! * w01;
        target[out++] = upper + data[below + c]! * w10 + data[below + right + c]! * w11 + 0.5;
      }
    }
  }
}
