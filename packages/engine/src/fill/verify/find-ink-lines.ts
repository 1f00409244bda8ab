// The lines of ink within a place of a picture that is white but for what was written.
import type { Box } from '#document/read-document.ts';
import type { Bitmap } from '#read/pdf/render-bitmap.ts';

/** In pixels of the picture. */
export type InkLine = readonly [x0: number, y0: number, x1: number, y1: number];

const inked = 160;
/** Pixels: dots and accents stand so far from their letters. */
const accentGap = 4;
const lowest = 6;
/** Of its height, so that the reader sees where the line ends. */
const rim = 0.2;

export function findInkLines(picture: Bitmap, box: Box): InkLine[] {
  const [x0, y0, x1, y1] = [
    Math.max(0, Math.floor(box[0] * picture.width)),
    Math.max(0, Math.floor(box[1] * picture.height)),
    Math.min(picture.width, Math.ceil(box[2] * picture.width)),
    Math.min(picture.height, Math.ceil(box[3] * picture.height)),
  ];
  const isInked = (x: number, y: number) => picture.data[(y * picture.width + x) * 3 + 1]! < inked;
  const rows: { from: number; to: number; left: number; right: number }[] = [];
  for (let y = y0; y < y1; y++) {
    let [left, right] = [Number.POSITIVE_INFINITY, -1];
    for (let x = x0; x < x1; x++) if (isInked(x, y)) [left, right] = [Math.min(left, x), x];
    if (right < 0) continue;
    const open = rows.at(-1);
    if (open !== undefined && y - open.to <= accentGap) {
      open.to = y;
      open.left = Math.min(open.left, left);
      open.right = Math.max(open.right, right);
    } else rows.push({ from: y, to: y, left, right });
  }
  return rows
    .filter(({ from, to }) => to - from >= lowest)
    .map(({ from, to, left, right }) => {
      const edge = rim * (to - from);
      return [left - edge, from - edge, right + 1 + edge, to + 1 + edge];
    });
}
