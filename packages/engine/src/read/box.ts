// Boxes of a page: turned with it, and one within another.
import type { Box } from '#document/read-document.ts';

/** The box on the page turned clockwise by quarter turns. */
export function turnBox([x0, y0, x1, y1]: Box, degrees: number): Box {
  switch (degrees) {
    case 90:
      return [1 - y1, x0, 1 - y0, x1];
    case 180:
      return [1 - x1, 1 - y1, 1 - x0, 1 - y0];
    case 270:
      return [y0, 1 - x1, y1, 1 - x0];
    default:
      return [x0, y0, x1, y1];
  }
}

/** Whether the middle of `inner` lies in `outer`. */
export function isCentredIn(inner: Box, outer: Box): boolean {
  const [x, y] = [(inner[0] + inner[2]) / 2, (inner[1] + inner[3]) / 2];
  return x >= outer[0] && x <= outer[2] && y >= outer[1] && y <= outer[3];
}
