// Free room on the disk of the data: uploads stop before saves do, and saves before a full disk would stop the
// database.
import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';

const MB = 1024 * 1024;
/** Looked at no oftener than this. */
const REMEMBERED_MS = 1000;
/** Room that a new cluster takes with its first log, and that an old one needs to come up. */
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
  /** Why papers can no longer be uploaded, although all else is still saved. */
  warning(): Promise<string | null>;
}

interface Found {
  readonly fault: string | null;
  readonly warning: string | null;
}

/**
 * A quarter of what uploads leave alone is for what is typed; below that the database is kept from running into the end of its disk. `log`
 * hears once of each limit that is passed, and of the way back.
 */
export function watchDisk(
  minFreeBytes: number,
  folders: readonly string[],
  log: (message: string) => void = () => undefined,
): DiskWatch {
  const needed = minFreeBytes / 4;
  let looked: { at: number; found: Promise<Found> } | undefined;
  let told = 'room';
  const warn = (state: string, message: string) => {
    if (state !== told) log(message);
    told = state;
  };
  const look = async (): Promise<Found> => {
    let warning: string | null = null;
    for (const folder of folders) {
      const free = await freeBytes(folder);
      if (free < needed) {
        const fault = diskFullMessage(folder, free, needed);
        warn('full', fault);
        return { fault, warning: null };
      }
      if (free < minFreeBytes) warning ??= diskLowMessage(folder, free, minFreeBytes);
    }
    warn(warning ? 'low' : 'room', warning ?? 'There is enough room on the disk again.');
    return { fault: null, warning };
  };
  const recent = () => {
    if (!looked || performance.now() - looked.at > REMEMBERED_MS) looked = { at: performance.now(), found: look() };
    return looked.found;
  };
  return {
    fault: async () => (await recent()).fault,
    warning: async () => (await recent()).warning,
  };
}

/** Throws an Error in one sentence when the disk has no room for the database to come up. */
export async function requireRoomToStart(folder: string, { isNew }: { readonly isNew: boolean }): Promise<void> {
  const needed = (isNew ? NEW_DATABASE_MB : OLD_DATABASE_MB) * MB;
  const free = await freeBytes(folder);
  if (free < needed) throw new Error(diskFullMessage(folder, free, needed));
}

/** Throws an Error in one sentence when so much more would take what uploads leave alone. */
export async function requireRoomFor(
  bytes: number,
  { folder, minFreeBytes }: { readonly folder: string; readonly minFreeBytes: number },
): Promise<void> {
  const free = await freeBytes(folder);
  if (free < bytes + minFreeBytes)
    throw new Error(`${diskFullMessage(folder, free, bytes + minFreeBytes)} Nothing was written.`);
}

const diskLowMessage = (folder: string, free: number, limit: number) =>
  `The disk that holds ${folder} has ${Math.floor(free / MB)} MB free. No papers can be uploaded below ${Math.ceil(limit / MB)} MB, and nothing saved below ${Math.ceil(limit / 4 / MB)} MB. Free up some space.`;

const diskFullMessage = (folder: string, free: number, needed: number) =>
  `The disk that holds ${folder} has ${Math.floor(free / MB)} MB free but ${Math.ceil(needed / MB)} MB are needed. Free up some space. What is already stored is safe.`;
