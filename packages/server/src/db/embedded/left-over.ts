// Ends the remains of a killed OneForm, or a killed PostgreSQL, in order, so that the folder is free for the next one.
import { readdir, readFile, readlink, realpath, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { countsAlike, describeProcess, findPlace, hasSameKernel, type Place } from '../../data-folder/place.ts';
import { writeSecret } from '../../write-secret.ts';
import { isHeld } from './held.ts';

const PATIENT_MS = 10_000;
const IMPATIENT_MS = 5_000;
const LOOK_EVERY_MS = 50;

/** The server that runs on `folder`, or null. */
async function findServer(folder: string): Promise<number | null> {
  const pid = await readPid(folder);
  return pid !== null && (await isPostgres(pid, folder)) ? pid : null;
}

/**
 * Afterwards nothing runs on `folder`, and nothing there or beside its socket says that something does. Only for who holds the lock of the
 * data folder. Throws an Error in one sentence, and deletes nothing, when something runs or may run there that cannot be ended from here.
 */
export async function endLeftOver(folder: string, sockets: string): Promise<void> {
  const server = await findServer(folder);
  if (server !== null) await end(server, ['SIGINT', 'SIGQUIT', 'SIGKILL']);
  // Backends outlive a server that was killed by as long as their statement takes, and hold its shared memory.
  await Promise.all((await findProcesses(folder)).map((pid) => end(pid, ['SIGQUIT', 'SIGKILL'])));
  const pid = await readPid(folder);
  await requireNobody(folder, sockets, pid);
  // PostgreSQL takes any process with this number for its predecessor: one that ended and was not waited for, or a stranger who got it since.
  if (process.platform !== 'linux' || (pid !== null && (await isPostgres(pid, folder)))) return;
  await rm(join(folder, 'postmaster.pid'), { force: true });
  for (const name of await readdir(sockets)) await rm(join(sockets, name), { force: true });
}

/** Processes of another container are not in the list here, so their sockets are asked. */
async function requireNobody(folder: string, sockets: string, pid: number | null): Promise<void> {
  let held = await isHeld(sockets);
  // A process that was told to end may take a moment to be gone.
  for (let waited = 0; held === true && waited < IMPATIENT_MS; waited += LOOK_EVERY_MS) {
    await sleep(LOOK_EVERY_MS);
    held = await isHeld(sockets);
  }
  const [here, place] = [await findPlace(), await readPlace(folder)];
  const who = describeProcess(pid ?? 0, place ?? here, here);
  if (held === true)
    throw new Error(
      `PostgreSQL is still running on it, where it cannot be reached from here (${who}). End that process or its container, then start again.`,
    );
  // Of this start of the machine, counted elsewhere, and the sockets were removed: nothing here tells whether it lives.
  if (held === 'missing' && pid !== null && place && hasSameKernel(place, here) && !countsAlike(place, here))
    throw new Error(
      `PostgreSQL may still be running on it, where it cannot be reached from here (${who}). When it is certain that it no longer runs, delete ${join(folder, 'postmaster.pid')} and start again.`,
    );
}

const placeFile = (folder: string) => join(folder, '..', 'postgres-place');

async function readPlace(folder: string): Promise<Place | null> {
  try {
    return JSON.parse(await readFile(placeFile(folder), 'utf8')) as Place;
  } catch {
    return null;
  }
}

/** Before a server is started on `folder`: where the number in its postmaster.pid is counted. */
export async function rememberPlace(folder: string): Promise<void> {
  const place = JSON.stringify(await findPlace());
  if (JSON.stringify(await readPlace(folder)) !== place) await writeSecret(placeFile(folder), place);
}

async function readPid(folder: string): Promise<number | null> {
  const text = await readFile(join(folder, 'postmaster.pid'), 'utf8').catch(() => '');
  return Number.parseInt(text, 10) || null;
}

/** Each signal has its time before the next one. */
async function end(pid: number, signals: readonly NodeJS.Signals[]): Promise<void> {
  for (const [tried, signal] of signals.entries()) {
    if (!(await isRunning(pid))) return;
    send(pid, signal);
    const patience = tried === 0 ? PATIENT_MS : IMPATIENT_MS;
    for (let waited = 0; waited < patience && (await isRunning(pid)); waited += LOOK_EVERY_MS)
      await sleep(LOOK_EVERY_MS);
  }
}

function send(pid: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(pid, signal);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** One that ended and whose parent did not wait for it still has a number, but holds nothing. */
async function isRunning(pid: number): Promise<boolean> {
  if (!send(pid, 0)) return false;
  const stat = await readFile(`/proc/${pid}/stat`, 'latin1').catch(() => '');
  return !/^[ZX]/.test(stat.slice(stat.lastIndexOf(')') + 2));
}

/** The number may belong to another program by now. Where /proc is missing PostgreSQL's own check decides at start. */
async function isPostgres(pid: number, folder: string): Promise<boolean> {
  if (!(await isRunning(pid))) return false;
  const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => null);
  return command === null ? process.platform !== 'linux' : command.includes(folder);
}

/** Every process of PostgreSQL works in the folder of its cluster, whatever it calls itself. */
async function findProcesses(folder: string): Promise<number[]> {
  const names = await readdir('/proc').catch(() => []);
  const cluster = await realpath(folder).catch(() => null);
  const found = await Promise.all(
    names
      .filter((name) => /^\d+$/.test(name))
      .map(async (name) => {
        const [at, command] = await Promise.all([
          readlink(`/proc/${name}/cwd`).catch(() => ''),
          readFile(`/proc/${name}/cmdline`, 'utf8').catch(() => ''),
        ]);
        return at === cluster && command.includes('postgres') ? Number(name) : null;
      }),
  );
  return found.filter((pid) => pid !== null);
}
