import { describe, expect, it } from 'vitest';
import { fillRow } from './fill-rows.ts';
import { cellAt, fitGrid, positionOf } from './fit-grid.ts';
import { isAllowed, lookAlike, patternsFor } from './row-patterns.ts';

describe('grid of a typewritten row', () => {
  const width = 1500;
  /** Cells in which a letter was seen; between them fillers were swallowed. */
  const seen = [0, 1, 2, 3, 4, 5, 6, 9, 10, 11, 12, 13, 30, 31, 32, 33, 34, 35, 36, 37, 38, 40, 41, 42, 43];

  it('numbers the cells rightly across a run that was not seen', () => {
    const positions = seen.map((cell, index) => 20 + cell * 33 + (index % 3) * 2 - 2);
    const grid = fitGrid(positions, width)!;
    const first = cellAt(grid, positions[0]!, width);
    expect(positions.map((position) => cellAt(grid, position, width) - first)).toEqual(seen);
    expect(grid.agreement).toBeGreaterThan(0.9);
    expect(positionOf(grid, first + 43, width)).toBeCloseTo(20 + 43 * 33, -1);
  });

  it('tells an uneven row', () => {
    const positions = seen.map((cell) => 20 + cell * 33 + 14 * Math.sin(cell * cell));
    expect(fitGrid(positions, width)!.agreement).toBeLessThan(0.74);
  });
});

describe('what may stand where', () => {
  it.each([
    [2, 44, 'P'],
    [2, 44, 'V'],
    [2, 36, 'I'],
    [2, 36, 'V'],
    [3, 30, 'I'],
  ])('has patterns for %d rows of %d', (rows, length, first) => {
    const patterns = patternsFor(rows, length, first);
    expect(patterns.map((pattern) => pattern.length)).toEqual(Array(rows).fill(length));
  });

  it('accepts the specimen of ICAO 9303', () => {
    const specimen = ['P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<', 'L898902C36UTO7408122F1204159ZE184226B<<<<<10'];
    specimen.forEach((row, index) => {
      const pattern = patternsFor(2, 44, 'P')[index]!;
      expect([...row].every((character, at) => isAllowed(pattern[at]!, character))).toBe(true);
    });
  });

  it('knows what a character must be where it cannot stand', () => {
    expect(lookAlike('n', 'O')).toBe('0');
    expect(lookAlike('a', '0')).toBe('O');
  });
});

describe('fillRow', () => {
  it('puts back fillers swallowed at the end, and only there', () => {
    expect(fillRow('P<UTOERIKSSON<<ANNA<<<', 30)).toBe(`P<UTOERIKSSON<<ANNA${'<'.repeat(11)}`);
    expect(fillRow('L898902C36UTO', 30)).toBe('L898902C36UTO');
  });
});
