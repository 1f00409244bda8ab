// A file is named by its hash: whoever reads it gets what was put, or nothing.
import { createHash } from 'node:crypto';
import { Transform } from 'node:stream';
import { MAX_FILE_BYTES } from '@oneform/contract';
import { AppError } from '../errors.ts';

export const damaged = (sha256: string, how = 'have a different hash') =>
  new AppError('file_missing', {
    detail: 'The stored file is damaged.',
    cause: new Error(`The bytes stored as ${sha256} ${how}.`),
  });

/** Throws AppError `file_missing`. */
export function requireContent<Bytes extends Uint8Array>(bytes: Bytes, sha256: string): Bytes {
  if (createHash('sha256').update(bytes).digest('hex') !== sha256) throw damaged(sha256);
  return bytes;
}

/** Throws AppError `file_missing` where the store holds more or fewer bytes than are wanted. */
export function requireSize(sha256: string, size: number | undefined, found: number | undefined): void {
  if (size !== undefined && found !== size) throw damaged(sha256, `are ${found} instead of ${size}`);
}

/** Holds the last piece back until the whole is proved, so that a reader who counts bytes does not take it for complete. */
export function verifyingStream(sha256: string, size = MAX_FILE_BYTES): Transform {
  const hash = createHash('sha256');
  let held: Buffer | undefined;
  let seen = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      seen += chunk.length;
      if (seen > size) return done(damaged(sha256, `are more than ${size}`));
      hash.update(chunk);
      const ready = held;
      held = chunk;
      done(null, ready);
    },
    flush(done) {
      if (hash.digest('hex') === sha256) done(null, held);
      else done(damaged(sha256));
    },
  });
}
