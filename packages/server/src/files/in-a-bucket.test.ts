// The instance with its originals in a bucket: the whole life of a paper, what an operator does, and days on which the store is ill.
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { api } from '@oneform/contract';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { importAccount } from '../features/account/import-account.ts';
import { forgetPageImages } from '../features/documents/forget-page-images.ts';
import { backupInstance } from '../operate/backup-instance.ts';
import { checkInstance } from '../operate/check-instance.ts';
import { operatorCommands } from '../operate/commands.ts';
import { restoreInstance } from '../operate/restore-instance.ts';
import { type S3StandIn, startS3StandIn } from '../testing/s3-stand-in.ts';
import { type Client, startTestServer, type TestServer } from '../testing/test-server.ts';

let bucket: S3StandIn;
let server: TestServer;
let client: Client;
let folder: string;
let papers = 0;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'oneform-bucket-'));
  bucket = await startS3StandIn();
  server = await startTestServer({ env: bucket.env });
});
beforeEach(async () => {
  client = await server.signIn('Keeper');
});
afterEach(() => bucket.misbehave(() => undefined));
afterAll(async () => {
  await server.close();
  await bucket.close();
  await rm(folder, { recursive: true, force: true });
});

const upload = async (text = `Surname: Lindgren\nPaper ${++papers}\n`) =>
  client.upload(Buffer.from(text), 'note.txt', 'text/plain');
const statusOf = async (id: string) =>
  (await client.call(api.documents.status, { params: { id } })).body.processing_status;
const uploadAndRead = async (text?: string) => {
  const { id } = (await upload(text)).body;
  await expect.poll(() => statusOf(id)).toBe('completed');
  return id;
};
const checked = async (deep = true) => checkInstance(server.deps, { deep });

it('takes, reads, gives back, exports and deletes a paper, and nothing of it is on the disk', async () => {
  const text = 'Surname: Lindgren\nGiven names: Maya\n';
  const id = await uploadAndRead(text);
  expect(bucket.objects.size).toBe(1);
  expect(await readdir(server.folder)).not.toContain('files');
  const download = await client.raw('GET', `/api/documents/${id}/download`);
  expect([download.status, Buffer.from(download.body).toString()]).toEqual([200, text]);
  const exported = await client.raw('GET', '/api/account/export');
  expect(Buffer.from(exported.body).includes(text)).toBe(true);
  expect((await server.stranger.raw('GET', '/health')).body).toMatchObject({ status: 'ok', files: 'ok' });
  expect(await checked()).toEqual([]);
  expect((await client.call(api.documents.remove, { params: { id } })).status).toBe(204);
  expect(bucket.objects.size).toBe(0);
});

it('is backed up, restored into another bucket and checked', async () => {
  await uploadAndRead();
  await uploadAndRead();
  const file = join(folder, 'backup.zip');
  const written = await backupInstance(server.deps, file);
  const other = await startS3StandIn();
  const target = await startTestServer({ workers: false, env: other.env });
  try {
    expect({ ...(await restoreInstance(target.deps, file)), missing: [] }).toEqual(written);
    expect([...other.objects].sort()).toEqual([...bucket.objects].sort());
    expect(await checkInstance(target.deps, { deep: true })).toEqual([]);
  } finally {
    await target.close();
    await other.close();
  }
});

it('takes in the export of a person', async () => {
  await uploadAndRead();
  const file = join(folder, 'export.zip');
  await writeFile(file, Buffer.from((await client.raw('GET', '/api/account/export')).body));
  const other = await startS3StandIn();
  const target = await startTestServer({ workers: false, env: other.env });
  try {
    expect(await importAccount(target.deps, file)).toMatchObject({ email: client.email, files: 1 });
    expect(other.objects.size).toBe(1);
  } finally {
    await target.close();
    await other.close();
  }
});

