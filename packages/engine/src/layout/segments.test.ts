import { expect, it } from 'vitest';
import type { Box, Page } from '#document/read-document.ts';
import { joinWords, layOut } from './segments.ts';

/** One line of words, each with its left and right edge; a letter is 20 high on a page of 1,000 × 1,000. */
function segmentsOf(...placed: readonly (readonly [text: string, from: number, to: number])[]): string[] {
  const words = placed.map(([text, from, to]) => ({
    text,
    confidence: 1,
    box: [from / 1000, 0.1, to / 1000, 0.12] as Box,
  }));
  const page: Page = {
    number: 1,
    width: 1000,
    height: 1000,
    rotation: 0,
    text: '',
    source: 'ocr',
    fields: [],
    lines: [{ text: '', words, box: [0, 0.1, 1, 0.12], confidence: 1 }],
  };
  return layOut(page).map((segment) => joinWords(segment.words));
}

it('parts words with a gap wider than a letter is high', () => {
  expect(segmentsOf(['Name', 100, 150], ['Maya', 175, 220], ['Lindgren', 228, 300])).toEqual(['Name', 'Maya Lindgren']);
});

it('keeps the words of a typewriter together, whose spaces are as wide as its letters', () => {
  expect(segmentsOf(['123', 100, 154], ['FREMONT', 178, 304], ['WAY', 328, 382])).toEqual(['123 FREMONT WAY']);
});

it('parts columns of a typewriter', () => {
  expect(segmentsOf(['123', 100, 154], ['FREMONT', 178, 304], ['55.00', 350, 440])).toEqual(['123 FREMONT', '55.00']);
});

it('parts what stands side by side behind bars, dots and icons', () => {
  expect(
    segmentsOf(
      ['Madrid', 100, 150],
      ['|', 158, 160],
      ['+34', 168, 190],
      ['914', 196, 220],
      ['•', 228, 232],
      ['mara@example.com', 240, 400],
    ),
  ).toEqual(['Madrid', '+34 914', 'mara@example.com']);
});
