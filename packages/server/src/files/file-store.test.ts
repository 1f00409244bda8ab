// Contract of every store of files, on disk and in a bucket alike.
import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { MAX_FILE_BYTES } from '@oneform/contract';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { type ObjectStore, startObjectStore } from '../testing/object-store.ts';
import { type S3StandIn, startS3StandIn } from '../testing/s3-stand-in.ts';
import type { FileStore, StoredFile } from './file-store.ts';
import { openFileStore } from './open-file-store.ts';
import { verifyingStream } from './verify-content.ts';

let folder: string;
let bucket: S3StandIn;
let ofOthers: ObjectStore;
beforeAll(async () => {
  bucket = await startS3StandIn();
  ofOthers = await startObjectStore();
});
afterAll(async () => {
  await bucket.close();
  await ofOthers.remove();
});
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'oneform-files-'));
});
afterEach(async () => {
  bucket.misbehave(() => undefined);
  bucket.objects.clear();
  await rm(folder, { recursive: true, force: true });
});

const settings = (env: Readonly<Record<string, string>>) => readConfig({ ONEFORM_DATA: folder, ...env });
const describeFile = (bytes: Buffer) => ({
  sha256: createHash('sha256').update(bytes).digest('hex'),
  size: bytes.length,
});

async function put(store: FileStore, bytes: Buffer): Promise<string> {
  const path = join(folder, 'tmp', 'upload');
  await writeFile(path, bytes);
  await store.put(path, describeFile(bytes));
  await rm(path);
  return describeFile(bytes).sha256;
}

async function listed(store: FileStore): Promise<StoredFile[]> {
  const files: StoredFile[] = [];
  for await (const file of store.list()) files.push(file);
  return files.sort((a, b) => (a.sha256 < b.sha256 ? -1 : 1));
}

const kinds: [string, () => Readonly<Record<string, string>>, (sha256: string, bytes: Buffer) => Promise<unknown>][] = [
  [
    'on disk',
    () => ({}),
    (sha256, bytes) => writeFile(join(folder, 'files', sha256.slice(0, 2), sha256.slice(2, 4), sha256), bytes),
  ],
  ['in a bucket', () => bucket.env, async (sha256, bytes) => bucket.objects.set(`files/${sha256}`, bytes)],
  ['in a store that others wrote', () => ofOthers.env, (sha256, bytes) => ofOthers.write(`files/${sha256}`, bytes)],
];

describe.each(kinds)('%s', (_name, env, overwrite) => {
  let store: FileStore;
  beforeEach(async () => {
    store = await openFileStore(settings(env()));
    for (const { sha256 } of await listed(store)) await store.remove(sha256);
  });

  it('takes a file, gives it back and lists it', async () => {
    const sha256 = await put(store, Buffer.from('hello'));
    expect(await readdir(join(folder, 'tmp'))).toEqual([]);
    expect(Buffer.from(await store.read(sha256)).toString()).toBe('hello');
    expect((await buffer(await store.stream(sha256))).toString()).toBe('hello');
    expect(await store.has(sha256)).toBe(true);
    expect(await listed(store)).toEqual([{ sha256, size: 5 }]);
    expect(await store.isWritable()).toBe(true);
  });

  it.each([0, 1, 65_536, 10 * 1024 * 1024])('keeps %d bytes as they are', async (size) => {
    const bytes = randomBytes(size);
    const sha256 = await put(store, bytes);
    expect(bytes.equals(await store.read(sha256))).toBe(true);
    expect(bytes.equals(await buffer(await store.stream(sha256)))).toBe(true);
  });

  it('takes the same content twice', async () => {
    await put(store, Buffer.from('hello'));
    await put(store, Buffer.from('hello'));
    expect(await listed(store)).toHaveLength(1);
  });

  it('lists however many there are', async () => {
    const hashes = [];
    for (let n = 0; n < 7; n += 1) hashes.push(await put(store, Buffer.from(`file ${n}`)));
    expect((await listed(store)).map(({ sha256 }) => sha256)).toEqual(hashes.sort());
  });

  it('says so when a file is gone', async () => {
    const sha256 = await put(store, Buffer.from('hello'));
    await store.remove(sha256);
    await store.remove(sha256);
    expect(await store.has(sha256)).toBe(false);
    expect(await listed(store)).toEqual([]);
    await expect(store.read(sha256)).rejects.toMatchObject({ code: 'file_missing' });
    await expect(store.stream(sha256)).rejects.toMatchObject({ code: 'file_missing' });
  });

  it('gives out nothing whole that is not what was put', async () => {
    const bytes = randomBytes(300_000);
    const sha256 = await put(store, bytes);
    const other = Buffer.from(bytes);
    other[150_000] = (other[150_000] ?? 0) ^ 1;
    await overwrite(sha256, other);
    await expect(store.read(sha256)).rejects.toMatchObject({ code: 'file_missing' });
    let received = 0;
    const reading = (async () => {
      for await (const chunk of await store.stream(sha256)) received += (chunk as Buffer).length;
    })();
    await expect(reading).rejects.toMatchObject({ code: 'file_missing' });
    expect(received).toBeLessThan(bytes.length);
  });

  it('says so before it gives out anything of what became longer, or shorter', async () => {
    const bytes = randomBytes(65_536);
    const sha256 = await put(store, bytes);
    for (const other of [Buffer.concat([bytes, randomBytes(10)]), bytes.subarray(0, 65_000)]) {
      await overwrite(sha256, other);
      const damaged = { code: 'file_missing', message: 'The stored file is damaged.' };
      await expect(store.stream(sha256, bytes.length)).rejects.toMatchObject(damaged);
      await expect(store.read(sha256)).rejects.toMatchObject(damaged);
    }
    await overwrite(sha256, randomBytes(MAX_FILE_BYTES + 1));
    await expect(store.read(sha256)).rejects.toMatchObject({ code: 'file_missing' });
  });

  it('clears what a killed process left long ago, and leaves what is being written', async () => {
    for (const name of ['old', 'new']) await writeFile(join(folder, 'tmp', name), 'x');
    const yesterday = new Date(Date.now() - 86_400_000);
    await utimes(join(folder, 'tmp', 'old'), yesterday, yesterday);
    await openFileStore(settings(env()));
    expect(await readdir(join(folder, 'tmp'))).toEqual(['new']);
  });
});

