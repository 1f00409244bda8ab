// From the sureness that readers add up to a share of facts that are right: measured, not reckoned.
import type { Fact } from '#document/facts.ts';

/**
 * Maps raw reader scores to calibrated probabilities. Readers multiply their doubts and come out too low in the middle:
 * of facts with a score of 0.65 more than nine in ten are right (the reliability table of `bench:extraction`). The
 * result is below the measured share, since papers not measured are harder.
 */
const knots: readonly (readonly [said: number, told: number])[] = [
  [0, 0],
  [0.3, 0.3],
  [0.5, 0.62],
  [0.7, 0.8],
  [0.85, 0.91],
  [0.95, 0.965],
  [1, 1],
];

export function calibrate(fact: Fact): Fact {
  const at = knots.findIndex(([said]) => said >= fact.confidence);
  const [upper, lower] = [knots[Math.max(at, 1)]!, knots[Math.max(at, 1) - 1]!];
  const share = (fact.confidence - lower[0]) / (upper[0] - lower[0]);
  const told = lower[1] + share * (upper[1] - lower[1]);
  return { ...fact, confidence: Math.round(Math.min(1, told) * 1000) / 1000 };
}
