// A line without some of its words.
import type { Box, Line, Word } from '#document/read-document.ts';

/** The line with the words that pass, undefined when none does. */
export function keepWords(line: Line, isKept: (word: Word) => boolean): Line | undefined {
  const words = line.words.filter(isKept);
  if (words.length === line.words.length) return line;
  if (words.length === 0) return undefined;
  return { ...line, words, text: words.map(({ text }) => text).join(' '), box: boxAround(words) };
}

function boxAround(words: readonly Word[]): Box {
  return [
    Math.min(...words.map(({ box }) => box[0])),
    Math.min(...words.map(({ box }) => box[1])),
    Math.max(...words.map(({ box }) => box[2])),
    Math.max(...words.map(({ box }) => box[3])),
  ];
}
