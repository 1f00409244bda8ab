// Originals on disk, named by their hash: `files/ab/cd/abcd…`.
import { constants, createReadStream, type Dirent } from 'node:fs';
import { access, mkdir, open, opendir, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { AppError } from '../errors.ts';
import type { FileStore, StoredFile } from './file-store.ts';

const HOUR_MS = 3_600_000;
const isHash = (name: string) => /^[0-9a-f]{64}$/.test(name);
const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';

/** Folders are made when they are missing; only the owner may look into them. */
export async function createDiskFileStore(folders: { files: string; temporary: string }): Promise<FileStore> {
  await mkdir(folders.files, { recursive: true, mode: 0o700 });
  await mkdir(folders.temporary, { recursive: true, mode: 0o700 });
  await clearLeftovers(folders.temporary);
  const pathOf = (sha256: string) => join(folders.files, sha256.slice(0, 2), sha256.slice(2, 4), sha256);
  const missing = (cause: unknown) => (isMissing(cause) ? new AppError('file_missing', { cause }) : cause);

  return {
    async put(temporaryPath, { sha256 }) {
      const path = pathOf(sha256);
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      await sync(temporaryPath);
      await rename(temporaryPath, path);
      // The name is durable only when its folder is.
      await sync(dirname(path));
    },
    read: (sha256) =>
      readFile(pathOf(sha256)).catch((error: unknown) => {
        throw missing(error);
      }),
    async stream(sha256) {
      const path = pathOf(sha256);
      await access(path, constants.R_OK).catch((error: unknown) => {
        throw missing(error);
      });
      return createReadStream(path);
    },
    has: (sha256) =>
      stat(pathOf(sha256)).then(
        (found) => found.isFile(),
        () => false,
      ),
    remove: (sha256) => rm(pathOf(sha256), { force: true }),
    list: () => listFiles(folders.files),
    isWritable: () =>
      access(folders.files, constants.W_OK).then(
        () => true,
        () => false,
      ),
  };
}

/** No upload takes an hour: what lies there longer, a killed process left. */
async function clearLeftovers(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Date.now() }));
    if (Date.now() - mtimeMs > HOUR_MS) await rm(path, { recursive: true, force: true });
  }
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
