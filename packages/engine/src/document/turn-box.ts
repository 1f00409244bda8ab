// Boxes of a page, turned with it.
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
