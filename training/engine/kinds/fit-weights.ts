// Fits the weights: multinomial logistic regression by stochastic gradient descent (AdaGrad), with the steps of the second half averaged.
import type { Features } from '@oneform/engine/fitting';
import type { Random } from './random.ts';

export interface Example {
  readonly features: Features;
  /** Kinds that count as right, as indices; usually one. */
  readonly right: readonly number[];
  readonly weight: number;
}

/** A row a feature, the bias last. */
export interface Weights {
  readonly rows: Float32Array;
  readonly types: number;
  readonly size: number;
}

const STEP = 0.5;
/** Pull towards zero. */
const DECAY = 5e-5;
const NEGLIGIBLE = 1e-3;
/**
 * Share of its features that a page loses each time it is seen, on average, and probability that it loses a whole group
 * of them (words, titles, parts, layout): no single feature may carry a decision alone, as real papers lack many of
 * them.
 */
const LOST = 0.3;
const LOST_GROUP = 0.2;

export function fitWeights(
  examples: readonly Example[],
  size: number,
  types: number,
  random: Random,
  epochs: number,
): Weights {
  const rows = new Float32Array(size * types);
  const squares = new Float32Array(size * types).fill(1e-3);
  const average = new Float32Array(size * types);
  let averaged = 0;
  for (let epoch = 0; epoch < epochs; epoch++) {
    for (const example of random.shuffle(examples)) learn(example, { rows, types, size }, squares, random);
    if (epoch < epochs / 2) continue;
    averaged++;
    for (let index = 0; index < rows.length; index++) average[index]! += (rows[index]! - average[index]!) / averaged;
  }
  return { rows: average, types, size };
}

function learn(example: Example, weights: Weights, squares: Float32Array, random: Random): void {
  const { rows, types, size } = weights;
  const { features, weight } = example;
  const kept = chooseKept(features, random);
  const slopes = slopesOf(predict(weights, features, kept), example.right);
  if (!slopes) return;
  // Kinds that are out of the question have nothing to learn; leaving them out makes fitting five times as fast.
  const learning = Array.from(slopes.keys()).filter((type) => Math.abs(slopes[type]!) > NEGLIGIBLE);
  const step = (index: number, value: number): void => {
    for (const type of learning) {
      const at = index * types + type;
      const slope = weight * slopes[type]! * value + DECAY * rows[at]!;
      squares[at]! += slope * slope;
      rows[at]! -= (STEP * slope) / Math.sqrt(squares[at]!);
    }
  };
  for (const at of kept) step(features.indices[at]!, features.values[at]!);
  step(size - 1, 1);
}

function chooseKept({ indices, groups }: Features, random: Random): number[] {
  const kept: number[] = [];
  let from = 0;
  for (const count of groups) {
    const lost = random.chance(LOST_GROUP) ? 1 : 2 * LOST * random.next();
    for (let at = from; at < from + count; at++) if (!random.chance(lost)) kept.push(at);
    from += count;
  }
  return kept.length > 0 ? kept : indices.map((_, at) => at);
}

/** Probability minus what it should be, by kind; none where there is nothing left to learn. */
function slopesOf(scores: Float64Array, right: readonly number[]): Float64Array | undefined {
  const highest = Math.max(...scores);
  const shares = scores.map((score) => Math.exp(score - highest));
  const sum = shares.reduce((total, share) => total + share, 0);
  const slopes = shares.map((share) => share / sum);
  const hit = right.reduce((total, type) => total + slopes[type]!, 0);
  if (hit > 0.999) return undefined;
  for (const type of right) slopes[type]! -= slopes[type]! / Math.max(hit, 1e-9);
  return slopes;
}

export function predict(
  { rows, types, size }: Weights,
  { indices, values }: Features,
  kept: readonly number[] = indices.map((_, at) => at),
): Float64Array {
  const scores = new Float64Array(types);
  const bias = (size - 1) * types;
  for (let type = 0; type < types; type++) scores[type] = rows[bias + type]!;
  for (const at of kept) {
    const value = values[at]!;
    const from = indices[at]! * types;
    for (let type = 0; type < types; type++) scores[type]! += value * rows[from + type]!;
  }
  return scores;
}
