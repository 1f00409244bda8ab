// Tells how a run of reading ended and how long it took, to the log and to whoever counts.
import type { Ending } from '../features/documents/process-document.ts';
import type { Log } from '../log/create-log.ts';
import { announce } from '../metrics/channels.ts';

/** Begins to measure. */
export function measureReading(log: Log): (result: Ending | 'failed', error?: unknown) => void {
  const begun = performance.now();
  return (result, error) => {
    const seconds = (performance.now() - begun) / 1000;
    announce('reading', { result, seconds });
    // The queue keeps the error itself: its text may quote what was read.
    const { name, code } = (error ?? {}) as { name?: string; code?: string };
    log.info({ result, ms: Math.round(seconds * 1000), ...(error ? { why: code ?? name } : {}) }, 'document read');
  };
}
