// Deletes expired data and tells of papers that expire soon, once an hour, by whichever worker has the job.
import type { Queue } from 'pg-boss';

export const HOUSEKEEPING = 'housekeeping';
export const SECONDS_BETWEEN = 3600;

/** `short`: one waits at a time, so that any number of processes may ask for the next one. */
export const housekeepingQueue = {
  policy: 'short',
  expireInSeconds: 600,
  retryLimit: 5,
  retryDelay: 60,
  deleteAfterSeconds: 24 * 3600,
} as const satisfies Omit<Queue, 'name'>;
