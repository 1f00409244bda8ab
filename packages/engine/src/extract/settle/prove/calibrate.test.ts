import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Fact } from '#document/facts.ts';
import { calibrate } from './calibrate.ts';

const calibrated = (confidence: number): number => {
  const fact: Fact = {
    name: 'city',
    value: 'Salem',
    raw: 'Salem',
    type: 'string',
    tier: 'read',
    confidence,
    evidence: [],
  };
  return calibrate(fact).confidence;
};

it('keeps the order of confidences and stays between none and full', () => {
  const confidence = fc.double({ min: 0, max: 1, noNaN: true });
  fc.assert(
    fc.property(confidence, confidence, (a, b) => {
      expect(calibrated(a)).toBeGreaterThanOrEqual(0);
      expect(calibrated(a)).toBeLessThanOrEqual(1);
      if (a <= b) expect(calibrated(a)).toBeLessThanOrEqual(calibrated(b));
    }),
  );
});

it('leaves what is hardly read and what is proved where it is, and lifts what lies between', () => {
  expect(calibrated(0.3)).toBe(0.3);
  expect(calibrated(1)).toBe(1);
  expect(calibrated(0.65)).toBeGreaterThan(0.7);
});
