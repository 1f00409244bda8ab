// Black and white by the brightness around each pixel, so that shadows and tinted paper do not matter.

import type { Picture } from '../picture.ts';

export interface Bitmap {
  /** 1 where something is printed. */
  readonly dark: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** Share of the local brightness that printed things stay below. */
const darkness = 0.85;

/** `reach`: half the side of the square whose mean each pixel is compared with, in pixels. */
export function binarise({ data, width, height }: Picture, reach: number): Bitmap {
  const stride = width + 1;
  const sums = new Uint32Array(stride * (height + 1));
  const grey = new Uint8Array(width * height);
  for (let y = 0, at = 0; y < height; y++) {
    let row = 0;
    for (let x = 0; x < width; x++, at++) {
      const value = (data[at * 3]! * 77 + data[at * 3 + 1]! * 150 + data[at * 3 + 2]! * 29) >> 8;
      grey[at] = value;
      row += value;
      sums[(y + 1) * stride + x + 1] = sums[y * stride + x + 1]! + row;
    }
  }
  const dark = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) {
    const top = Math.max(0, y - reach) * stride;
    const bottom = Math.min(height, y + reach + 1) * stride;
    const rows = (bottom - top) / stride;
    for (let x = 0; x < width; x++) {
      const left = Math.max(0, x - reach);
      const right = Math.min(width, x + reach + 1);
      const sum = sums[bottom + right]! - sums[bottom + left]! - sums[top + right]! + sums[top + left]!;
      if (grey[y * width + x]! * rows * (right - left) < sum * darkness) dark[y * width + x] = 1;
    }
  }
  return { dark, width, height };
}
