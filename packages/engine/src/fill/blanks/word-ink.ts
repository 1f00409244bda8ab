// A recognised word as ink: its box has a rim of paper.
import type { Span } from '#read/drawing.ts';
import type { Ink } from './blank.ts';

export function wordInk(text: string, [x0, y0, x1, y1]: Span): Ink {
  const height = y1 - y0;
  return { text, span: [x0, y0 + 0.18 * height, x1, y1 - 0.22 * height] };
}
