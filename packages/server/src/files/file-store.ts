// Where the bytes of papers live: by content, so that the same file is stored once.
import type { Readable } from 'node:stream';

export interface StoredFile {
  /** Lower-case hex. */
  readonly sha256: string;
  readonly size: number;
}

/** Anything may throw AppError `files_unavailable`, which passes. */
export interface FileStore {
  /** Adopts a finished temporary file, which is gone afterwards; durable when it resolves. */
  put(temporaryPath: string, file: StoredFile): Promise<void>;
  /** The bytes as they were put; throws AppError `file_missing` when they are gone or others. */
  read(sha256: string): Promise<Uint8Array>;
  /** The same as a stream, which breaks off before its end when they are others. */
  stream(sha256: string): Promise<Readable>;
  has(sha256: string): Promise<boolean>;
  /** Also of what is not there. */
  remove(sha256: string): Promise<void>;
  /** All keys, for `oneform check` and for account deletion. */
  list(): AsyncIterable<StoredFile>;
  /** True when the store can be written to. */
  isWritable(): Promise<boolean>;
}
