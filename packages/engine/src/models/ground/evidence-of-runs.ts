// Stretches of print as evidence: the box each fills on its page, or a range of characters for each line of plain text.
import type { Evidence } from '#document/facts.ts';
import { evidenceOf, unionOfBoxes } from '../engine-port.ts';
import { type Print, type PrintedWord, type Run, wordsOfRun } from './print.ts';

export function evidenceOfRuns(print: Print, runs: readonly Run[]): Evidence[] {
  const parts = runs.flatMap((run) => {
    const words = wordsOfRun(print, run);
    return print.page.width > 0 ? [words] : linesOf(words);
  });
  return parts.map((words) => evidenceOf(print.page, unionOfBoxes(words.map(({ box }) => box)), textOf(words)));
}

export const printedText = (print: Print, run: Run): string => textOf(wordsOfRun(print, run));

/** As a reader of values wants it: lines parted by line breaks. */
export const printedLines = (print: Print, runs: readonly Run[]): string =>
  runs.flatMap((run) => linesOf(wordsOfRun(print, run)).map(textOf)).join('\n');

const linesOf = (words: readonly PrintedWord[]) => [...Map.groupBy(words, ({ line }) => line).values()];
const textOf = (words: readonly PrintedWord[]): string => words.map(({ text }) => text).join(' ');
