// The port to the queue: jobs are sent in the transaction of the row they work on.
import type { Queryable } from '../db/database.ts';

export interface ReadDocumentJob {
  readonly documentId: string;
  readonly userId: string;
  readonly attempt: number;
}

export interface JobQueue {
  /** Enqueued when, and only when, `tx` commits. */
  enqueueReadDocument(tx: Queryable, job: ReadDocumentJob): Promise<void>;
  /** For originals that may not be needed any more, looked at after so many seconds; those that are needed stay. */
  enqueueRemoveFiles(tx: Queryable, hashes: readonly string[], afterSeconds?: number): Promise<void>;
  /** Places in line of the documents of a person that nobody reads yet, from 1, by their ids. */
  listPlacesInLine(tx: Queryable, userId: string): Promise<Map<string, number>>;
  /** Takes the jobs of a person out of the queue, waiting or done, so that nothing about them is left. */
  forgetUser(tx: Queryable, userId: string): Promise<void>;
  /** True when the queue answers. */
  isReady(): Promise<boolean>;
}
