// Distances on a page in heights of its lines, so that near means the same on a card and on a letter.

import type { Box } from '#document/read-document.ts';
import { unionOfBoxes } from '../engine-port.ts';
import { type Print, type Run, wordsOfRun } from './print.ts';

export interface Measure {
  readonly boxOf: (run: Run) => Box;
  /** Between the nearest edges of two boxes; 0 where they touch. What stands lines away is farther than what stands as far along a line. */
  readonly distance: (a: Box, b: Box) => number;
  /** Of a line, as share of the page. */
  readonly height: number;
}

const ACROSS_LINES = 3;

const known = new WeakMap<Print, Measure>();

export function measureOf(print: Print): Measure {
  const measure = known.get(print) ?? makeMeasure(print);
  known.set(print, measure);
  return measure;
}

function makeMeasure(print: Print): Measure {
  const { page, words } = print;
  const heights = words.map(({ box }) => box[3] - box[1]).toSorted((a, b) => a - b);
  const isPlain = page.width === 0;
  // Lines of plain text are as high as the share of the characters they take: on average.
  const height = isPlain ? 1 / Math.max(1, page.lines.length) : (heights[Math.floor(heights.length / 2)] ?? 1);
  const aspect = isPlain ? 0 : page.width / page.height;
  const gap = (a: Box, b: Box, axis: 0 | 1) => Math.max(0, a[axis] - b[axis + 2]!, b[axis] - a[axis + 2]!);
  return {
    boxOf: (run) => unionOfBoxes(wordsOfRun(print, run).map(({ box }) => box)),
    distance: (a, b) => Math.hypot(gap(a, b, 0) * aspect, ACROSS_LINES * gap(a, b, 1)) / height,
    height,
  };
}
