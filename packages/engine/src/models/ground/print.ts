// A page's print as one run of letters and digits that can be searched, every one of which knows the word it stands in.
import type { Box, Page } from '#read-document.ts';

export interface PrintedWord {
  readonly text: string;
  readonly box: Box;
  /** Index of its line on the page. */
  readonly line: number;
}

export interface Print {
  readonly page: Page;
  readonly words: readonly PrintedWord[];
  /** Lower case letters and digits without accents, in reading order; spaces, hyphens and separators are gone. */
  readonly squashed: string;
  /** The same with look-alikes made one: shorter where two letters pass for one. */
  readonly folded: string;
  /** Index into `squashed`, for each character of `folded` and for its end. */
  readonly foldedAt: readonly number[];
  /** Index into `words`, for each character of `squashed`. */
  readonly wordAt: readonly number[];
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

const lookalikes: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'l',
  i: 'l',
  '5': 's',
  '8': 'b',
  '2': 'z',
  '6': 'g',
};

export const foldLetters = (squashed: string): string => fold(squashed).folded;

function fold(squashed: string): { folded: string; foldedAt: number[] } {
  let folded = '';
  const foldedAt: number[] = [];
  for (let at = 0; at < squashed.length; at++) {
    foldedAt.push(at);
    const pair = squashed.slice(at, at + 2);
    if (pair === 'rn' || pair === 'vv') {
      folded += pair === 'rn' ? 'm' : 'w';
      at++;
    } else folded += lookalikes[squashed[at]!] ?? squashed[at];
  }
  return { folded, foldedAt: [...foldedAt, squashed.length] };
}

export function layPrint(page: Page): Print {
  const words = page.lines.flatMap((line, index) => line.words.map(({ text, box }) => ({ text, box, line: index })));
  let squashed = '';
  const wordAt: number[] = [];
  const opens: boolean[] = [];
  const closes: boolean[] = [];
  for (const [index, { text }] of words.entries()) {
    const continues = continuesNumber(words[index - 1], words[index]!);
    // What is printed since the last letter or digit of this word; undefined at its start.
    let between: string | undefined;
    let last = '';
    if (continues && closes.length > 0) closes[closes.length - 1] = false;
    for (const unit of text) {
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
  return { page, words, squashed, ...fold(squashed), wordAt, opens, closes };
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

/** Every place where the letters stand, beginning and ending with a word or a number. */
export function findRuns(print: Print, letters: string, within: Run, isFolded: boolean): Run[] {
  if (letters === '') return [];
  const text = isFolded ? print.folded : print.squashed;
  const wanted = isFolded ? foldLetters(letters) : letters;
  const place = (at: number) => (isFolded ? print.foldedAt[at]! : at);
  const runs: Run[] = [];
  for (let at = text.indexOf(wanted); at !== -1; at = text.indexOf(wanted, at + 1)) {
    const run = { from: place(at), to: place(at + wanted.length) };
    const isWhole = print.opens[run.from] && print.closes[run.to - 1];
    if (isWhole && run.from >= within.from && run.to <= within.to) runs.push(run);
  }
  return runs;
}
