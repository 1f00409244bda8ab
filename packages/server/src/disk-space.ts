// How much room the disk has that data is on: uploads stop before saves do, and saves before the database would be stopped by a full disk.
import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';

const MB = 1024 * 1024;
/** Looked at no oftener than this. */
const REMEMBERED_MS = 1000;
/** What a new cluster takes with its first log, and what an old one needs to come up. */
const NEW_DATABASE_MB = 160;
const OLD_DATABASE_MB = 24;

/** Bytes that may still be written below `folder`, or below the nearest folder above that exists. */
export async function freeBytes(folder: string): Promise<number> {
  try {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  } catch (error) {
    const above = dirname(folder);
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT' || above === folder) throw error;
    return freeBytes(above);
  }
}

export interface DiskWatch {
  /** Why nothing more can be saved, in one sentence; null while there is room. */
  fault(): Promise<string | null>;
}

/** A quarter of what uploads leave alone is for what is typed; below that the database is kept from running into the end of its disk. */
export function watchDisk(minFreeBytes: number, folders: readonly string[]): DiskWatch {
  const needed = minFreeBytes / 4;
  let looked: { at: number; fault: Promise<string | null> } | undefined;
  const look = async (): Promise<string | null> => {
    for (const folder of folders) {
      const free = await freeBytes(folder);
      if (free < needed) return sayFull(folder, free, needed);
    }
    return null;
  };
  return {
    fault() {
      if (!looked || performance.now() - looked.at > REMEMBERED_MS) looked = { at: performance.now(), fault: look() };
      return looked.fault;
    },
  };
}

/** Throws an Error in one sentence when the disk has no room for the database to come up. */
export async function requireRoomToStart(folder: string, { isNew }: { readonly isNew: boolean }): Promise<void> {
  const needed = (isNew ? NEW_DATABASE_MB : OLD_DATABASE_MB) * MB;
  const free = await freeBytes(folder);
  if (free < needed) throw new Error(sayFull(folder, free, needed));
}

const sayFull = (folder: string, free: number, needed: number) =>
  `The disk that holds ${folder} has ${Math.floor(free / MB)} MB free but ${Math.ceil(needed / MB)} MB are needed. Free up some space. What is already stored is safe.`;
