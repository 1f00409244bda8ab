// Store of the bytes of papers: by content, so that the same file is stored once.
import type { Readable } from 'node:stream';

export interface StoredFile {
  /** Lower-case hex. */
  readonly sha256: string;
  readonly size: number;
}

/** Anything may throw AppError `files_unavailable`, which passes. */
export interface FileStore {
  /** Keeps the bytes of a finished temporary file, which stays; durable when it resolves, and within half a minute. */
  put(temporaryPath: string, file: StoredFile): Promise<void>;
  /** The bytes as they were put; throws AppError `file_missing` when they are gone or others. */
  read(sha256: string): Promise<Uint8Array>;
  /** The same as a stream, which breaks off before its end when they are others; throws `file_missing` too when they are not so many as `size`. */
  stream(sha256: string, size?: number): Promise<Readable>;
  has(sha256: string): Promise<boolean>;
  /** Also of what is not there. */
  remove(sha256: string): Promise<void>;
  /** All keys, for `oneform check` and for account deletion. */
  list(): AsyncIterable<StoredFile>;
  /** True when the store answers as one that can be written to, within seconds. */
  isWritable(): Promise<boolean>;
  /** Writes something small and removes it, within seconds; throws what the store says to that. */
  proveWritable(): Promise<void>;
}
