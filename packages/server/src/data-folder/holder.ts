// Identifies the process that holds a data folder, by its lock file and its socket.
import { link, open, readFile, rm, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { findPlace, hasSameKernel, type Place } from './place.ts';

/** Work of a server, or of a command that has the folder to itself. */
export interface Work {
  readonly kind: 'server' | 'command';
  /** Address at which people reach it. */
  readonly address?: string;
  /** False where the database is somebody else's (DATABASE_URL). */
  readonly hasOwnDatabase: boolean;
}

export interface Holder extends Place, Work {
  readonly pid: number;
  /** Number of the kind of file system that the folder is on, as seen by the holder. */
  readonly filesystem: number;
}

/** Kinds that one kernel alone works on: ext, XFS, Btrfs, ZFS, F2FS, bcachefs, overlay, tmpfs. */
const ofOneKernel = new Set([
  0xef53, 0x58465342, 0x9123683e, 0x2fc12fc1, 0xf2f52010, 0xca451a4e, 0x794c7630, 0x01021994,
]);

const pathOf = (folder: string) => join(folder, 'oneform.lock');

export async function describeSelf(folder: string, work: Work): Promise<Holder> {
  return { ...(await findPlace()), ...work, pid: process.pid, filesystem: (await statfs(folder)).type };
}

export function toHolder(text: string): Holder | null {
  try {
    const found = JSON.parse(text) as Holder;
    return Number.isInteger(found.pid) && typeof found.boot === 'string' && typeof found.host === 'string'
      ? found
      : null;
  } catch {
    return null;
  }
}

/** `unreadable`: somebody wrote it whom we cannot name. */
export async function readHolder(folder: string): Promise<Holder | 'unreadable' | null> {
  try {
    return toHolder(await readFile(pathOf(folder), 'utf8')) ?? 'unreadable';
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/**
 * Whether the writer of a lock file is gone, told by who has the kernel's lock: that of the same kernel would still have it, and one of
 * another kernel on a disk that serves but one was ended by the restart.
 */
export const isGone = (holder: Holder, self: Holder) =>
  hasSameKernel(holder, self) ||
  (holder.boot !== '' && self.boot !== '' && holder.filesystem === self.filesystem && ofOneKernel.has(self.filesystem));

/** Whole and durable under its name or not there; throws EEXIST when somebody else's is. */
export async function writeHolder(folder: string, holder: Holder): Promise<void> {
  const fresh = `${pathOf(folder)}.new`;
  try {
    const file = await open(fresh, 'w', 0o600);
    try {
      await file.writeFile(JSON.stringify(holder));
      await file.sync();
    } finally {
      await file.close();
    }
    await link(fresh, pathOf(folder));
  } finally {
    await rm(fresh, { force: true });
  }
}

export const forgetHolder = (folder: string) => rm(pathOf(folder), { force: true });
