// Puts plain writers in the place of the standard streams: the one that Node makes for a pipe is a socket, and its constructor makes others.
import { writeSync } from 'node:fs';
import { Readable, Writable } from 'node:stream';

export function closeStreams(): void {
  for (const [name, descriptor] of [
    ['stdout', 1],
    ['stderr', 2],
  ] as const)
    put(name, writeTo(descriptor));
  put('stdin', Readable.from([]));
}

function writeTo(descriptor: number): Writable {
  return new Writable({
    write(chunk, _encoding, done) {
      try {
        writeSync(descriptor, chunk);
      } catch {
        // Nobody reads any more, or not fast enough: what a library says on the side is worth no paper.
      }
      done();
    },
  });
}

const put = (name: string, value: unknown) =>
  Object.defineProperty(process, name, { value, writable: false, configurable: false, enumerable: true });
