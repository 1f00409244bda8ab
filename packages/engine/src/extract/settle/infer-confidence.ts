// Confidence of a derived fact: a little less than the least certain of its sources, as the step itself can be wrong.
import type { Fact } from '#document/facts.ts';

const stepHolds = 0.95;

export function inferConfidence(from: readonly Pick<Fact, 'confidence'>[]): number {
  const min = Math.min(...from.map(({ confidence }) => confidence));
  return Math.round(min * stepHolds * 1000) / 1000;
}
