import { expect, it } from 'vitest';
import type { PlacedWord } from '#document/layout.ts';
import { readRegion } from './read-region.ts';

/** Lines of words, one below the other. */
const linesOf = (...lines: string[]): PlacedWord[][] =>
  lines.map((line, row) =>
    line.split(' ').map((text, column) => {
      const box = [0.1 * column, 0.1 * row, 0.1 * column + 0.08, 0.1 * row + 0.05] as const;
      return { text, confidence: 1, box: [...box], x0: box[0], y0: box[1], x1: box[2], y1: box[3] };
    }),
  );

const valuesOf = (lines: PlacedWord[][], shape: Parameters<typeof readRegion>[1]) =>
  readRegion(lines, shape, { dates: { order: 'unknown' } }).map(({ value }) => value);

it('takes a country for an authority only where nothing goes on below', () => {
  expect(valuesOf(linesOf('United States'), 'authority')).toEqual(['United States']);
  expect(valuesOf(linesOf('United States', 'Department of State'), 'authority')).toEqual([
    'United States Department of State',
  ]);
});

it('leaves the line that is written on out of the value', () => {
  expect(valuesOf(linesOf('_Harbour pilot'), 'text')).toContain('Harbour pilot');
});
