// Tells of each use of the store, how it ended and how long it took.
import { announce } from '../metrics/channels.ts';
import type { FileStore } from './file-store.ts';

export function measureFileStore(store: FileStore): FileStore {
  const measured = async <T>(operation: string, run: () => Promise<T>): Promise<T> => {
    const begun = performance.now();
    let result: 'ok' | 'error' = 'error';
    try {
      const value = await run();
      result = 'ok';
      return value;
    } finally {
      announce('file', { operation, result, seconds: (performance.now() - begun) / 1000 });
    }
  };
  return {
    ...store,
    put: (path, file) => measured('put', () => store.put(path, file)),
    read: (sha256) => measured('read', () => store.read(sha256)),
    stream: (sha256, size) => measured('stream', () => store.stream(sha256, size)),
    remove: (sha256) => measured('remove', () => store.remove(sha256)),
  };
}
