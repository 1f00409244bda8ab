// One OneForm per data folder: a lock file names the process that holds it; a dead one's is taken over.
import { mkdir, open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { requireRoomToStart } from './disk-space.ts';

interface Holder {
  readonly pid: number;
  /** Start time of the process, so that a reused pid is not taken for it. */
  readonly started: string;
  readonly address: string;
}

/** Throws an Error in one sentence when another process runs on the folder, or the folder cannot be written. */
export async function lockDataFolder(folder: string, address: string): Promise<() => Promise<void>> {
  const path = join(folder, 'oneform.lock');
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
  } catch (cause) {
    throw new Error(
      `The data folder ${folder} cannot be written. Make it writable, or set ONEFORM_DATA to another folder.`,
      { cause },
    );
  }
  for (let attempt = 0; attempt < 3; attempt += 1) {
    try {
      const file = await open(path, 'wx', 0o600);
      await file.writeFile(
        JSON.stringify({ pid: process.pid, started: await startOf(process.pid), address } satisfies Holder),
      );
      await file.close();
      return () => rm(path, { force: true });
    } catch (cause) {
      const { code } = cause as NodeJS.ErrnoException;
      if (code === 'ENOSPC') {
        await rm(path, { force: true });
        await requireRoomToStart(folder, { isNew: false });
      }
      if (code !== 'EEXIST') {
        throw new Error(
          `The data folder ${folder} cannot be written. Make it writable, or set ONEFORM_DATA to another folder.`,
          { cause },
        );
      }
      const holder = await readHolder(path);
      if (holder && (await isRunning(holder))) {
        throw new Error(
          `OneForm is already running on ${folder} (process ${holder.pid}). Open ${holder.address}, or stop it first.`,
        );
      }
      await rm(path, { force: true });
    }
  }
  throw new Error(`The data folder ${folder} is being opened by another process. Try again in a moment.`);
}

async function readHolder(path: string): Promise<Holder | null> {
  try {
    return JSON.parse(await readFile(path, 'utf8')) as Holder;
  } catch {
    return null;
  }
}

async function isRunning(holder: Holder): Promise<boolean> {
  try {
    process.kill(holder.pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
  }
  return (await startOf(holder.pid)) === holder.started;
}

/** Field 22 of /proc/PID/stat, in ticks since boot; '' where there is no /proc. */
async function startOf(pid: number): Promise<string> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
}
