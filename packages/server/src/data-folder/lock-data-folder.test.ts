import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeEach, expect, it } from 'vitest';
import { nodeElsewhere } from '../testing/elsewhere.ts';
import type { Outcome, Try } from '../testing/lock-contender.ts';
import { askHolder } from './ask-holder.ts';
import { describeSelf, type Holder } from './holder.ts';
import { lockDataFolder } from './lock-data-folder.ts';

const work = { kind: 'server', address: 'http://localhost:3000', hasOwnDatabase: true } as const;
const contender = fileURLToPath(new URL('../testing/lock-contender.ts', import.meta.url));
const started: ChildProcess[] = [];
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'oneform-lock-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const start = (command: string, args: readonly string[]) => {
  const child = spawn(command, args, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  started.push(child);
  return child;
};
afterAll(() => {
  for (const child of started) child.kill('SIGKILL');
});

async function attempt(child: ChildProcess, at = 0, on = folder): Promise<Outcome> {
  const said = once(child, 'message') as Promise<[Outcome]>;
  child.send({ folder: on, at } satisfies Try);
  return (await said)[0];
}

async function release(child: ChildProcess): Promise<void> {
  const said = once(child, 'message');
  child.send('release');
  await said;
}

it('lets one process in, tells the second who is there, and leaves only the file of the lock', async () => {
  const unlock = await lockDataFolder(folder, work);
  await expect(lockDataFolder(folder, work)).rejects.toThrow(
    `OneForm is already running on ${folder} (process ${process.pid}). Open http://localhost:3000, or stop it first.`,
  );
  expect(await askHolder(folder)).toMatchObject({ ...work, pid: process.pid });
  await unlock();
  expect(await askHolder(folder)).toBe('nobody');
  expect(await readdir(folder)).toEqual(['lock.sqlite']);
  await (await lockDataFolder(folder, work))();
});

it('lets somebody wait for a command', async () => {
  const unlock = await lockDataFolder(folder, { kind: 'command', hasOwnDatabase: true });
  await expect(lockDataFolder(folder, work)).rejects.toThrow(
    `A command is working on ${folder} (process ${process.pid}). Try again when it is done.`,
  );
  await unlock();
});

it('works where the path is longer than a socket allows', async () => {
  const long = join(folder, 'long-'.repeat(30));
  const unlock = await lockDataFolder(long, work);
  expect(await askHolder(long)).toMatchObject({ pid: process.pid });
  await unlock();
});

it('is free at once when its process was killed', async () => {
  const child = start(process.execPath, [contender]);
  for (let time = 0; time < 5; time += 1) {
    const other = start(process.execPath, [contender]);
    expect(await attempt(other)).toBe('won');
    expect(await attempt(child)).toContain(`(process ${other.pid})`);
    const ended = once(other, 'exit');
    other.kill('SIGKILL');
    await ended;
    expect(await attempt(child)).toBe('won');
    await release(child);
  }
});

it('sees a holder of another container, and is seen from there, with host, boot and namespace', async () => {
  const there = start(...nodeElsewhere([contender]));
  const unlock = await lockDataFolder(folder, work);
  const boot = (await readFile('/proc/sys/kernel/random/boot_id', 'utf8')).trim();
  const place = `on host ${hostname()}, PID namespace \\d+, boot ${boot}`;
  expect(await attempt(there)).toMatch(
    new RegExp(`^OneForm is already running on ${folder} \\(process ${process.pid} ${place}\\)`),
  );
  await unlock();
  expect(await attempt(there)).toBe('won');
  await expect(lockDataFolder(folder, work)).rejects.toThrow(new RegExp(`\\(process \\d+ ${place}\\)`));
  there.kill('SIGKILL');
  await once(there, 'exit');
  await expect
    .poll(async () => lockDataFolder(folder, work).then((free) => free().then(() => 'won'), String))
    .toBe('won');
});

