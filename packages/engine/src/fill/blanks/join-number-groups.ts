// The three groups of a social security number are one place, whatever stands between them.
import type { Span } from '#read/drawing.ts';
import { widthOf } from './blank.ts';

/** Points: columns of a table are wider. */
const widestGroup = 100;

export function joinNumberGroups(spans: readonly Span[]): Span[] {
  const row = spans.toSorted((a, b) => a[3] - b[3] || a[0] - b[0]);
  const joined: Span[] = [];
  for (let index = 0; index < row.length; index++) {
    const [a, b, c] = [row[index]!, row[index + 1], row[index + 2]];
    if (b !== undefined && c !== undefined && isThreeTwoFour(a, b, c)) {
      joined.push([a[0], Math.min(a[1], b[1], c[1]), c[2], a[3]]);
      index += 2;
    } else joined.push(a);
  }
  return joined;
}

function isThreeTwoFour(a: Span, b: Span, c: Span): boolean {
  const [three, two, four] = [widthOf(a), widthOf(b), widthOf(c)];
  const isRow = Math.abs(a[3] - c[3]) < 1.5 && Math.abs(a[3] - b[3]) < 1.5;
  const isTouching = Math.abs(b[0] - a[2]) < 3 && Math.abs(c[0] - b[2]) < 3;
  return (
    isRow &&
    isTouching &&
    four < widestGroup &&
    two < 0.8 * three &&
    three < 0.95 * four &&
    two > 0.4 * three &&
    three > 0.3 * four
  );
}
