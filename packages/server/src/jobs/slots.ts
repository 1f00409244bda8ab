// How many papers are read at once here, and for whom.
import type { Config } from '../config.ts';

/**
 * Beside the slots that take whatever comes next, some take a paper of somebody alone of whom nothing is being read: whatever one person
 * fills the others with, nobody else waits for it to end.
 */
const guestSlotsOf = ({ workers }: Pick<Config, 'workers'>): number => Math.ceil(workers / 2);

export const slotsOf = (config: Pick<Config, 'workers'>): number => config.workers + guestSlotsOf(config);
