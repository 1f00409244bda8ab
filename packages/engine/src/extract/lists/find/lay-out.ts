// The layout of pages as the readers of each kind measure in it.

import { unionOfBoxes } from '#document/box.ts';
import type { Box } from '#document/read-document.ts';
import type { AnalysedPage } from '#layout/analyse-page.ts';

/** All lengths in shares of the page's height, so that across and down compare. */
export interface Token {
  readonly text: string;
  readonly page: number;
  readonly box: Box;
  readonly confidence: number;
  /** ISO 4217: what amounts of the paper are in. */
  readonly currency?: string;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** A run of words on one base line, as the reader parted them at wide gaps. */
export interface Segment extends Omit<Token, 'confidence' | 'currency'> {
  readonly tokens: readonly Token[];
  readonly height: number;
}

export interface Sheet {
  readonly page: number;
  /** Reading order. */
  readonly segments: readonly Segment[];
  /** Median height of a line. */
  readonly lineHeight: number;
  readonly isPlain: boolean;
  /** Read in a picture, so that letters can be wrong. */
  readonly isPicture: boolean;
}

export function layOut(pages: readonly AnalysedPage[], currency?: string): Sheet[] {
  return pages.map(({ page, grid }) => {
    const isPlain = page.height === 0;
    const unit = isPlain ? 1 / Math.max(page.text.split('\n').length, shortestPlain) : 1;
    const segments = grid.segments.flatMap(({ words }) =>
      toSegment(
        words.map(({ text, box, confidence, x0, x1, y0, y1 }) => ({
          text,
          page: page.number,
          box,
          confidence,
          ...(currency && { currency }),
          left: x0 * unit,
          right: x1 * unit,
          top: y0 * unit,
          bottom: y1 * unit,
        })),
      ),
    );
    const heights = segments.map(({ height }) => height).sort((a, b) => a - b);
    const lineHeight = heights[Math.floor(heights.length / 2)] ?? 0.012;
    return { page: page.number, segments, lineHeight, isPlain, isPicture: page.source === 'ocr' };
  });
}

/** Rows that a page of plain text has room for. */
const shortestPlain = 40;

function toSegment(tokens: readonly Token[]): Segment[] {
  const [first] = tokens;
  if (!first) return [];
  const tops = tokens.map((token) => token.top);
  const bottoms = tokens.map((token) => token.bottom);
  const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [top, bottom] = [mean(tops), mean(bottoms)];
  return [
    {
      tokens,
      text: tokens.map((token) => token.text).join(' '),
      page: first.page,
      box: unionOfBoxes(tokens.map((token) => token.box)),
      left: Math.min(...tokens.map((token) => token.left)),
      right: Math.max(...tokens.map((token) => token.right)),
      top,
      bottom,
      height: bottom - top,
    },
  ];
}

/** A segment of some of another's words. */
export function segmentOf(tokens: readonly Token[]): Segment | null {
  return toSegment(tokens)[0] ?? null;
}

/** Top of the print on a page. A page may have more segments than a call takes arguments. */
export const topOf = ({ segments }: Sheet): number =>
  segments.reduce((top, segment) => Math.min(top, segment.top), Number.POSITIVE_INFINITY);

/** Right end of its widest line. */
export const rightOf = ({ segments }: Sheet): number =>
  segments.reduce((right, segment) => Math.max(right, segment.right), 0);
