import { expect, it } from 'vitest';
import { isSameRow, layOut } from '#layout/segments.ts';
import { findSlant } from './find-slant.ts';
import type { Box, Page } from './read-document.ts';

/** Rows of a caption, a word beside it and an amount far to the right, on a page of 1,000 × 1,000 that slants so much. */
function scanned(slant: number, source: Page['source'] = 'ocr'): Page {
  const boxAt = (x: number, y: number): Box => [x, y + slant * (x + 0.05), x + 0.1, y + 0.02 + slant * (x + 0.05)];
  const lines = [0.1, 0.14, 0.18, 0.22].flatMap((y) => {
    const words = [
      { text: 'Total', box: boxAt(0.05, y), confidence: 1 },
      { text: 'due', box: boxAt(0.2, y), confidence: 1 },
    ];
    const amount = { text: '12.50', box: boxAt(0.85, y), confidence: 1 };
    return [words, [amount]].map((of) => ({
      text: of.map(({ text }) => text).join(' '),
      box: of[0]!.box,
      words: of,
      confidence: 1,
    }));
  });
  return { number: 1, width: 1000, height: 1000, rotation: 0, source, text: '', lines, fields: [] };
}

it.each([0.03, -0.05])('finds a slant of %d and takes it out of the layout', (slant) => {
  const page = scanned(slant);
  expect(findSlant(page)).toBeCloseTo(slant, 3);
  const segments = layOut(page);
  const [caption, amount] = [
    segments.find(({ words }) => words[0]!.text === 'Total')!,
    segments.find(({ words }) => words[0]!.text === '12.50')!,
  ];
  expect(isSameRow(caption, amount)).toBe(true);
});

it('finds none on level pages, nor where too few lines could tell', () => {
  expect(findSlant(scanned(0))).toBe(0);
  const page = scanned(0.03);
  expect(findSlant({ ...page, lines: page.lines.slice(0, 4) })).toBe(0);
});
