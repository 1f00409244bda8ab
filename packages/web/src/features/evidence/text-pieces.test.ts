import { expect, test } from 'vitest';
import type { PageMark } from '#lib/page-mark.ts';
import { textPieces } from './text-pieces.ts';

const mark = (subject: string, start: number, end: number): PageMark => ({
  id: subject,
  subject,
  label: subject,
  evidence: { page: 1, range: [start, end], quote: '' },
});
const text = 'Name: Ana Silva, born 1990';
const drawn = (marks: readonly PageMark[]) => textPieces(text, marks).map((piece) => [piece.text, piece.mark?.subject]);

test('a text is cut at its marks and stays whole', () => {
  expect(drawn([mark('birth', 22, 26), mark('name', 6, 15)])).toEqual([
    ['Name: ', undefined],
    ['Ana Silva', 'name'],
    [', born ', undefined],
    ['1990', 'birth'],
  ]);
});

test('of overlapping marks the first is drawn; ranges outside the text are cut or left out', () => {
  expect(drawn([mark('a', 0, 9), mark('b', 6, 15), mark('c', 22, 99), mark('d', 200, 210)])).toEqual([
    ['Name: Ana', 'a'],
    [' Silva, born ', undefined],
    ['1990', 'c'],
  ]);
  expect(drawn([])).toEqual([[text, undefined]]);
});
