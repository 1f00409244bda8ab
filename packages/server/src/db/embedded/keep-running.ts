// Starts the server again when its process ends without having been told to.
import { setTimeout as sleep } from 'node:timers/promises';
import type { RunningServer } from './run-server.ts';

const FIRST_WAIT_MS = 250;
const LONGEST_WAIT_MS = 30_000;
/** A server that ran for so long did not end because of how it was started. */
const STEADY_MS = 60_000;

export interface KeptServer {
  /** The present fault in one sentence; null while it runs. */
  fault(): string | null;
  /** Ends the process, so that it is started again; nothing while that is under way already. */
  restart(why: string): Promise<void>;
  stop(): Promise<void>;
}

/** `start` is tried until it succeeds, waiting twice as long each time; its signal says that it is no longer wanted. `first` runs already. */
export function keepRunning(
  first: RunningServer,
  start: (signal: AbortSignal) => Promise<RunningServer>,
  log: (message: string) => void,
): KeptServer {
  const stopping = new AbortController();
  let running: RunningServer | null = first;
  let fault: string | null = null;

  const startAgain = async (wait: number): Promise<void> => {
    await sleep(wait, undefined, { signal: stopping.signal });
    try {
      running = await start(stopping.signal);
      fault = null;
      log('The database is running again.');
    } catch (error) {
      stopping.signal.throwIfAborted();
      const next = Math.min(2 * wait, LONGEST_WAIT_MS);
      fault = `${(error as Error).message} Trying again.`;
      log(`${(error as Error).message} Trying again in ${Math.ceil(next / 1000)} s.`);
      await startAgain(next);
    }
  };

  const watch = async (): Promise<void> => {
    for (let wait = FIRST_WAIT_MS; running; ) {
      const since = Date.now();
      const reason: string = await running.ended;
      if (stopping.signal.aborted) return;
      running = null;
      fault = 'The database stopped unexpectedly and is being restarted.';
      log(`The database stopped unexpectedly (${reason}) and is being restarted.`);
      wait = Date.now() - since > STEADY_MS ? FIRST_WAIT_MS : Math.min(2 * wait, LONGEST_WAIT_MS);
      await startAgain(wait);
    }
  };
  const watching = watch().catch((error: unknown) => {
    if (!stopping.signal.aborted) throw error;
  });

  return {
    fault: () => fault,
    async restart(why) {
      if (!running || stopping.signal.aborted) return;
      fault = `The database is being restarted: ${why}.`;
      log(fault);
      await running.stop();
    },
    async stop() {
      stopping.abort();
      await running?.stop();
      await watching;
      // It may have come up while it was told to stop.
      await running?.stop();
    },
  };
}
