// From the score of a claim to how often claims of such a score are right, on papers kept out of fitting.

import type { Claim } from '../claims/gather-claims.ts';
import { sigmoid } from './boosted-trees.ts';

/** Weights of 1, of the score in log odds, and of what the recogniser was not sure of (1 − legibility): Platt scaling with a second input. */
export type Calibration = readonly [constant: number, score: number, illegible: number];

/** The recogniser's lowest confidence in a word of the value, 0–1; 1 for digital papers. */
export const legibilityOf = ({ candidates }: Claim): number =>
  Math.min(...candidates.map(({ legibility }) => legibility));

/** 0–1: of claims told with 0.9 nine in ten are right. */
export function confidenceOf([constant, ofScore, illegible]: Calibration, claim: Claim, score: number): number {
  return sigmoid(constant + ofScore * score + illegible * (1 - legibilityOf(claim)));
}
