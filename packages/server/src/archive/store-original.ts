// An original out of an archive, into the store: under the hash that it has, not the one that is claimed.
import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { v7 as uuid } from 'uuid';
import type { Deps } from '../deps.ts';
import type { Archive } from './read-archive.ts';

/** Throws an Error in one sentence, and stores nothing, when the bytes have another hash. */
export async function storeOriginal(
  { files, config }: Pick<Deps, 'files' | 'config'>,
  archive: Archive,
  { name, sha256 }: { readonly name: string; readonly sha256: string },
): Promise<void> {
  await mkdir(config.folders.temporary, { recursive: true, mode: 0o700 });
  const temporary = join(config.folders.temporary, uuid());
  const hash = createHash('sha256');
  const measure = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      done(null, chunk);
    },
  });
  try {
    await pipeline(await archive.stream(name), measure, createWriteStream(temporary, { mode: 0o600 }));
    if (hash.digest('hex') !== sha256)
      throw new Error(`The file is damaged: the original ${sha256} does not match its name.`);
    await files.put(temporary, { sha256, size: archive.sizeOf(name) });
  } finally {
    await rm(temporary, { force: true });
  }
}
