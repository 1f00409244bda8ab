// Finds a text that was misread here or there: the stretch with the fewest letters to change (Sellers, 1980).
import { foldLetters } from './fold-alike.ts';
import { type Print, type Run, wholeOf } from './print.ts';

const SHORTEST = 8;
const SHARE = 0.12;
/** A text that is everywhere is not worth more looks than these. */
const MAX_WINDOWS = 40;

export interface Nearly extends Run {
  /** Share of its letters that are right. */
  readonly fidelity: number;
}

/** The best stretch, if fewer than an eighth of its letters differ; short texts are never found so. */
export function findNearly(print: Print, letters: string, within: Run = wholeOf(print)): Nearly | undefined {
  const wanted = foldLetters(letters);
  const max = Math.floor(wanted.length * SHARE);
  if (wanted.length < SHORTEST || max < 1) return undefined;
  const found = findWindows(print, wanted, max, within).flatMap((window) => findBest(print, wanted, max, window) ?? []);
  const best = found.toSorted((a, b) => a.cost - b.cost)[0];
  const { foldedAt } = print;
  if (best === undefined) return undefined;
  const fidelity = 1 - best.cost / wanted.length;
  return { from: toStartOfWord(print, foldedAt[best.from]!), to: foldedAt[best.to]!, fidelity };
}

/** With so many letters wrong at most, one of the parts that are one more is right: only about these is it worth looking. */
function findWindows({ folded, foldedAt }: Print, wanted: string, max: number, within: Run): Run[] {
  const size = Math.ceil(wanted.length / (max + 1));
  const first = foldedAt.findIndex((place) => place >= within.from);
  const last = foldedAt.findLastIndex((place) => place <= within.to);
  const windows: Run[] = [];
  for (let offset = 0; offset < wanted.length; offset += size) {
    const part = wanted.slice(offset, offset + size);
    for (let at = folded.indexOf(part, first); at !== -1 && at < last; at = folded.indexOf(part, at + 1)) {
      const start = at - offset;
      const window = { from: Math.max(first, start - max), to: Math.min(last, start + wanted.length + max) };
      if (!windows.some(({ from, to }) => from === window.from && to === window.to)) windows.push(window);
      if (windows.length >= MAX_WINDOWS) return windows;
    }
  }
  return windows;
}

/** Both in places of `folded`. */
function findBest(
  { folded, foldedAt, closes }: Print,
  wanted: string,
  max: number,
  window: Run,
): (Run & { readonly cost: number }) | undefined {
  const size = wanted.length + 1;
  // Cost of the wanted letters so far, and where the stretch that costs it began.
  let costs = Array.from({ length: size }, (_, row) => row);
  let starts = new Array<number>(size).fill(window.from);
  let best: (Run & { readonly cost: number }) | undefined;
  for (let at = window.from; at < window.to; at++) {
    const next = [0];
    const began = [at + 1];
    for (let row = 1; row < size; row++) {
      const swap = costs[row - 1]! + (folded[at] === wanted[row - 1] ? 0 : 1);
      const [skipped, added] = [costs[row]! + 1, next[row - 1]! + 1];
      const cost = Math.min(swap, skipped, added);
      next.push(cost);
      const start = row === 1 ? at : starts[row - 1]!;
      began.push(cost === swap ? start : cost === skipped ? starts[row]! : began[row - 1]!);
    }
    const cost = next[size - 1]!;
    if (cost <= max && cost < (best?.cost ?? Number.POSITIVE_INFINITY) && closes[foldedAt[at + 1]! - 1])
      best = { from: began[size - 1]!, to: at + 1, cost };
    costs = next;
    starts = began;
  }
  return best;
}

function toStartOfWord({ opens }: Print, from: number): number {
  let start = from;
  while (start > 0 && !opens[start]) start--;
  return start;
}
