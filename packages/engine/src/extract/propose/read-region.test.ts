import { expect, it } from 'vitest';
import type { PlacedWord } from '#layout/segments.ts';
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

it('leaves the dots that lead to a value out of it', () => {
  expect(valuesOf(linesOf('. Tomas Brekke'), 'person_name')).toEqual(['Tomas Brekke']);
  expect(valuesOf(linesOf('.4,120.00'), 'money')).toEqual(['4120.00']);
  expect(valuesOf(linesOf('.50'), 'money')).not.toContain('5');
});

it('reads an account whole and alone, over the end of its line too', () => {
  expect(valuesOf(linesOf('DE41 8005 3000 0055 5102 77 (BBRUDEBB)'), 'identifier')).toEqual([
    'DE41 8005 3000 0055 5102 77',
  ]);
  expect(valuesOf(linesOf('DE73 8606 0500', '0011 7290 35'), 'identifier')).toEqual(['DE73 8606 0500 0011 7290 35']);
  expect(valuesOf(linesOf('0182 5566', '7002 0164'), 'identifier')[0]).toBe('0182 5566');
});

it('keeps the legal form behind a comma in the name of a firm', () => {
  expect(valuesOf(linesOf('Birchwater Holdings, LLC, Madison'), 'organisation')).toContain('Birchwater Holdings, LLC');
  expect(valuesOf(linesOf('Birchwater Holdings, LLC'), 'organisation')).toEqual(['Birchwater Holdings, LLC']);
  expect(valuesOf(linesOf('Harbour Dental, CO'), 'organisation')).toContain('Harbour Dental');
});

it('finds a height by its units', () => {
  expect(valuesOf(linesOf('SEX M 11 HOT 6\'-04"'), 'height')).toEqual(['6\'-04"']);
  expect(valuesOf(linesOf('Height 178.5 cm'), 'height')).toEqual(['178.5 cm']);
  expect(valuesOf(linesOf('1 m 71 cm'), 'height')).toEqual(['1 m 71 cm']);
});
