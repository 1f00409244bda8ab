// Long calculations on the thread that answers requests let those through.
import { setImmediate as others } from 'node:timers/promises';

const TURN_MS = 15;

/** Awaited between the steps of a calculation: waits for what else is to be done once a turn is over. */
export function takeTurns(): () => Promise<void> {
  let began = performance.now();
  return async () => {
    if (performance.now() - began < TURN_MS) return;
    await others();
    began = performance.now();
  };
}
