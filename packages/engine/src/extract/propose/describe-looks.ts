// Describes the place of an uncaptioned value, and compares it with others of the same look.

import type { Page } from '#document/read-document.ts';
import { blockFrom, leftOf, type PageGrid } from '#layout/page-grid.ts';
import { joinWords, type PlacedWord, type Segment } from '#layout/segments.ts';
import { isStreet } from '#values/fits-shape.ts';
import type { ShapedValue } from '#values/read-shape.ts';
import type { ByLooks } from '../claims/candidate.ts';

export interface Piece {
  readonly page: Page;
  readonly grid: PageGrid;
  readonly segment: Segment;
  readonly raw: string;
  readonly words: readonly PlacedWord[];
  readonly shaped: ShapedValue;
  readonly fit: number;
  readonly share: number;
  readonly lines: number;
}

/** Readings of a piece, wherever it is. */
export type ReadPiece = Omit<Piece, 'page' | 'grid' | 'segment'>;

export type Ranks = Pick<ByLooks, 'rank' | 'rankFromEnd'>;
const unranked: Ranks = { rank: -1, rankFromEnd: -1 };

/** By size of the number or by date, 0 for the largest or earliest; −1 where it has neither. */
export function rankOf(pieces: readonly Piece[]): Ranks[] {
  const sizes = pieces.map(({ shaped: { value, type } }) =>
    type === 'money' ? -Number(value) : type === 'date' ? Date.parse(value) : Number.NaN,
  );
  const sorted = [...new Set(sizes.filter(Number.isFinite))].sort((a, b) => a - b);
  return sizes.map((size) => {
    const at = sorted.indexOf(size);
    return at < 0 ? unranked : { rank: at, rankFromEnd: sorted.length - 1 - at };
  });
}

/** Maximum lines of an address. */
const maxLines = 3;

/** `IMOGEN FARRUGIA` stands one line over `9 WATTLE ST`. */
function linesToStreet(grid: PageGrid, segment: Segment): number {
  return blockFrom(grid, segment, maxLines + 1).findIndex(({ words }) => {
    const text = joinWords(words);
    return /\d/.test(text) && isStreet(text);
  });
}

export function describeLooks(
  { page, grid, segment, fit, share, lines }: Piece,
  at: number,
  count: number,
  ranks: Ranks = unranked,
): ByLooks {
  const row = grid.rowOf[segment.index]!;
  const heights = grid.segments.map(({ height }) => height).sort((a, b) => a - b);
  const [above, below] = [grid.rows[row - 1]?.[0], grid.rows[row + 1]?.[0]];
  return {
    ordinal: at,
    fromEnd: count - 1 - at,
    ...ranks,
    size: segment.height / (heights[heights.length >> 1] || 1),
    row,
    isAlone: grid.rows[row]!.length === 1,
    column: grid.rows[row]!.indexOf(segment),
    beginsPage: page.number === 1 && row === 0,
    lines,
    fit,
    share,
    hasDigitsBelow: below !== undefined && /\d/.test(joinWords(below.words)),
    endsInColonAbove: above !== undefined && /:$/.test(joinWords(above.words)),
    gapAbove: above ? (segment.y0 - above.y1) / (segment.height || 1) : 9,
    linesToStreet: linesToStreet(grid, segment),
    standsBesideLetter: /^\p{Lu}$/u.test(joinWords(leftOf(grid, segment)?.words ?? [])),
    standsBesideAmount: grid.rows[row]!.some(
      (other) => other !== segment && /\d[.,]\d{2}(?!\d)/.test(joinWords(other.words)),
    ),
  };
}
