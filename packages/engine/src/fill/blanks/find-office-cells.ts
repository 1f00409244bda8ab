// Cells that an office fills in, "For official use only", and those of a column under such a head.
import type { Span } from '#read/drawing.ts';
import { type Ink, isWithin } from './blank.ts';
import type { Cell } from './find-cells.ts';

/** Without spaces, which letters of a page do not have. */
const said = /(?:use|space)only(?!for)|donot(?:write|mark|use)(?:in|on|this|below|above)/i;
/** Letters: a longer text says it of something else. */
const longest = 90;
const flush = 3;

export function findOfficeCells(closed: readonly Cell[], inks: readonly Ink[]): Set<Cell> {
  const heads = closed.filter(({ span }) => {
    const own = inks.filter(({ span: one }) => isWithin((one[0] + one[2]) / 2, (one[1] + one[3]) / 2, span));
    return (
      own.length > 0 &&
      own.length < longest &&
      said.test(
        inReadingOrder(own)
          .map(({ text }) => text)
          .join(''),
      )
    );
  });
  const found = new Set(heads);
  for (const { span } of found) for (const cell of closed) if (isUnder(cell.span, span)) found.add(cell);
  return found;
}

function isUnder(lower: Span, upper: Span): boolean {
  return (
    Math.abs(lower[1] - upper[3]) < flush &&
    Math.abs(lower[0] - upper[0]) < flush &&
    Math.abs(lower[2] - upper[2]) < flush
  );
}

function inReadingOrder(inks: readonly Ink[]): Ink[] {
  const rows: Ink[][] = [];
  for (const ink of inks.toSorted((a, b) => a.span[3] - b.span[3])) {
    const row = rows.at(-1);
    if (row !== undefined && ink.span[1] < row[0]!.span[3] - 2) row.push(ink);
    else rows.push([ink]);
  }
  return rows.flatMap((row) => row.toSorted((a, b) => a.span[0] - b.span[0]));
}
