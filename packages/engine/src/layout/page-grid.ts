// The segments of a page by rows, to ask what stands beside and below.

import type { Page } from '#document/read-document.ts';
import { getLimits } from './limits.ts';
import { isSameRow, layOut, overlapX, type Segment } from './segments.ts';

export interface PageGrid {
  readonly page: Page;
  readonly segments: readonly Segment[];
  readonly rows: readonly (readonly Segment[])[];
  /** Number of a segment's row, by `Segment.index`. */
  readonly rowOf: readonly number[];
}

export function gridOf(page: Page): PageGrid {
  const segments = layOut(page);
  const rows: Segment[][] = [];
  const sorted = [...segments].sort((a, b) => a.y0 + a.y1 - (b.y0 + b.y1) || a.x0 - b.x0);
  for (const segment of sorted) {
    const row = rows.at(-1);
    if (row && isSameRow(row[0]!, segment)) row.push(segment);
    else rows.push([segment]);
  }
  const rowOf: number[] = [];
  for (const [index, row] of rows.entries()) {
    row.sort((a, b) => a.x0 - b.x0);
    for (const segment of row) rowOf[segment.index] = index;
  }
  return { page, segments, rows, rowOf };
}

/** Segments right of one in its row, nearest first. */
export function rightOf(grid: PageGrid, segment: Segment, max: number): Segment[] {
  const row = grid.rows[grid.rowOf[segment.index]!]!;
  const at = row.indexOf(segment);
  return row.slice(at + 1, at + 1 + max);
}

/** The segment left of one in its row. */
export function leftOf(grid: PageGrid, segment: Segment): Segment | undefined {
  const row = grid.rows[grid.rowOf[segment.index]!]!;
  return row[row.indexOf(segment) - 1];
}

/** Rows looked through below or above a segment. */
const reach = 6;

/** Segments below (step 1) or above (step −1) one that share some of its width, nearest first, a row at a time. */
export function inColumn(grid: PageGrid, segment: Segment, step: 1 | -1, max: number): Segment[] {
  const found: Segment[] = [];
  const own = grid.rowOf[segment.index]!;
  for (let row = own + step, seen = 0; seen < reach && found.length < max; row += step, seen++) {
    const others = grid.rows[row];
    if (!others) break;
    const gap = step > 0 ? others[0]!.y0 - segment.y1 : segment.y0 - others[0]!.y1;
    if (gap > 8 * segment.height) break;
    const near = others
      .filter((other) => overlapX(other, segment) > -getLimits().columnSlack * segment.height)
      .sort((a, b) => Math.abs(a.x0 - segment.x0) - Math.abs(b.x0 - segment.x0));
    if (near[0]) found.push(near[0]);
  }
  return found;
}

/** The lines that go on below a segment as one block: aligned left or centred, a line apart. Rows of other columns may stand between. */
export function blockFrom(grid: PageGrid, first: Segment, max: number): Segment[] {
  return blockOf(grid, first, max, lineBelow, isAligned);
}

/** The lines of a block up to one, the lowest first; those of a sender may be aligned right. */
export function blockUpTo(grid: PageGrid, last: Segment, max: number): Segment[] {
  return blockOf(
    grid,
    last,
    max,
    lineAbove,
    (a, b) => isAligned(a, b) || Math.abs(a.x1 - b.x1) < getLimits().leftEdge * b.height,
  );
}

const isAligned = (a: Segment, b: Segment): boolean =>
  Math.abs(a.x0 - b.x0) < getLimits().leftEdge * b.height || Math.abs(a.x0 + a.x1 - b.x0 - b.x1) < 2 * b.height;

function blockOf(
  grid: PageGrid,
  first: Segment,
  max: number,
  nextOf: typeof lineBelow,
  isInLine: (other: Segment, last: Segment) => boolean,
): Segment[] {
  const { heightRatio } = getLimits();
  const block = [first];
  while (block.length < max) {
    const last = block.at(-1)!;
    const next = nextOf(
      grid,
      last,
      (other) =>
        other.height < heightRatio * last.height && last.height < heightRatio * other.height && isInLine(other, last),
    );
    if (!next) break;
    block.push(next);
  }
  return block;
}

/** The first segment a line below one that fits. */
export function lineBelow(grid: PageGrid, segment: Segment, fits: (other: Segment) => boolean): Segment | undefined {
  const { lineGap } = getLimits();
  for (let row = grid.rowOf[segment.index]! + 1; row < grid.rows.length; row++) {
    const others = grid.rows[row]!;
    const found = others.find((other) => other.y0 - segment.y1 < lineGap * segment.height && fits(other));
    if (found) return found;
    if (others[0]!.y0 - segment.y1 > lineGap * segment.height) return undefined;
  }
  return undefined;
}

/** The first segment a line above one that fits. */
function lineAbove(grid: PageGrid, segment: Segment, fits: (other: Segment) => boolean): Segment | undefined {
  const { lineGap } = getLimits();
  for (let row = grid.rowOf[segment.index]! - 1; row >= 0; row--) {
    const others = grid.rows[row]!;
    const found = others.find((other) => segment.y0 - other.y1 < lineGap * segment.height && fits(other));
    if (found) return found;
    if (segment.y0 - others[0]!.y1 > lineGap * segment.height) return undefined;
  }
  return undefined;
}
