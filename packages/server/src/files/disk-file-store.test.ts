import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createDiskFileStore } from './disk-file-store.ts';
import type { FileStore, StoredFile } from './file-store.ts';

let folder: string;
let folders: { files: string; temporary: string };
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'oneform-files-'));
  folders = { files: join(folder, 'files'), temporary: join(folder, 'tmp') };
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const sha256 = 'ab'.repeat(32);
async function put(content: string) {
  const store = await createDiskFileStore(folders);
  const path = join(folders.temporary, 'upload');
  await writeFile(path, content);
  await store.put(path, { sha256, size: content.length });
  return store;
}

async function listed(store: FileStore): Promise<StoredFile[]> {
  const files: StoredFile[] = [];
  for await (const file of store.list()) files.push(file);
  return files;
}

it('adopts a file, gives it back and lists it', async () => {
  const store = await put('hello');
  expect(await readdir(folders.temporary)).toEqual([]);
  expect(Buffer.from(await store.read(sha256)).toString()).toBe('hello');
  expect(await text(await store.stream(sha256))).toBe('hello');
  expect(await store.has(sha256)).toBe(true);
  expect(await listed(store)).toEqual([{ sha256, size: 5 }]);
  expect(await store.isWritable()).toBe(true);
});

it('takes the same content twice', async () => {
  await put('hello');
  expect(await listed(await put('hello'))).toHaveLength(1);
});

it('says so when a file is gone', async () => {
  const store = await put('hello');
  await store.remove(sha256);
  await store.remove(sha256);
  expect(await store.has(sha256)).toBe(false);
  await expect(store.read(sha256)).rejects.toMatchObject({ code: 'file_missing' });
  await expect(store.stream(sha256)).rejects.toMatchObject({ code: 'file_missing' });
});

it('clears what a killed process left long ago, and leaves what is being written', async () => {
  await mkdir(folders.temporary, { recursive: true });
  for (const name of ['old', 'new']) await writeFile(join(folders.temporary, name), 'x');
  const yesterday = new Date(Date.now() - 86_400_000);
  await utimes(join(folders.temporary, 'old'), yesterday, yesterday);
  await createDiskFileStore(folders);
  expect(await readdir(folders.temporary)).toEqual(['new']);
});
