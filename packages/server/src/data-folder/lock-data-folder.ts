// One OneForm per data folder, from however many containers and machines it can be seen.
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { requireRoomToStart } from '../disk-space.ts';
import { answerAs, askHolder } from './ask-holder.ts';
import { describeSelf, forgetHolder, type Holder, isGone, readHolder, type Work, writeHolder } from './holder.ts';
import { takeKernelLock } from './kernel-lock.ts';
import { describeProcess, findPlace } from './place.ts';

/** The holder of the lock may be about to write down its name, or about to leave. */
const PATIENT_MS = 2000;
const LOOK_EVERY_MS = 50;

/**
 * Answers how to give it back. Throws an Error in one sentence when another process works on the folder, or may do so for all that can be
 * told from here, or when the folder cannot be written.
 */
export async function lockDataFolder(folder: string, work: Work): Promise<() => Promise<void>> {
  await mkdir(folder, { recursive: true, mode: 0o700 }).catch((cause: unknown) => {
    throw notWritableError(folder, cause);
  });
  try {
    const unlock = await takeWhenFree(folder);
    try {
      const leave = await moveIn(folder, work);
      return async () => {
        await leave();
        unlock();
      };
    } catch (error) {
      unlock();
      throw error;
    }
  } catch (cause) {
    if (cause instanceof TakenError) throw cause;
    await requireRoomToStart(folder, { isNew: false });
    throw notWritableError(folder, cause);
  }
}

const notWritableError = (folder: string, cause: unknown) =>
  new Error(`The data folder ${folder} cannot be written. Make it writable, or set ONEFORM_DATA to another folder.`, {
    cause,
  });

class TakenError extends Error {}

async function takeWhenFree(folder: string): Promise<() => void> {
  for (const until = Date.now() + PATIENT_MS; ; await sleep(LOOK_EVERY_MS)) {
    const unlock = await takeKernelLock(join(folder, 'lock.sqlite'));
    if (unlock) return unlock;
    const asked = await askHolder(folder);
    if (typeof asked === 'object') throw await takenError(folder, asked);
    if (Date.now() > until) throw await takenError(folder, await readHolder(folder));
  }
}

/** With the kernel's lock. Where a volume does not keep it for all who see the volume, those that are known of must be gone. */
async function moveIn(folder: string, work: Work): Promise<() => Promise<void>> {
  const self = await describeSelf(folder, work);
  const asked = await askHolder(folder);
  if (typeof asked === 'object') throw await takenError(folder, asked);
  const written = await readHolder(folder);
  if (asked === 'silent') throw await takenError(folder, written);
  if (written === 'unreadable' || (written && !isGone(written, self))) throw await unknownHolderError(folder, written);
  await forgetHolder(folder);
  try {
    await writeHolder(folder, self);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    throw await takenError(folder, await readHolder(folder));
  }
  const fallSilent = await answerAs(self, folder);
  return async () => {
    await fallSilent();
    await forgetHolder(folder);
  };
}

async function takenError(folder: string, holder: Holder | 'unreadable' | null): Promise<Error> {
  if (holder === null || holder === 'unreadable')
    return new TakenError(
      `The data folder ${folder} is locked by a process that does not say who it is. Stop the OneForm that uses it. If there is none, its volume may not support file locks: set ONEFORM_DATA to a folder on a local disk.`,
    );
  const who = describeProcess(holder.pid, holder, await findPlace());
  if (holder.kind === 'command')
    return new TakenError(`A command is working on ${folder} (${who}). Try again when it is done.`);
  return new TakenError(
    `OneForm is already running on ${folder} (${who}). Open ${holder.address ?? 'it'}, or stop it first.`,
  );
}

async function unknownHolderError(folder: string, holder: Holder | 'unreadable'): Promise<Error> {
  const who =
    holder === 'unreadable'
      ? 'an earlier release or an unknown program'
      : describeProcess(holder.pid, holder, await findPlace());
  return new TakenError(
    `OneForm may still be running on ${folder}: ${join(folder, 'oneform.lock')} was written by ${who}, which cannot be asked from here. Stop that process; when it is certain that it no longer runs, delete the file and start again.`,
  );
}
