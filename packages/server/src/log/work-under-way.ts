// The work that a line of log belongs to: a request, or the job that one started.
import { AsyncLocalStorage } from 'node:async_hooks';

/** Members of a log line. */
export interface WorkUnderWay {
  /** Of the request, also on the job that it started. */
  readonly reqId?: string | undefined;
  readonly documentId?: string;
}

const under = new AsyncLocalStorage<WorkUnderWay>();

export const workUnderWay = (): WorkUnderWay => under.getStore() ?? {};

export const workingOn = <T>(work: WorkUnderWay, run: () => T): T => under.run(work, run);
