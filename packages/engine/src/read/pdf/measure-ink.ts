// Measures how much of a page is ink, and how much of the ink its text layer accounts for, on a small picture of the
// page.
import type { Box } from '#document/read-document.ts';
import type { Bitmap } from './render-bitmap.ts';

export interface InkMap {
  readonly width: number;
  readonly height: number;
  /** Summed-area table, one row and one column larger than the picture: ink pixels above and left of each point. */
  readonly sums: Uint32Array;
}

/** Of 255: a pixel so much darker or lighter than the page's usual tone is ink. */
const contrast = 60;

export function mapInk({ data, width, height }: Bitmap): InkMap {
  const tone = new Uint8Array(width * height);
  const histogram = new Uint32Array(256);
  for (let index = 0; index < tone.length; index++) {
    const luma = (data[index * 3]! * 77 + data[index * 3 + 1]! * 150 + data[index * 3 + 2]! * 29) >> 8;
    tone[index] = luma;
    histogram[luma]!++;
  }
  const usual = histogram.indexOf(Math.max(...histogram));
  const stride = width + 1;
  const sums = new Uint32Array(stride * (height + 1));
  for (let y = 0; y < height; y++) {
    let row = 0;
    for (let x = 0; x < width; x++) {
      if (Math.abs(tone[y * width + x]! - usual) > contrast) row++;
      sums[(y + 1) * stride + x + 1] = sums[y * stride + x + 1]! + row;
    }
  }
  return { width, height, sums };
}

/** Ink pixels within a page-relative box. */
export function countInk({ width, height, sums }: InkMap, [x0, y0, x1, y1]: Box): number {
  const stride = width + 1;
  const [left, right] = [Math.floor(x0 * width), Math.ceil(x1 * width)];
  const [top, bottom] = [Math.floor(y0 * height), Math.ceil(y1 * height)];
  return (
    sums[bottom * stride + right]! -
    sums[top * stride + right]! -
    sums[bottom * stride + left]! +
    sums[top * stride + left]!
  );
}
