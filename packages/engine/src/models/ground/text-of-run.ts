// The words of a stretch as readable text, and the way back from a place in it to the print.
import type { Print, Run } from './print.ts';

export interface RunText {
  readonly text: string;
  readonly words: readonly string[];
  /** From character offsets in `text`; what begins or ends within a word takes the word. */
  readonly runsOf: (places: readonly Run[]) => Run[];
  /** From indices in `words`, the end not included. */
  readonly runOfWords: (from: number, to: number) => Run;
}

export function textOfRun({ words: all, wordAt, squashed }: Print, run: Run): RunText {
  const first = wordAt[run.from] ?? 0;
  const last = run.to > run.from ? wordAt[run.to - 1]! : first - 1;
  const words = all.slice(first, last + 1);
  let text = '';
  const starts: number[] = [];
  for (const [index, word] of words.entries()) {
    if (index > 0) text += words[index - 1]!.line === word.line ? ' ' : '\n';
    starts.push(text.length);
    text += word.text;
  }
  // Words without a letter or digit have no place in the print's letters: the next one's start stands for them.
  const startOf = (word: number): number => {
    const at = wordAt.findIndex((index) => index >= word);
    return at === -1 ? squashed.length : at;
  };
  const runOfWords = (from: number, to: number): Run => ({ from: startOf(first + from), to: startOf(first + to) });
  return {
    text,
    words: words.map((word) => word.text),
    runOfWords,
    runsOf: (places) =>
      places.map(({ from, to }) => {
        const begins = starts.findLastIndex((start) => start <= from);
        const ends = starts.findLastIndex((start) => start < to);
        return runOfWords(Math.max(0, begins), Math.max(0, ends) + 1);
      }),
  };
}
