// A page's print as one run of letters and digits that can be searched, every one of which knows the word it stands in.
import type { Box, Page } from '#document/read-document.ts';
import { foldAlike } from './fold-alike.ts';

export interface PrintedWord {
  readonly text: string;
  readonly box: Box;
  /** Index of its line on the page. */
  readonly line: number;
}

export interface Print {
  readonly page: Page;
  readonly words: readonly PrintedWord[];
  /** The words as they are read: lines parted by line breaks. */
  readonly text: string;
  /** Start of each word in `text`. */
  readonly textAt: readonly number[];
  /** Lower case letters and digits without accents, in reading order; spaces, hyphens and separators are gone. */
  readonly squashed: string;
  /** The same with look-alikes made one: shorter where two letters pass for one. */
  readonly folded: string;
  /** Index into `squashed`, for each character of `folded` and for its end. */
  readonly foldedAt: readonly number[];
  /** Index into `words`, for each character of `squashed`. */
  readonly wordAt: readonly number[];
  /** Index into `squashed` where the letters of each word begin, and for the end. */
  readonly lettersAt: readonly number[];
  /** May something found begin here? Not within a word or a number. */
  readonly opens: readonly boolean[];
  /** May something found end after this character? */
  readonly closes: readonly boolean[];
}

/** A stretch of `squashed`, the end not included. */
export interface Run {
  readonly from: number;
  readonly to: number;
}

const squashUnit = (unit: string): string =>
  unit
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');

export function layPrint(page: Page): Print {
  const words = page.lines.flatMap((line, index) => line.words.map(({ text, box }) => ({ text, box, line: index })));
  let squashed = '';
  let text = '';
  const textAt: number[] = [];
  const wordAt: number[] = [];
  const lettersAt: number[] = [];
  const opens: boolean[] = [];
  const closes: boolean[] = [];
  for (const [index, word] of words.entries()) {
    if (index > 0) text += words[index - 1]!.line === word.line ? ' ' : '\n';
    textAt.push(text.length);
    text += word.text;
    lettersAt.push(squashed.length);
    const continues = continuesNumber(words[index - 1], word);
    // Signs printed since the last letter or digit of this word; undefined at its start.
    let between: string | undefined;
    let last = '';
    if (continues && closes.length > 0) closes[closes.length - 1] = false;
    for (const unit of word.text) {
      const letters = squashUnit(unit);
      if (letters === '') {
        if (between !== undefined) between += unit;
        continue;
      }
      const isInside = between !== undefined && (between === '' || joinsNumber(last, between, letters));
      if (isInside) closes[closes.length - 1] = false;
      for (const [at, letter] of [...letters].entries()) {
        squashed += letter;
        for (let width = 0; width < letter.length; width++) {
          wordAt.push(index);
          opens.push(at === 0 && width === 0 && !isInside && !(between === undefined && continues));
          closes.push(true);
        }
      }
      last = letters;
      between = '';
    }
  }
  lettersAt.push(squashed.length);
  return { page, words, text, textAt, squashed, ...foldAlike(squashed), wordAt, lettersAt, opens, closes };
}

const isDigit = (text: string) => /\d$/.test(text);

/** `1,234.56`, `12/03/2024`, `123-45-6789`: one number, whatever parts its digits. */
const joinsNumber = (last: string, between: string, next: string) =>
  isDigit(last) && /^[.,'’/:-]$/.test(between) && /^\d/.test(next);

/** `1 234,56`: three digits close behind others go on with the same number. */
function continuesNumber(before: PrintedWord | undefined, word: PrintedWord): boolean {
  if (before === undefined || before.line !== word.line) return false;
  if (!/(?:^|\D)\d{1,3}$/.test(before.text) || !/^\d{3}(?:\D|$)/.test(word.text)) return false;
  const isPlain = before.box[0] === 0 && before.box[2] === 1;
  const [axis, end] = isPlain ? ([1, 3] as const) : ([0, 2] as const);
  const letter = (before.box[end] - before.box[axis]) / before.text.length;
  return word.box[axis] - before.box[end] < 1.5 * letter;
}

export const wholeOf = ({ squashed }: Print): Run => ({ from: 0, to: squashed.length });

/** The words from `from`, the end not included. */
export const runOfWords = ({ lettersAt }: Print, from: number, to: number): Run => ({
  from: lettersAt[from]!,
  to: lettersAt[to]!,
});

/** From places in `text`; what begins or ends within a word takes the word. */
export function runOfText(print: Print, from: number, to: number): Run {
  const first = print.textAt.findLastIndex((start) => start <= from);
  const last = print.textAt.findLastIndex((start) => start < to);
  return runOfWords(print, Math.max(0, first), Math.max(0, last) + 1);
}

export const wordsOfRun = ({ words, wordAt }: Print, { from, to }: Run): readonly PrintedWord[] =>
  to > from ? words.slice(wordAt[from], wordAt[to - 1]! + 1) : [];
