import { expect, it } from 'vitest';
import { drawPage } from '#testing/draw-page.ts';
import type { Page } from './read-document.ts';
import { listShortened, shortenPage } from './shorten-page.ts';

const pageOf = (lines: number, words: number): Page => {
  const page = drawPage([[40, 100, 'Balance']]);
  const [line] = page.lines;
  const [word] = line!.words;
  return { ...page, lines: Array.from({ length: lines }, () => ({ ...line!, words: Array(words).fill(word) })) };
};
const countWords = ({ lines }: Page): number => lines.reduce((sum, { words }) => sum + words.length, 0);

it('leaves a page as it is that a paper could have', () => {
  const page = pageOf(300, 12);
  expect(shortenPage(page)).toBe(page);
});

it('keeps the beginning and the end of a long text', () => {
  const page = pageOf(9000, 2);
  const { lines } = shortenPage(page);
  expect(lines).toHaveLength(1500);
  expect(lines[0]).toBe(page.lines[0]);
  expect(lines.at(-1)).toBe(page.lines.at(-1));
});

it('cuts lines of megabytes', () => {
  expect(countWords(shortenPage(pageOf(1, 50_000)))).toBe(2000);
  expect(countWords(shortenPage(pageOf(100, 2000)))).toBe(12_000);
});

it('leaves out what is longer than any word', () => {
  const page = pageOf(1, 3);
  const [line] = page.lines;
  const words = line!.words.map((word, at) => (at === 1 ? { ...word, text: 'P<UTO<<<<<'.repeat(1000) } : word));
  const long = { ...page, lines: [{ ...line!, words }] };
  expect(shortenPage(long).lines.map((line) => line.words.map(({ text }) => text))).toEqual([['Balance', 'Balance']]);
  expect(listShortened([long])).toEqual([{ code: 'page_shortened', page: 1 }]);
});

it('names the pages of which something is left out', () => {
  const pages = [pageOf(300, 12), pageOf(9000, 2), pageOf(1, 50_000)].map((page, n) => ({ ...page, number: n + 1 }));
  expect(listShortened(pages)).toEqual([
    { code: 'page_shortened', page: 2 },
    { code: 'page_shortened', page: 3 },
  ]);
});
