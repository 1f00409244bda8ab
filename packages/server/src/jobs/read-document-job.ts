// The one kind of job: what it carries, how long it may go unheard and how often it is tried.
import type { Queue } from 'pg-boss';
import { z } from 'zod';

export const ReadDocumentPayload = z.object({
  documentId: z.uuid(),
  userId: z.uuid(),
  attempt: z.number().int(),
  /** The request that asked for it. */
  requestId: z.string().optional(),
});

export const READ_DOCUMENT = 'read-document';
/** Jobs whose every try ended without a word from the worker. */
export const READ_DOCUMENT_DEAD = 'read-document-dead';

/** A worker that is not heard for so long is taken for dead. A machine with much else to do holds one up for ten seconds and more. */
const HEARTBEAT_SECONDS = 30;
export const HEARTBEAT_REFRESH_SECONDS = 5;

export const readDocumentQueue = {
  policy: 'standard',
  notify: true,
  deadLetter: READ_DOCUMENT_DEAD,
  heartbeatSeconds: HEARTBEAT_SECONDS,
  // Longer than the engine lets one document take, so that it is the engine which stops it and says why.
  expireInSeconds: 3000,
  retryLimit: 3,
  retryDelay: 1,
  retryBackoff: true,
  retryDelayMax: 10,
  deleteAfterSeconds: 3 * 24 * 3600,
} as const satisfies Omit<Queue, 'name'>;

export const deadQueue = {
  notify: true,
  retryLimit: 10,
  retryDelay: 5,
  deleteAfterSeconds: 14 * 24 * 3600,
} as const satisfies Omit<Queue, 'name'>;
