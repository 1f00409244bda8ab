// A page as long as the longest papers have, out of a text of any length.
import type { Line, Page, ReadProblem, Word } from './read-document.ts';

/**
 * A page of print has a hundred lines; a pasted text may be one line of many words, or of one. Sums stand at the end, so that the middle is left
 * out.
 */
const maxLinesAtStart = 1000;
const maxLinesAtEnd = 500;
const maxWordsOfLine = 2000;
const maxWords = 12_000;
/** The longest links are as long; what is longer says nothing to a person, and each finder would copy it as a value. */
const longestWord = 2000;

/** Shortens a page to the size that can be weighed line against line in a second. */
export function shortenPage(page: Page): Page {
  if (isShortPage(page)) return page;
  const { lines } = page;
  const kept =
    lines.length <= maxLinesAtStart + maxLinesAtEnd
      ? lines
      : [...lines.slice(0, maxLinesAtStart), ...lines.slice(-maxLinesAtEnd)];
  let left = maxWords;
  const shortened = kept.flatMap((line) => {
    const words = line.words.filter(isShortWord).slice(0, Math.min(maxWordsOfLine, left));
    left -= words.length;
    return words.length > 0 ? [words.length < line.words.length ? { ...line, words } : line] : [];
  });
  return { ...page, lines: shortened };
}

function isShortPage({ lines }: Page): boolean {
  const count = lines.reduce((sum, { words }) => sum + words.length, 0);
  return lines.length <= maxLinesAtStart + maxLinesAtEnd && count <= maxWords && lines.every(isShort);
}

/** Tells a person about pages of which a part was left out. */
export const listShortened = (pages: readonly Page[]): ReadProblem[] =>
  pages.filter((page) => !isShortPage(page)).map(({ number }) => ({ code: 'page_shortened', page: number }));

const isShort = ({ words }: Line): boolean => words.length <= maxWordsOfLine && words.every(isShortWord);

const isShortWord = ({ text }: Word): boolean => text.length <= longestWord;
