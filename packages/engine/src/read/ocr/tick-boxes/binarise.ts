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
 * below. `letters`: what is left out of the mean, so that what is printed faintly beside black letters does not pass for paper.
 */
export function binarise(picture: Picture, reach: number, share = darkness, letters?: Uint8Array): Bitmap {
  const { width, height } = picture;
  const grey = toGrey(picture);
  const dark = new Uint8Array(width * height);
  // Of each column, the sum over the rows of the square and how many pixels it is of; before and behind the columns stands nothing.
  const sums = new Int32Array(width + 2 * reach + 1);
  const counts = new Int32Array(sums.length);
  const countRow = (y: number, sign: 1 | -1) => {
    for (let x = 0, at = y * width; x < width; x++, at++) {
      if (letters?.[at]) continue;
      sums[x + reach]! += sign * grey[at]!;
      counts[x + reach]! += sign;
    }
  };
  for (let y = 0; y < Math.min(reach, height); y++) countRow(y, 1);
  for (let y = 0; y < height; y++) {
    if (y + reach < height) countRow(y + reach, 1);
    if (y > reach) countRow(y - reach - 1, -1);
    let [sum, count] = [0, 0];
    for (let x = 0; x < 2 * reach; x++) {
      sum += sums[x]!;
      count += counts[x]!;
    }
    for (let x = 0, at = y * width; x < width; x++, at++) {
      sum += sums[x + 2 * reach]!;
      count += counts[x + 2 * reach]!;
      if (letters?.[at] || grey[at]! * count < sum * share) dark[at] = 1;
      sum -= sums[x]!;
      count -= counts[x]!;
    }
  }
  return { dark, width, height };
}
