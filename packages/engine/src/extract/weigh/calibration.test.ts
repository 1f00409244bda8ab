import { expect, it } from 'vitest';
import type { Claim } from '../claims/gather-claims.ts';
import { confidenceOf, legibilityOf } from './calibration.ts';
import { getMatchWeights } from './weights.ts';

const claimRead = (...legibilities: number[]) =>
  ({ candidates: legibilities.map((legibility) => ({ legibility })) }) as unknown as Claim;

it('is as sure of a value as the recogniser is of its least certain word', () => {
  expect(legibilityOf(claimRead(1, 0.8, 0.95))).toBe(0.8);
  const { calibration } = getMatchWeights();
  const [clear, blurred] = [claimRead(1), claimRead(0.8)].map((claim) => confidenceOf(calibration, claim, 3));
  expect(blurred).toBeLessThan(clear! - 0.02);
  expect(confidenceOf(calibration, claimRead(1), 4)).toBeGreaterThan(clear!);
});
