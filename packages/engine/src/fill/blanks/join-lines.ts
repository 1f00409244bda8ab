// Letters side by side, joined to lines of print.
import type { Span } from '#read/drawing.ts';

/** @param gap points between two letters of one line */
export function joinToLines(letters: readonly Span[], gap: number): Span[] {
  const lines: [number, number, number, number][] = [];
  for (const span of letters.toSorted((a, b) => a[0] - b[0])) {
    const line = lines.find(
      (one) =>
        span[0] - one[2] <= gap &&
        Math.min(one[3], span[3]) - Math.max(one[1], span[1]) > 0.4 * Math.min(span[3] - span[1], one[3] - one[1]),
    );
    if (line === undefined) lines.push([...span]);
    else {
      line[1] = Math.min(line[1], span[1]);
      line[2] = Math.max(line[2], span[2]);
      line[3] = Math.max(line[3], span[3]);
    }
  }
  return lines;
}
