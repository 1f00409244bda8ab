// Pairs captions with values on a page: all possible pairs are weighed, and each word belongs to one pair.
import type { AnalysedPage } from '#layout/analyse-page.ts';
import type { PageView } from '#page-model/page-view.ts';
import { scoreRow, sigmoid } from '../weigh/boosted-trees.ts';
import { describePairs } from './describe-pairs.ts';
import type { ChosenPair, PairCandidate } from './pair.ts';
import { getPairWeights } from './pair-weights.ts';
import { proposePairs } from './propose-pairs.ts';
import { seeWords } from './seen-words.ts';

export interface WeighablePairs {
  readonly pairs: readonly PairCandidate[];
  readonly rows: readonly Float64Array[];
}

/** Possible pairs, with the numbers by which they are weighed. */
export function openPairs(page: AnalysedPage, view: PageView | undefined): WeighablePairs {
  const { grid } = page;
  const seen = view && seeWords(grid, view);
  const pairs = proposePairs(page, seen);
  return { pairs, rows: describePairs(pairs, grid, seen) };
}

/** In the order in which their captions are read. */
export function findPairs(page: AnalysedPage, view?: PageView): ChosenPair[] {
  const { pairs, rows } = openPairs(page, view);
  const { trees, slope, floor } = getPairWeights();
  return choosePairs(
    pairs,
    rows.map((row) => sigmoid(slope[0] + slope[1] * scoreRow(trees, row))),
  )
    .filter(({ confidence }) => confidence >= floor)
    .sort((a, b) => a.caption[0]!.y0 - b.caption[0]!.y0 || a.caption[0]!.x0 - b.caption[0]!.x0);
}

/** Surest first. */
export function choosePairs(pairs: readonly PairCandidate[], likely: readonly number[]): ChosenPair[] {
  const taken = new Set<unknown>();
  const chosen: ChosenPair[] = [];
  const weighed = pairs.map((pair, at) => ({ ...pair, confidence: likely[at]! }));
  for (const pair of weighed.sort((a, b) => b.confidence - a.confidence)) {
    const words = [...pair.caption, ...pair.value.flat()];
    if (words.some((word) => taken.has(word))) continue;
    for (const word of words) taken.add(word);
    chosen.push(pair);
  }
  return chosen;
}
