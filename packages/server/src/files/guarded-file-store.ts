// A store on another machine, behind circuit breakers: one for what writes and one for what reads, since a full store still gives out.
import { createCircuitBreaker } from './circuit-breaker.ts';
import type { FileStore } from './file-store.ts';

export function guardFileStore(store: FileStore): FileStore {
  const writing = createCircuitBreaker(() => store.proveWritable());
  const reading = createCircuitBreaker(async () => {
    if (!(await store.isWritable())) throw new Error('The store does not answer.');
  });
  return {
    put: (path, file) => writing.run(() => store.put(path, file)),
    remove: (sha256) => writing.run(() => store.remove(sha256)),
    read: (sha256) => reading.run(() => store.read(sha256)),
    stream: (sha256, size) => reading.run(() => store.stream(sha256, size)),
    has: (sha256) => reading.run(() => store.has(sha256)),
    list: () => store.list(),
    // Writing is tried where it failed of late, and nowhere else: each try costs the bucket an object.
    isWritable: async () => (await Promise.all([store.isWritable(), writing.isSound()])).every(Boolean),
    proveWritable: () => store.proveWritable(),
  };
}
