// A stretch of print as evidence: the box it fills on its page, or a range of characters for each line of plain text.

import { evidenceOf } from '#extract/evidence-of.ts';
import type { Evidence } from '#facts.ts';
import type { Box } from '#read-document.ts';
import type { Print, PrintedWord, Run } from './print.ts';

export function evidenceOfRun(print: Print, run: Run): Evidence[] {
  const words = wordsIn(print, run);
  const parts = print.page.width > 0 ? [words] : [...Map.groupBy(words, ({ line }) => line).values()];
  return parts.map((part) => evidenceOf(print.page, boxAround(part), textOf(part)));
}

export const printedText = (print: Print, run: Run): string => textOf(wordsIn(print, run));

/** As a reader of shapes wants it: lines parted by line breaks. */
export const printedLines = (print: Print, run: Run): string =>
  [...Map.groupBy(wordsIn(print, run), ({ line }) => line).values()].map(textOf).join('\n');

export const boxOfRun = (print: Print, run: Run): Box => boxAround(wordsIn(print, run));

const wordsIn = ({ words, wordAt }: Print, { from, to }: Run): readonly PrintedWord[] =>
  words.slice(wordAt[from], (wordAt[to - 1] ?? -1) + 1);

const textOf = (words: readonly PrintedWord[]): string => words.map(({ text }) => text).join(' ');

function boxAround(words: readonly PrintedWord[]): Box {
  const sides = (at: 0 | 1 | 2 | 3): number[] => words.map(({ box }) => box[at]);
  return [Math.min(...sides(0)), Math.min(...sides(1)), Math.max(...sides(2)), Math.max(...sides(3))];
}
