// Every place where letters stand on a page, to the letter or with look-alikes forgiven.
import { foldLetters } from './fold-alike.ts';
import { type Print, type Run, wholeOf } from './print.ts';

/** Each begins and ends with a word, or with a number whose groups may go on in the words beside it. */
export function findRuns(print: Print, letters: string, within: Run = wholeOf(print), isFolded = false): Run[] {
  if (letters === '') return [];
  const text = isFolded ? print.folded : print.squashed;
  const wanted = isFolded ? foldLetters(letters) : letters;
  const place = (at: number) => (isFolded ? print.foldedAt[at]! : at);
  const runs: Run[] = [];
  for (let at = text.indexOf(wanted); at !== -1; at = text.indexOf(wanted, at + 1)) {
    const run = { from: place(at), to: place(at + wanted.length) };
    if (isWhole(print, run) && run.from >= within.from && run.to <= within.to) runs.push(run);
  }
  return runs;
}

/** Nothing begins or ends within a word, nor within the digits of a number. */
function isWhole({ opens, closes, wordAt, lettersAt }: Print, { from, to }: Run): boolean {
  const beginsWord = lettersAt[wordAt[from]!] === from;
  const endsWord = lettersAt[wordAt[to - 1]! + 1] === to;
  return (opens[from]! || beginsWord) && (closes[to - 1]! || endsWord);
}
