import { expect, it } from 'vitest';
import { drawPaper, type Paper } from '#extract/testing/paper.ts';
import { allPapers } from '#extract/testing/papers/all-papers.ts';
import type { Page } from '#read-document.ts';
import { categorise } from './categorise.ts';

const taken = (...pages: Page[]) =>
  categorise({ mediaType: 'application/pdf', sha256: '0'.repeat(64), pages, problems: [] });

const draw = (type: Paper['type'], number: number): Page => {
  const paper = allPapers.find((one) => one.type === type)!;
  return { ...drawPaper(paper), number };
};

it.each([
  ['a shopping list', 'eggs\nmilk\nflour, two kilos\ncandles'],
  ['a poem', 'The lamp is low, the tide is slow\nand nobody is home\nthe gulls have gone where gulls will go'],
  ['a timetable', 'Bus 14\nHarbour 07:10 07:40 08:10\nMill Street 07:18 07:48 08:18\nStation 07:25 07:55 08:25'],
  [
    'a page of a novel',
    'She had not been in the house for years.\nThe stairs creaked as they always had, and the cat looked up.',
  ],
  ['figures alone', '12 44 91\n18 20 77\n5 6 7'],
  ['minutes of a meeting', 'Present: eleven members\nThe gate will be painted in May.\nNext meeting on Tuesday.'],
  [
    'a package leaflet',
    'Take one tablet with water.\nKeep out of the reach of children.\nDo not use after the date printed on the box.',
  ],
])('%s is none of the known papers', (_, text) => {
  const page = drawPaper({ type: 'other', about: '', text });
  expect(taken(page).type).toBe('other');
});

it('has three papers or more of every kind that letters and forms come in', () => {
  const counts = Map.groupBy(allPapers, (paper) => paper.type);
  for (const type of [
    'pay_stub',
    'bank_statement',
    'utility_bill',
    'invoice',
    'receipt',
    'employment_letter',
    'lease',
  ] as const)
    expect(counts.get(type)?.length ?? 0, type).toBeGreaterThanOrEqual(3);
});

it('tells the papers of one file apart by page', () => {
  const { type, parts } = taken(draw('pay_stub', 1), draw('bank_statement', 2), draw('lease', 3));
  expect(type).toBe('multiple');
  expect(parts.map((part) => [part.type, part.pages])).toEqual([
    ['pay_stub', [1]],
    ['bank_statement', [2]],
    ['lease', [3]],
  ]);
});
