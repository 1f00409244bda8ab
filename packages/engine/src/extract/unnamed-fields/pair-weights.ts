// The fitted weights by which pairs are judged; `training/engine/fit-pairs.ts` writes the file.
import { type BoostedTrees, unpackTree } from '../weigh/boosted-trees.ts';
import { pairFeatureNames } from './describe-pairs.ts';
import shipped from './pair-weights.json' with { type: 'json' };

interface PairWeights {
  readonly trees: BoostedTrees;
  /** From log odds to the share of pairs that is right, on forms kept out of fitting: sigmoid(a + b · log odds). */
  readonly slope: readonly [a: number, b: number];
  /** Pairs below are not told: where F1 is best on forms kept out of fitting. */
  readonly floor: number;
}

let weights: PairWeights | undefined;

export function getPairWeights(): PairWeights {
  weights ??= open(shipped);
  return weights;
}

function open({ features, base, trees, slope, floor }: typeof shipped): PairWeights {
  if (features.join() !== pairFeatureNames.join())
    throw new Error('The weights of pairs were fitted to other features: run the fitting again');
  const [a, b] = slope as [number, number];
  return { trees: { base, trees: (trees as number[][]).map(unpackTree) }, slope: [a, b], floor };
}
