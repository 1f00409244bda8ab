import { expect, test } from 'vitest';
import { creditTier } from './credit-tier.ts';

test.each([
  [0, 'none'],
  [1, 'very_low'],
  [9, 'very_low'],
  [10, 'low'],
  [49, 'low'],
  [50, 'enough'],
])('a balance of %d is %s', (balance, tier) => {
  expect(creditTier(balance)).toBe(tier);
});
