// From the page as a person sees it back to the space in which a PDF is drawn.
import type { PageFrame } from '#read/pdf/page-frame.ts';

/** @param x,y points from the top left corner of the seen page */
export function toPaper(frame: PageFrame, x: number, y: number): { x: number; y: number } {
  switch (frame.rotation) {
    case 90:
      return { x: y + frame.left, y: x + frame.bottom };
    case 180:
      return { x: frame.right - x, y: y + frame.bottom };
    case 270:
      return { x: frame.right - y, y: frame.top - x };
    default:
      return { x: x + frame.left, y: frame.top - y };
  }
}
