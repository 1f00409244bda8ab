// Black and white by the brightness around each pixel, so that shadows and tinted paper do not matter.

import { type Picture, toGrey } from '../picture.ts';

export interface Bitmap {
  /** 1 where something is printed. */
  readonly dark: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** Share of the local brightness that printed things stay below. */
const darkness = 0.85;

/**
 * `reach`: half the side of the square whose mean each pixel is compared with, in pixels. `share`: of that mean, what printed things stay
 * below.
 */
export function binarise(picture: Picture, reach: number, share = darkness): Bitmap {
  const { width, height } = picture;
  const grey = toGrey(picture);
  const dark = new Uint8Array(width * height);
  // Of each column, the sum over the rows of the square; before and behind the columns stands nothing.
  const sums = new Int32Array(width + 2 * reach + 1);
  for (let y = 0; y < Math.min(reach, height); y++) addRow(sums, grey, y, width, reach);
  for (let y = 0; y < height; y++) {
    const first = Math.max(0, y - reach);
    const end = Math.min(height, y + reach + 1);
    if (end === y + reach + 1) addRow(sums, grey, end - 1, width, reach);
    if (y > reach) takeRow(sums, grey, first - 1, width, reach);
    let sum = 0;
    for (let x = 0; x < 2 * reach; x++) sum += sums[x]!;
    for (let x = 0, at = y * width; x < width; x++, at++) {
      sum += sums[x + 2 * reach]!;
      const columns = Math.min(width, x + reach + 1) - Math.max(0, x - reach);
      if (grey[at]! * (end - first) * columns < sum * share) dark[at] = 1;
      sum -= sums[x]!;
    }
  }
  return { dark, width, height };
}

function addRow(sums: Int32Array, grey: Uint8Array, y: number, width: number, offset: number): void {
  for (let x = 0, at = y * width; x < width; x++, at++) sums[x + offset]! += grey[at]!;
}

function takeRow(sums: Int32Array, grey: Uint8Array, y: number, width: number, offset: number): void {
  for (let x = 0, at = y * width; x < width; x++, at++) sums[x + offset]! -= grey[at]!;
}
