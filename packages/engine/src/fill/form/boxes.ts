// Relations between boxes of a page.
import type { Box } from '#document/read-document.ts';

export const heightOf = (box: Box) => box[3] - box[1];

export function overlapsAcross(a: Box, b: Box): boolean {
  const shared = Math.min(a[2], b[2]) - Math.max(a[0], b[0]);
  return shared > 0.4 * (a[2] - a[0]) || shared > 0.6 * (b[2] - b[0]);
}

export function isInside(inner: Box, outer: Box): boolean {
  const across = (inner[0] + inner[2]) / 2;
  const down = (inner[1] + inner[3]) / 2;
  return outer[0] <= across && across <= outer[2] && outer[1] <= down && down <= outer[3];
}

export function surround(boxes: readonly Box[]): Box {
  return [
    Math.min(...boxes.map((box) => box[0])),
    Math.min(...boxes.map((box) => box[1])),
    Math.max(...boxes.map((box) => box[2])),
    Math.max(...boxes.map((box) => box[3])),
  ];
}
