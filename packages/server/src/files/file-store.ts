// Where the bytes of papers live: by content, so that the same file is stored once.
import type { Readable } from 'node:stream';

export interface StoredFile {
  /** Lower-case hex. */
  readonly sha256: string;
  readonly size: number;
}

export interface FileStore {
  /** Adopts a finished temporary file (moves it); durable when it resolves. */
  put(temporaryPath: string, file: StoredFile): Promise<void>;
  /** The bytes; throws AppError `file_missing` when they are gone. */
  read(sha256: string): Promise<Uint8Array>;
  stream(sha256: string): Promise<Readable>;
  has(sha256: string): Promise<boolean>;
  remove(sha256: string): Promise<void>;
  /** All keys, for `oneform check` and for account deletion. */
  list(): AsyncIterable<StoredFile>;
  /** True when the store can be written to. */
  isWritable(): Promise<boolean>;
}
