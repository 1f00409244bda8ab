// Cuts the empty ends off a line picture: they cost reading time and say nothing.

import { partOf } from '../rectangle.ts';
import type { Ink } from '../spacing/ink-profile.ts';
import { type LinePicture, widthStep } from './crop-line.ts';

/** Pixels of paper left at each end. */
const margin = 6;

export interface InkedLine {
  readonly picture: LinePicture;
  readonly ink: Ink;
}

export function trimLine(picture: LinePicture, ink: Ink): InkedLine {
  const { free } = ink;
  const first = free.indexOf(0);
  const last = free.lastIndexOf(0);
  if (first < 0) return { picture, ink };
  const left = Math.max(0, first - margin);
  const wanted = Math.min(picture.width, last + 1 + margin) - left;
  const width = Math.min(picture.width, Math.max(2, Math.ceil(wanted / widthStep)) * widthStep);
  const start = Math.min(left, picture.width - width);
  if (width === picture.width) return { picture, ink };
  const scale = picture.place.width / picture.width;
  return {
    picture: {
      data: cutColumns(picture.data, picture.width * 3, start * 3, width * 3),
      width,
      height: picture.height,
      place: partOf(picture.place, start * scale, 0, (start + width) * scale, picture.place.height),
    },
    ink: {
      ...ink,
      width,
      amount: cutColumns(ink.amount, ink.width, start, width),
      columns: ink.columns.subarray(start, start + width),
      free: free.subarray(start, start + width),
    },
  };
}

function cutColumns<T extends Uint8Array | Float32Array>(data: T, stride: number, start: number, width: number): T {
  const rows = data.length / stride;
  const cut = data.slice(0, rows * width) as T;
  for (let row = 0; row < rows; row++) {
    cut.set(data.subarray(row * stride + start, row * stride + start + width), row * width);
  }
  return cut;
}
