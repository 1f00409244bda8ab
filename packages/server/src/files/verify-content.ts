// A file is named by its hash: whoever reads it gets what was put, or nothing.
import { createHash } from 'node:crypto';
import { Transform } from 'node:stream';
import { AppError } from '../errors.ts';

const damaged = (sha256: string) =>
  new AppError('file_missing', {
    detail: 'The stored file is damaged.',
    cause: new Error(`The bytes stored as ${sha256} have a different hash.`),
  });

/** Throws AppError `file_missing`. */
export function requireContent<Bytes extends Uint8Array>(bytes: Bytes, sha256: string): Bytes {
  if (createHash('sha256').update(bytes).digest('hex') !== sha256) throw damaged(sha256);
  return bytes;
}

/** Holds the last piece back until the whole is proved, so that a reader who counts bytes does not take it for complete. */
export function verifyingStream(sha256: string): Transform {
  const hash = createHash('sha256');
  let held: Buffer | undefined;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
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
