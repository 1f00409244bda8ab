// How many papers are read at once here, and for whom.
import type { Config } from '../config.ts';

/**
 * Beside those that one person may have, some that the same person may not: whatever one person fills the others with, nobody else waits
 * for it to end.
 */
const guestSlotsOf = ({ workers }: Pick<Config, 'workers'>): number => Math.ceil(workers / 2);

export const slotsOf = (config: Pick<Config, 'workers'>): number => config.workers + guestSlotsOf(config);

/**
 * How many one person may have, for pg-boss, which asks each time it hands one out: the last free slot is for somebody of whom nothing is being
 * read, so that however much two people send, a third is read at once.
 */
export const shareOf = (config: Pick<Config, 'workers'>, countReading: () => number): { readonly default: number } => ({
  get default() {
    return countReading() < slotsOf(config) - 1 ? config.workers : 1;
  },
});
