// Starting takes twice the heap that serving does, and V8 keeps what it once had until it is asked; afterwards it collects too often.
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

const SECONDS_AFTER_START = 2;

/**
 * Growth of the heap, in percent, before all of it is collected. After a quiet spell V8 grants 30, which is less than
 * the space for new objects: when requests come again, everything is collected once a second. Garbage is still given
 * back while nobody asks.
 */
const GROWTH_PERCENT = 100;

/** Sets how far the heap may grow, and collects once, when what starting left behind is garbage; never holds the process up from ending. */
export function giveBackMemory(): void {
  setFlagsFromString(`--heap-growing-percent=${GROWTH_PERCENT}`);
  setTimeout(() => {
    setFlagsFromString('--expose-gc');
    const collect = runInNewContext('gc') as NonNullable<typeof globalThis.gc>;
    void collect({ type: 'major', execution: 'async', flavor: 'last-resort' });
  }, SECONDS_AFTER_START * 1000).unref();
}
