// Where a text stands that was misread here or there: the stretch with the fewest letters to change (Sellers, 1980).
import type { Print, Run } from './print.ts';
import { foldLetters } from './print.ts';

const SHORTEST = 8;
const SHARE = 0.12;

/** The best stretch, if fewer than an eighth of its letters differ; short texts are never found so. */
export function findNearly(print: Print, letters: string, within: Run): Run | undefined {
  const wanted = foldLetters(letters);
  const { folded: text, foldedAt } = print;
  const start = foldedAt.findIndex((at) => at >= within.from);
  const most = Math.floor(wanted.length * SHARE);
  if (wanted.length < SHORTEST || most < 1) return undefined;
  const size = wanted.length + 1;
  // Cost of the wanted letters so far, and where the stretch that costs it began.
  let costs = Array.from({ length: size }, (_, row) => row);
  let starts = new Array<number>(size).fill(start);
  let best: (Run & { readonly cost: number }) | undefined;
  for (let at = start; at < text.length && foldedAt[at]! < within.to; at++) {
    const next = [0];
    const began = [at + 1];
    for (let row = 1; row < size; row++) {
      const swap = costs[row - 1]! + (text[at] === wanted[row - 1] ? 0 : 1);
      const [skipped, added] = [costs[row]! + 1, next[row - 1]! + 1];
      const cost = Math.min(swap, skipped, added);
      next.push(cost);
      began.push(
        cost === swap ? (row === 1 ? at : starts[row - 1]!) : cost === skipped ? starts[row]! : began[row - 1]!,
      );
    }
    const cost = next[size - 1]!;
    if (cost <= most && cost < (best?.cost ?? Number.POSITIVE_INFINITY) && print.closes[foldedAt[at + 1]! - 1])
      best = { from: began[size - 1]!, to: at + 1, cost };
    costs = next;
    starts = began;
  }
  return best && { from: toStartOfWord(print, foldedAt[best.from]!), to: foldedAt[best.to]! };
}

function toStartOfWord({ opens }: Print, from: number): number {
  let start = from;
  while (start > 0 && !opens[start]) start--;
  return start;
}
