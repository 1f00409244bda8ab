// Cuts the characters of a line into words: where the ink and the recogniser leave it open, the words that come of it decide.

import { chunkLikelihood } from './chunk-likelihood.ts';

/** Half-open range of characters. */
export interface WordRange {
  readonly from: number;
  readonly to: number;
}

/** Weight of a word beside the ink. */
const languageWeight = 0.85;
/** Log odds of a space below and above which the words are not asked. */
const open = { min: -6.5, max: 7 };

/** `spaces[i]` is the probability of a space between characters i and i + 1. The likeliest division of the whole line, by dynamic programming. */
export function splitWords(characters: readonly string[], spaces: readonly number[]): WordRange[] {
  const odds = spaces.map((space) => Math.log(Math.max(space, 1e-9) / Math.max(1 - space, 1e-9)));
  const ends = characters.map((_, index) => index + 1);
  const best = [{ score: 0, from: 0 }];
  for (const to of ends.filter((end) => end === characters.length || odds[end - 1]! >= open.min)) {
    let chunk = '';
    for (let from = to - 1; from >= 0; from--) {
      chunk = characters[from] + chunk;
      const before = best[from];
      if (before) {
        const score = before.score + (from > 0 ? odds[from - 1]! : 0) + languageWeight * chunkLikelihood(chunk);
        if (score > (best[to]?.score ?? -Infinity)) best[to] = { score, from };
      }
      if (from > 0 && odds[from - 1]! > open.max) break;
    }
  }
  const ranges: WordRange[] = [];
  for (let to = characters.length; to > 0; to = best[to]!.from) ranges.unshift({ from: best[to]!.from, to });
  return ranges;
}
