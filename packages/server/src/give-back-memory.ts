// Starting takes twice the heap that serving does, and V8 keeps what it once had until it is asked; afterwards it collects too often.
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

const SECONDS_AFTER_START = 2;

/**
 * Percent that the heap may grow by before all of it is collected. After each quiet spell V8 grants 30, which is less than what it calls new: of the
 * requests that come then thousands wait while it looks through everything again and again. What is idle gives the garbage back as before.
 */
const GROWTH_PERCENT = 100;

/** Collects once, when what starting left behind is garbage; never holds the process up from ending. */
export function giveBackMemory(): void {
  setFlagsFromString(`--heap-growing-percent=${GROWTH_PERCENT}`);
  setTimeout(() => {
    setFlagsFromString('--expose-gc');
    const collect = runInNewContext('gc') as NonNullable<typeof globalThis.gc>;
    void collect({ type: 'major', execution: 'async', flavor: 'last-resort' });
  }, SECONDS_AFTER_START * 1000).unref();
}
