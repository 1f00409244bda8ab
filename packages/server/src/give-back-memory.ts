// Starting takes twice the heap that serving does, and V8 keeps what it once had until it is asked.
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

const SECONDS_AFTER_START = 2;

/** Collects once, when what starting left behind is garbage; never holds the process up from ending. */
export function giveBackMemory(): void {
  setTimeout(() => {
    setFlagsFromString('--expose-gc');
    const collect = runInNewContext('gc') as NonNullable<typeof globalThis.gc>;
    void collect({ type: 'major', execution: 'async', flavor: 'last-resort' });
  }, SECONDS_AFTER_START * 1000).unref();
}
