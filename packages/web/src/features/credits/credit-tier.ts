// Tier of a balance: the colour of the pill and the words of the banner.
import { LOW_CREDIT_THRESHOLD, VERY_LOW_CREDIT_THRESHOLD } from '@oneform/contract';

export type CreditTier = 'none' | 'very_low' | 'low' | 'enough';

export function creditTier(balance: number): CreditTier {
  if (balance <= 0) return 'none';
  if (balance < VERY_LOW_CREDIT_THRESHOLD) return 'very_low';
  return balance < LOW_CREDIT_THRESHOLD ? 'low' : 'enough';
}
