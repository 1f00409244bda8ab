// The surroundings of a telephone number or mail address on its page: the words before it, its row, and the block it stands in.
import { isCentredIn } from '#document/box.ts';
import type { Box } from '#document/read-document.ts';
import { blockFrom, blockUpTo, leftOf, type PageGrid } from '#layout/page-grid.ts';
import { isSameRow, joinWords, overlapX, type Segment } from '#layout/segments.ts';

export interface ContactPlace {
  readonly grid: PageGrid;
  readonly segment: Segment;
  /** Text before it in its segment, else in the one left of it. */
  readonly before: string;
  /** All that stands in its row no further than a column away. */
  readonly row: string;
  /** The lines of its block, its own among them, and what stands in their rows close by. */
  readonly block: readonly Segment[];
  /** Lines over its own, the nearest first. */
  readonly above: readonly Segment[];
}

/** Lines of a letterhead, above and below. */
const maxLines = 7;

export function findContactPlace(grid: PageGrid, box: Box): ContactPlace | undefined {
  const segment = grid.segments.find(({ words }) => words.some((word) => isCentredIn(word.box, box)));
  if (!segment) return undefined;
  const at = segment.words.findIndex((word) => isCentredIn(word.box, box));
  const left = leftOf(grid, segment);
  const isNear = (other: Segment): boolean => {
    const gap = Math.max(other.x0 - segment.x1, segment.x0 - other.x1);
    return gap < 3 * segment.height;
  };
  const row = grid.rows[grid.rowOf[segment.index]!]!.filter(isNear);
  const above = blockUpTo(grid, segment, maxLines).slice(1);
  const lines = [...above, ...row, ...blockFrom(grid, segment, maxLines).slice(1)];
  const own = joinWords(segment.words.slice(0, at));
  return {
    grid,
    segment,
    before: own || (left && isNear(left) ? joinWords(left.words) : ''),
    row: row.map(({ words }) => joinWords(words)).join(' '),
    block: lines.flatMap((line) => [line, ...companionsOf(grid, line)]),
    above,
  };
}

/** A caption and its value are two segments of one line. */
function companionsOf(grid: PageGrid, line: Segment): Segment[] {
  return grid.rows[grid.rowOf[line.index]!]!.filter(
    (other) =>
      other !== line && isSameRow(other, line) && overlapX(other, line) > -1.5 * Math.max(other.height, line.height),
  );
}

export const holds = ({ words }: Segment, box: Box): boolean => words.some((word) => isCentredIn(word.box, box));
