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

/** A caption and its value, rows 3 % of the page apart, photographed at an angle: each word has the box around it. */
function photographed(degrees: number): Page {
  const tilt = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(tilt), Math.sin(tilt)];
  const word = (text: string, left: number, middle: number, width: number) => {
    const height = 0.016;
    const [x, y] = [left + width / 2 - 0.5, middle - 0.5];
    const [across, down] = [x * cos - y * sin + 0.5, x * sin + y * cos + 0.5];
    const [wide, tall] = [width * cos + height * Math.abs(sin), width * Math.abs(sin) + height * cos];
    const box: Box = [across - wide / 2, down - tall / 2, across + wide / 2, down + tall / 2];
    return { text, box, words: [{ text, box, confidence: 1 }], confidence: 1 };
  };
  const lines = ['Gross', 'Tax', 'Net'].flatMap((caption, row) => [
    word(caption, 0.2, 0.3 + 0.03 * row, 0.09),
    word(`${row}12.00`, 0.5, 0.3 + 0.03 * row, 0.08),
  ]);
  return { number: 1, width: 1000, height: 1000, rotation: 0, tilt, source: 'ocr', text: '', lines, fields: [] };
}

it.each([8, -9, 15, -15])('lays a page level that was photographed at %d degrees', (degrees) => {
  const segments = layOut(photographed(degrees));
  const of = (text: string) => segments.find(({ words }) => words[0]!.text === text)!;
  const captions = ['Gross', 'Tax', 'Net'];
  for (const [row, caption] of captions.entries())
    for (const other of [0, 1, 2])
      expect(isSameRow(of(caption), of(`${other}12.00`)), `${caption} ${other}`).toBe(row === other);
});
