import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { lockDataFolder } from './instance-lock.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'oneform-lock-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

it('lets one process in and tells the second who is there', async () => {
  const release = await lockDataFolder(folder, 'http://localhost:3000');
  await expect(lockDataFolder(folder, 'x')).rejects.toThrow(
    `OneForm is already running on ${folder} (process ${process.pid}). Open http://localhost:3000`,
  );
  await release();
  await (await lockDataFolder(folder, 'x'))();
});

it('takes over from a process that was killed', async () => {
  const child = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60000)']);
  await once(child, 'spawn');
  await writeFile(join(folder, 'oneform.lock'), JSON.stringify({ pid: child.pid, started: '1', address: 'x' }));
  child.kill('SIGKILL');
  await once(child, 'exit');
  await (await lockDataFolder(folder, 'x'))();
});

it('is not fooled by a pid that another program has by now', async () => {
  await writeFile(
    join(folder, 'oneform.lock'),
    JSON.stringify({ pid: process.pid, started: 'long ago', address: 'x' }),
  );
  await (await lockDataFolder(folder, 'x'))();
});

it('says so when the folder cannot be made', async () => {
  await writeFile(join(folder, 'file'), '');
  await expect(lockDataFolder(join(folder, 'file', 'data'), 'x')).rejects.toThrow('cannot be written');
});
