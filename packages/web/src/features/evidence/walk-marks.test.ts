import { expect, test } from 'vitest';
import { inReadingOrder, marksOf, type PageMark } from '#lib/page-mark.ts';
import { walkMarks } from './walk-marks.ts';

const at = (id: string, page: number, x: number, y: number): PageMark => ({
  id,
  subject: id,
  label: id,
  evidence: { page, box: [x, y, x + 0.1, y + 0.02], quote: id },
});
const ids = (marks: readonly PageMark[]) => marks.map(({ id }) => id);

test('reading order goes down the page, along a line, then to the next page', () => {
  const marks = [at('next page', 2, 0, 0), at('below', 1, 0, 0.5), at('right', 1, 0.6, 0.105), at('left', 1, 0.1, 0.1)];
  expect(ids(inReadingOrder(marks))).toEqual(['left', 'right', 'below', 'next page']);
});

test('places in a text follow its characters', () => {
  const inText = (id: string, start: number): PageMark => ({
    id,
    subject: id,
    label: id,
    evidence: { page: 1, range: [start, start + 3], quote: id },
  });
  expect(ids(inReadingOrder([inText('b', 40), inText('a', 4)]))).toEqual(['a', 'b']);
});

test('a value found at two places has two marks and one subject', () => {
  const evidence = { page: 1, quote: 'Ana' };
  expect(marksOf('name', 'Name: Ana', [evidence, evidence]).map(({ id, subject }) => [id, subject])).toEqual([
    ['name#0', 'name'],
    ['name#1', 'name'],
  ]);
});

test('walking goes round, and begins at either end', () => {
  const marks = [at('a', 1, 0, 0.1), at('b', 1, 0, 0.2), at('c', 2, 0, 0.1)];
  expect(walkMarks(marks, 'a', 1)?.id).toBe('b');
  expect(walkMarks(marks, 'c', 1)?.id).toBe('a');
  expect(walkMarks(marks, 'a', -1)?.id).toBe('c');
  expect(walkMarks(marks, undefined, 1)?.id).toBe('a');
  expect(walkMarks(marks, 'gone', -1)?.id).toBe('c');
  expect(walkMarks([], undefined, 1)).toBeUndefined();
});