const leftBehind = async (changes: Partial<Holder>) =>
  writeFile(join(folder, 'oneform.lock'), JSON.stringify({ ...(await describeSelf(folder, work)), ...changes }));

it.each([
  ['of this start of the machine', {}],
  ['from before a restart of the machine', { boot: '1', host: 'earlier-name' }],
])('takes over from one who is gone: %s', async (_when, changes) => {
  await leftBehind({ ...changes, pid: process.pid, namespace: '7' });
  await (await lockDataFolder(folder, work))();
});

it.each([
  [
    'on a volume that other machines see too',
    { boot: '1', host: 'other', filesystem: 0x6969, namespace: '7' },
    /process 5 on host other, PID namespace 7, boot 1,/,
  ],
  ['on a system that does not tell its starts', { boot: '', host: 'other', namespace: '' }, /process 5 on host other,/],
])('refuses, and leaves everything, where a holder may live: %s', async (_when, changes, who) => {
  await leftBehind({ ...changes, pid: 5 });
  const before = await readFile(join(folder, 'oneform.lock'), 'utf8');
  const refused = lockDataFolder(folder, work);
  await expect(refused).rejects.toThrow(/^OneForm may still be running on .* delete the file and start again\.$/);
  await expect(refused).rejects.toThrow(who);
  expect(await readFile(join(folder, 'oneform.lock'), 'utf8')).toBe(before);
  await rm(join(folder, 'oneform.lock'));
  await (await lockDataFolder(folder, work))();
});

it.each(['', '{"pid":4', '{"pid":4,"started":"1","address":"x"}'])(
  'refuses where the lock file says nothing that it understands: %j',
  async (text) => {
    await writeFile(join(folder, 'oneform.lock'), text);
    await expect(lockDataFolder(folder, work)).rejects.toThrow(
      'was written by an earlier release or an unknown program',
    );
  },
);

it('says so when the folder cannot be made', async () => {
  await writeFile(join(folder, 'file'), '');
  await expect(lockDataFolder(join(folder, 'file', 'data'), work)).rejects.toThrow('cannot be written');
});

it('asks in vain, and is refused by the lock alone, where its socket was removed', async () => {
  const unlock = await lockDataFolder(folder, work);
  await rm(join(folder, 'oneform.sock'));
  await expect(lockDataFolder(folder, work)).rejects.toThrow(`OneForm is already running on ${folder}`);
  await rm(join(folder, 'oneform.lock'));
  await expect(lockDataFolder(folder, work)).rejects.toThrow('by a process that does not say who it is');
  await unlock();
});

it('is refused by who answers, where a volume keeps no locks', async () => {
  const unlock = await lockDataFolder(folder, work);
  // As good as none: another file under its name.
  await rm(join(folder, 'lock.sqlite'));
  await expect(lockDataFolder(folder, work)).rejects.toThrow(`OneForm is already running on ${folder}`);
  await unlock();
});

it('is given to exactly one of two at the same moment, 200 times of 200, one of them in another container', async () => {
  const two = [start(process.execPath, [contender]), start(...nodeElsewhere([contender]))];
  await Promise.all(
    two.map((child) => attempt(child, 0, join(folder, `warm-${child.pid}`)).then(() => release(child))),
  );
  const wins: number[] = [];
  for (let time = 0; time < 200; time += 1) {
    const on = join(folder, `${time}`);
    await mkdir(on);
    // Half of them where somebody was killed before.
    if (time % 2 === 0) await writeFile(join(on, 'oneform.lock'), JSON.stringify(await describeSelf(on, work)));
    const at = Date.now() + 10;
    const outcomes = await Promise.all(two.map((child) => attempt(child, at, on)));
    wins.push(outcomes.filter((outcome) => outcome === 'won').length);
    await release(two[outcomes.indexOf('won')]!);
  }
  expect(wins).toEqual(Array(200).fill(1));
});
