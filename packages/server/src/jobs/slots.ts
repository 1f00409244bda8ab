// Number of papers that are read at once here, and their order among people.
import type { Config } from '../config.ts';

/**
 * Beside those that one person may have, some that the same person may not: whatever one person fills the others with, nobody else waits
 * for it to end.
 */
const guestSlotsOf = ({ workers }: Pick<Config, 'workers'>): number => Math.ceil(workers / 2);

export const slotsOf = (config: Pick<Config, 'workers'>): number => config.workers + guestSlotsOf(config);
