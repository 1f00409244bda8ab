// Originals that could not be deleted when their document was: tried again until the store takes it.
import type { Queue } from 'pg-boss';
import { z } from 'zod';

export const RemoveFilesPayload = z.object({ hashes: z.array(z.string()) });

export const REMOVE_FILES = 'remove-files';

/** Half a minute, then ever longer up to an hour, for more than a day; after that `oneform check` names them. */
export const removeFilesQueue = {
  policy: 'standard',
  notify: true,
  expireInSeconds: 600,
  retryLimit: 40,
  retryDelay: 30,
  retryBackoff: true,
  retryDelayMax: 3600,
  deleteAfterSeconds: 3 * 24 * 3600,
} as const satisfies Omit<Queue, 'name'>;
