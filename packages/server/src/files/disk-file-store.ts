// Originals on disk, named by their hash: `files/ab/cd/abcd…`.
import { constants, createReadStream, type Dirent } from 'node:fs';
import { access, copyFile, link, mkdir, open, opendir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream';
import { MAX_FILE_BYTES } from '@oneform/contract';
import { v7 as uuid } from 'uuid';
import { AppError } from '../errors.ts';
import type { FileStore, StoredFile } from './file-store.ts';
import { damaged, requireContent, requireSize, verifyingStream } from './verify-content.ts';

const isHash = (name: string) => /^[0-9a-f]{64}$/.test(name);
const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';

/** The folder is made when it is missing; only the owner may look into it. */
export async function createDiskFileStore(folder: string): Promise<FileStore> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const pathOf = (sha256: string) => join(folder, sha256.slice(0, 2), sha256.slice(2, 4), sha256);
  const missing = (cause: unknown) => (isMissing(cause) ? new AppError('file_missing', { cause }) : cause);
  const sizeOf = (sha256: string) =>
    stat(pathOf(sha256)).catch((error: unknown) => {
      throw missing(error);
    });

  return {
    async put(temporaryPath, { sha256 }) {
      const path = pathOf(sha256);
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      const aside = `${temporaryPath}.stored`;
      try {
        // Not every file system knows a second name for the same bytes.
        await link(temporaryPath, aside).catch(() => copyFile(temporaryPath, aside));
        await sync(aside);
        await rename(aside, path);
      } finally {
        // The file is left over where both were names of the same bytes already.
        await rm(aside, { force: true });
      }
      // The name is durable only when its folder is.
      await sync(dirname(path));
    },
    async read(sha256) {
      const { size } = await sizeOf(sha256);
      if (size > MAX_FILE_BYTES) throw damaged(sha256, `are ${size}, more than any file has`);
      const bytes = await readFile(pathOf(sha256)).catch((error: unknown) => {
        throw missing(error);
      });
      return requireContent(bytes, sha256);
    },
    async stream(sha256, size) {
      const path = pathOf(sha256);
      requireSize(sha256, size, (await sizeOf(sha256)).size);
      await access(path, constants.R_OK);
      // The reader learns of a failure from the stream itself.
      return pipeline(createReadStream(path), verifyingStream(sha256, size), () => undefined);
    },
    has: (sha256) =>
      stat(pathOf(sha256)).then(
        (found) => found.isFile(),
        () => false,
      ),
    remove: (sha256) => rm(pathOf(sha256), { force: true }),
    list: () => listFiles(folder),
    isWritable: () =>
      access(folder, constants.W_OK).then(
        () => true,
        () => false,
      ),
    async proveWritable() {
      const path = join(folder, `.probe-${uuid()}`);
      await writeFile(path, 'probe', { mode: 0o600 });
      await rm(path);
    },
  };
}

async function sync(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function* listFiles(folder: string): AsyncGenerator<StoredFile> {
  for await (const entry of await opendir(folder, { recursive: true })) {
    const file = await toStoredFile(entry);
    if (file) yield file;
  }
}

async function toStoredFile(entry: Dirent): Promise<StoredFile | null> {
  if (!entry.isFile() || !isHash(entry.name)) return null;
  const { size } = await stat(join(entry.parentPath, entry.name));
  return { sha256: entry.name, size };
}
