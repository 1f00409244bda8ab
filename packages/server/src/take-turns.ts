// Long calculations on the thread that answers requests let those through.
import { setImmediate as others } from 'node:timers/promises';

const TURN_MS = 15;
/** The end of the last turn that somebody waits for. */
let queue: Promise<unknown> = Promise.resolve();

/**
 * Awaited between the steps of a calculation: waits for what else is to be done once a turn is over. However many calculate, one of them has a turn
 * between two looks at what came in.
 */
export function takeTurns(): () => Promise<void> {
  let began = performance.now();
  return async () => {
    if (performance.now() - began < TURN_MS) return;
    queue = queue.then(() => others());
    await queue;
    began = performance.now();
  };
}
