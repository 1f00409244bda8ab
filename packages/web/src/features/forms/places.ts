// Boxes on a page, dragged and nudged within it.
import type { FormField } from '@oneform/contract';

export type Box = FormField['box'];

/** By shares of the page; it stays on it. */
export function shift([x0, y0, x1, y1]: Box, right: number, down: number): Box {
  const across = Math.min(Math.max(right, -x0), 1 - x1);
  const along = Math.min(Math.max(down, -y0), 1 - y1);
  return [x0 + across, y0 + along, x1 + across, y1 + along];
}

export const directions = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
} as const satisfies Readonly<Record<string, readonly [right: number, down: number]>>;
export type Direction = keyof typeof directions;

const STEP_IN_POINTS = 3;

export function nudge(box: Box, direction: Direction, page: { readonly width: number; readonly height: number }): Box {
  const [right, down] = directions[direction];
  return shift(box, (right * STEP_IN_POINTS) / page.width, (down * STEP_IN_POINTS) / page.height);
}
