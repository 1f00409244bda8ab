// Short lines with dashes or strokes between them: the groups of a number or a date, each with as many places as its share.
import type { Span } from '#read/drawing.ts';
import { type Ink, widthOf } from './blank.ts';

/** Points. */
const widest = 70;
const farthest = 18;
/** Of the line before: the two figures in the middle of a social security number have less room than the three before them. */
const clearlyLess = 0.85;

/** Number of figures in each of them, by line. */
export function findNumberGroups(lines: readonly Span[], inks: readonly Ink[]): Map<Span, number> {
  const short = lines.filter((line) => widthOf(line) <= widest).toSorted((a, b) => a[0] - b[0]);
  const next = (line: Span) =>
    short.find((other) => {
      const gap = other[0] - line[2];
      return Math.abs(other[3] - line[3]) < 2 && gap > 1 && gap < farthest;
    });
  const found = new Map<Span, number>();
  for (const first of short) {
    const [second, third] = [next(first), next(next(first) ?? first)];
    if (second === undefined || third === undefined || found.has(first)) continue;
    const between = [signBetween(first, second, inks), signBetween(second, third, inks)].join(' ');
    const isNumber = widthOf(second) < clearlyLess * widthOf(third) && widthOf(first) < clearlyLess * widthOf(third);
    const sizes = between === '/ /' ? [2, 2, 4] : between === '- -' && isNumber ? [3, 2, 4] : undefined;
    for (const [index, line] of [first, second, third].entries()) if (sizes) found.set(line, sizes[index]!);
  }
  return found;
}

function signBetween(left: Span, right: Span, inks: readonly Ink[]): string {
  return inks
    .filter(({ span: [x0, y0, x1, y1] }) => {
      const middle = (x0 + x1) / 2;
      return middle > left[2] - 1 && middle < right[0] + 1 && y1 > left[1] && (y0 + y1) / 2 < left[3] + 2;
    })
    .map(({ text }) => text.replace(/[–—−]/, '-'))
    .join('');
}