it('gives out no more than was put when it grows under the reader', async () => {
  const bytes = randomBytes(65_536);
  const received: Buffer[] = [];
  const grown = Readable.from([bytes, randomBytes(10)]);
  const reading = pipeline(grown, verifyingStream(describeFile(bytes).sha256, bytes.length), async (chunks) => {
    for await (const chunk of chunks) received.push(chunk as Buffer);
  });
  await expect(reading).rejects.toMatchObject({ code: 'file_missing' });
  expect(received).toEqual([]);
});

it('keeps files in the data folder to their owner', async () => {
  await openFileStore(settings({}));
  for (const name of ['files', 'tmp']) expect((await stat(join(folder, name))).mode & 0o077).toBe(0);
});

describe('a bucket that fails', () => {
  const open = () => openFileStore(settings(bucket.env));
  /** The first so many requests of a kind. */
  const first = (times: number, method: string, mishap: Parameters<S3StandIn['misbehave']>[0]) => {
    let left = times;
    bucket.misbehave((asked) =>
      asked.key !== '' && asked.method === method && left-- > 0 ? mishap(asked) : undefined,
    );
  };

  it.each([
    ['is busy', 'slow down'],
    ['hangs up', 'hang up'],
    ['acknowledges and forgets', 'forget'],
  ] as const)('is asked again when it %s', async (_name, mishap) => {
    const store = await open();
    first(2, 'PUT', () => mishap);
    const sha256 = await put(store, Buffer.from('kept in the end'));
    expect(Buffer.from(await store.read(sha256)).toString()).toBe('kept in the end');
    expect(await readdir(join(folder, 'tmp'))).toEqual([]);
  });

  it.each(['slow down', 'hang up', 'cut', 'damage'] as const)('gives a file or none: %s', async (mishap) => {
    const store = await open();
    const sha256 = await put(store, Buffer.from('a file of some length'));
    const code = mishap === 'damage' ? 'file_missing' : 'files_unavailable';
    first(mishap === 'damage' ? 1 : 3, 'GET', () => mishap);
    await expect(store.read(sha256)).rejects.toMatchObject({ code });
    first(mishap === 'cut' || mishap === 'damage' ? 1 : 3, 'GET', () => mishap);
    await expect(store.stream(sha256).then((stream) => buffer(stream))).rejects.toThrow();
    expect(Buffer.from(await store.read(sha256)).toString()).toBe('a file of some length');
  });

  it('is not said to have a file, nor to have none, when it does not answer', async () => {
    const store = await open();
    const sha256 = await put(store, Buffer.from('hello'));
    first(3, 'HEAD', () => 'slow down');
    await expect(store.has(sha256)).rejects.toMatchObject({ code: 'files_unavailable' });
    expect(await store.has(sha256)).toBe(true);
    first(3, 'DELETE', () => 'slow down');
    await expect(store.remove(sha256)).rejects.toMatchObject({ code: 'files_unavailable' });
  });

  it('leaves a file that it did not take where it was', async () => {
    const store = await open();
    first(3, 'PUT', () => 'slow down');
    await expect(put(store, Buffer.from('not taken'))).rejects.toMatchObject({ code: 'files_unavailable' });
    expect(await readFile(join(folder, 'tmp', 'upload'), 'utf8')).toBe('not taken');
    expect(bucket.objects.size).toBe(0);
  });

  it('does not take bytes that are not what their name says', async () => {
    const store = await open();
    await writeFile(join(folder, 'tmp', 'upload'), 'something else');
    const put = store.put(join(folder, 'tmp', 'upload'), { sha256: 'ab'.repeat(32), size: 14 });
    await expect(put).rejects.toMatchObject({ code: 'files_unavailable' });
    expect(bucket.objects.size).toBe(0);
  });

  it('is not writable while it is away, and says so soon', async () => {
    const store = await open();
    bucket.misbehave(() => 'hang');
    expect(await store.isWritable()).toBe(false);
    bucket.misbehave(() => 'forbid');
    expect(await store.isWritable()).toBe(false);
    bucket.misbehave(() => undefined);
    expect(await store.isWritable()).toBe(true);
  });

  it.each(['PUT', 'DELETE'])('is refused at start when the key is not allowed to %s', async (kind) => {
    bucket.misbehave(({ method }) => (method === kind ? 'forbid' : undefined));
    await expect(open()).rejects.toThrow('The key of S3 may not write to the bucket papers, or not delete from it.');
    bucket.misbehave(() => undefined);
    bucket.objects.clear();
    await open();
    expect([...bucket.objects]).toEqual([]);
  });

  it('is refused at start when it is not there or the keys are wrong, and not when it is away', async () => {
    await expect(openFileStore(settings({ ...bucket.env, S3_BUCKET: 'other' }))).rejects.toThrow(
      'There is no bucket other.',
    );
    const wrong = { ...bucket.env, S3_SECRET_ACCESS_KEY: 'wrong' };
    await expect(openFileStore(settings(wrong))).rejects.toThrow('Access to the bucket papers was denied');
    bucket.misbehave(() => 'slow down');
    await open();
  });
});
