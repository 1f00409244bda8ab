import { expect, it } from 'vitest';
import { type Example, fitWeights, predict } from './fit-weights.ts';
import { createRandom } from './random.ts';

const SIZE = 5;

const example = (indices: number[], right: number[]): Example => ({
  features: { indices, values: indices.map(() => 1), groups: [indices.length] },
  right,
  weight: 1,
});

const examples = [example([0, 3], [0]), example([1, 3], [1]), example([2, 3], [1, 2])];
const repeated = Array.from({ length: 60 }, () => examples).flat();

it('learns which feature speaks for which kind, and that several kinds can be right', () => {
  const weights = fitWeights(repeated, SIZE, 3, createRandom(1), 8);
  const best = (indices: number[]): number => {
    const scores = predict(weights, example(indices, []).features);
    return scores.indexOf(Math.max(...scores));
  };
  expect(best([0])).toBe(0);
  expect(best([1])).toBe(1);
  expect([1, 2]).toContain(best([2]));
});

it('fits the same weights from the same seed', () => {
  const fit = () => fitWeights(repeated, SIZE, 3, createRandom(3), 2).rows;
  expect(fit()).toEqual(fit());
});
