// Notations of a split, and what is wrong with the rest.
import { expect, test } from 'vitest';
import { readParts } from './read-parts.ts';

test('pages and ranges, each page once and in order', () => {
  expect(readParts('1-2, 3; 4 – 6', 6)).toEqual([[1, 2], [3], [4, 5, 6]]);
  expect(readParts('1,2,', 2)).toEqual([[1], [2]]);
});

test.each([
  ['1-2, x', 3, '“x” is not a page or a range like 1-2.'],
  ['1-4, 5', 3, 'The file has pages 1 to 3.'],
  ['2-1, 3', 3, 'The file has pages 1 to 3.'],
  ['1, 3', 3, 'Page 2 must be in one part, and the pages in their order.'],
  ['1-2, 2-3', 3, 'Page 2 must be in one part, and the pages in their order.'],
  ['1, 2', 3, 'Page 3 is in no part.'],
  ['1', 3, 'Pages 2 to 3 are in no part.'],
  ['1-3', 3, 'Name more than one part.'],
  ['', 3, 'Pages 1 to 3 are in no part.'],
])('%s of %d pages: %s', (text, total, fault) => {
  expect(readParts(text, total)).toBe(fault);
});
