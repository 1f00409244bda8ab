import { chmod, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { readSecret } from './secrets.ts';

let folder: string;
let path: string;
const told: string[] = [];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'oneform-secret-'));
  path = join(folder, 'session-secret');
  told.length = 0;
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const read = () => readSecret(readConfig({ ONEFORM_DATA: folder }), (line) => told.push(line));
const mode = async () => (await stat(path)).mode & 0o777;

it('is made once, for its owner alone', async () => {
  const secret = await read();
  expect(secret.length).toBeGreaterThanOrEqual(32);
  expect(await mode()).toBe(0o600);
  expect(await read()).toBe(secret);
  expect(await readdir(folder)).toEqual(['session-secret']);
  expect(told).toEqual([]);
});

it.each(['', '\n', 'short'])('is replaced when a crash or a hand left %j, and that is said', async (left) => {
  await writeFile(path, left);
  const secret = await read();
  expect(secret.length).toBeGreaterThanOrEqual(32);
  expect(await readFile(path, 'utf8')).toBe(secret);
  expect(told).toEqual([expect.stringMatching(/was damaged: .* everyone has to sign in again\.$/)]);
});

it('is taken back from everybody else', async () => {
  const secret = await read();
  await chmod(path, 0o644);
  expect(await read()).toBe(secret);
  expect(await mode()).toBe(0o600);
});