it('is named for what is missing, damaged and unused, and the unused go', async () => {
  await uploadAndRead();
  const [[damaged = '', bytes = Buffer.alloc(0)] = []] = bucket.objects;
  await uploadAndRead();
  const missing = [...bucket.objects.keys()].find((key) => key !== damaged) ?? '';
  const lost = bucket.objects.get(missing)!;
  const unused = `files/${'e'.repeat(64)}`;
  bucket.objects.set(unused, Buffer.from('stray'));
  bucket.objects.set(damaged, Buffer.from('other'));
  bucket.objects.delete(missing);
  const nameOf = (key: string) => key.slice('files/'.length);
  expect(await checked()).toEqual(
    expect.arrayContaining([
      { kind: 'file_unused', about: nameOf(unused) },
      { kind: 'file_damaged', about: nameOf(damaged) },
      { kind: 'file_missing', about: nameOf(missing) },
    ]),
  );
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
  for (const [name, value] of Object.entries({
    ...bucket.env,
    DATABASE_URL: server.deps.config.databaseUrl,
    ONEFORM_DATA: server.folder,
  }))
    vi.stubEnv(name, value);
  expect(await operatorCommands.check?.run(['--remove-unused'], server.deps.config.folders.root)).toBe(1);
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  expect(bucket.objects.has(unused)).toBe(false);
  bucket.objects.set(damaged, bytes).set(missing, lost);
  expect(await checked()).toEqual([]);
});

it('leaves no row for a paper that it did not take, and no paper on the disk', async () => {
  const before = bucket.objects.size;
  bucket.misbehave(({ method }) => (method === 'PUT' ? 'slow down' : undefined));
  const refused = await upload();
  expect([refused.status, refused.body]).toEqual([503, expect.objectContaining({ code: 'files_unavailable' })]);
  expect((await client.call(api.documents.list, { query: {} })).body.total).toBe(0);
  expect(await readdir(join(server.folder, 'tmp'))).toEqual([]);
  expect(bucket.objects.size).toBe(before);
  expect((await client.call(api.credits.balance, {})).body.balance).toBe(500);
});

it('has a paper read later that it does not give out just now', async () => {
  bucket.misbehave(({ method }) => (method === 'GET' ? 'slow down' : undefined));
  const { id } = (await upload()).body;
  await expect.poll(() => bucket.asked.filter(({ method }) => method === 'GET').length).toBeGreaterThan(2);
  const download = await client.raw('GET', `/api/documents/${id}/download`);
  expect([download.status, download.body]).toEqual([503, expect.objectContaining({ code: 'files_unavailable' })]);
  bucket.misbehave(() => undefined);
  await expect.poll(() => statusOf(id)).toBe('completed');
});

it('has deleted in the end what it refused to delete at first, many at a time', async () => {
  const ids: string[] = [];
  for (let paper = 0; paper < 5; paper += 1) ids.push(await uploadAndRead());
  const before = bucket.objects.size;
  bucket.misbehave(({ method }) => (method === 'DELETE' ? 'slow down' : undefined));
  for (const id of ids) expect((await client.call(api.documents.remove, { params: { id } })).status).toBe(204);
  expect(bucket.objects.size).toBe(before);
  const { db, jobs } = server.deps;
  const waiting = async () =>
    (await db.execute(sql`select 1 from jobs.job where name = 'remove-files' and state = 'retry'`)).rowCount;
  await expect.poll(waiting).toBe(ids.length);
  bucket.misbehave(() => undefined);
  // Their next try is half a minute away; a job with nothing to do has the worker look once.
  await db.execute(sql`update jobs.job set start_after = now() where name = 'remove-files' and state = 'retry'`);
  await jobs.enqueueRemoveFiles(db, []);
  await expect.poll(() => bucket.objects.size).toBe(before - ids.length);
  expect(await checked()).toEqual([]);
});

it('is told by /health when it is away, while what needs no file goes on', async () => {
  bucket.misbehave(() => 'hang up');
  const health = await server.stranger.raw('GET', '/health');
  expect([health.status, health.body]).toEqual([
    503,
    expect.objectContaining({ database: 'ok', files: 'unavailable' }),
  ]);
  expect((await client.call(api.collections.create, { body: { collection_name: 'Goes on' } })).status).toBe(201);
});

it('keeps pictures of pages for an hour, because another process may have deleted their document', async () => {
  const pictures = join(server.folder, 'page-images', 'ab', 'ab');
  await mkdir(pictures, { recursive: true });
  for (const name of ['old.webp', 'new.webp']) await writeFile(join(pictures, name), 'x');
  const before = new Date(Date.now() - 3_700_000);
  await utimes(join(pictures, 'old.webp'), before, before);
  await forgetPageImages(server.deps.config);
  expect(await readdir(pictures)).toEqual(['new.webp']);
});
