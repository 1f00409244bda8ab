// The instance over an object store that others wrote, which goes away and comes back: nothing is lost, nothing is left.
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { api } from '@oneform/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { backupInstance } from '../operate/backup-instance.ts';
import { checkInstance } from '../operate/check-instance.ts';
import { restoreInstance } from '../operate/restore-instance.ts';
import { type ObjectStore, startObjectStore } from '../testing/object-store.ts';
import { recordFigure } from '../testing/record-figure.ts';
import { type Client, startTestServer, type TestServer } from '../testing/test-server.ts';

let store: ObjectStore;
let server: TestServer;
let client: Client;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'oneform-store-'));
  store = await startObjectStore();
  server = await startTestServer({ env: store.env });
  client = await server.signIn('Keeper');
});
afterAll(async () => {
  await server.close();
  await store.remove();
  await rm(folder, { recursive: true, force: true });
});

let papers = 0;
const textOf = (paper: number) => `Surname: Lindgren\nPaper ${paper}\n`;
const upload = async () => client.upload(Buffer.from(textOf(++papers)), `${papers}.txt`, 'text/plain');
const download = async (id: string) => client.raw('GET', `/api/documents/${id}/download`);
const statusOf = async (id: string) =>
  (await client.call(api.documents.status, { params: { id } })).body.processing_status;
const keys = async () => {
  const found: string[] = [];
  for await (const { sha256 } of server.deps.files.list()) found.push(sha256);
  return found;
};

it('keeps papers, gives them back, backs them up into another and deletes them', async () => {
  const ids = [];
  for (let paper = 0; paper < 2; paper += 1) {
    const { status, body } = await upload();
    expect(status).toBe(201);
    ids.push(body.id);
  }
  for (const id of ids) await expect.poll(() => statusOf(id)).toBe('completed');
  for (const [paper, id] of ids.entries()) expect(String((await download(id)).body)).toBe(textOf(paper + 1));
  expect(await readdir(server.folder)).not.toContain('files');
  const file = join(folder, 'backup.zip');
  const written = await backupInstance(server.deps, file);
  const other = await startObjectStore();
  const target = await startTestServer({ workers: false, env: other.env });
  try {
    expect({ ...(await restoreInstance(target.deps, file)), missing: [] }).toEqual(written);
    expect(await checkInstance(target.deps, { deep: true })).toEqual([]);
  } finally {
    await target.close();
    await other.remove();
  }
  for (const id of ids) expect((await client.call(api.documents.remove, { params: { id } })).status).toBe(204);
  await expect.poll(keys).toEqual([]);
  expect(await checkInstance(server.deps, { deep: true })).toEqual([]);
});

it('refuses uploads while it is away, deletes at once for people, and has everything in order when it is back', async () => {
  const [kept, deleted] = [(await upload()).body.id, (await upload()).body.id];
  for (const id of [kept, deleted]) await expect.poll(() => statusOf(id)).toBe('completed');
  await store.stop();
  const refused = await upload();
  expect([refused.status, refused.body]).toEqual([503, expect.objectContaining({ code: 'files_unavailable' })]);
  expect((await download(kept)).status).toBe(503);
  expect((await server.stranger.raw('GET', '/health')).status).toBe(503);
  expect((await client.call(api.documents.remove, { params: { id: deleted } })).status).toBe(204);
  expect((await client.call(api.documents.list, { query: {} })).body.total).toBe(1);
  expect(await readdir(join(server.folder, 'tmp'))).toEqual([]);

  await store.startAgain();
  await expect.poll(async () => (await server.stranger.raw('GET', '/health')).status).toBe(200);
  expect((await download(kept)).status).toBe(200);
  const { db, jobs } = server.deps;
  // Its next try is half a minute away; a job with nothing to do has the worker look at once.
  await db.execute(sql`update jobs.job set start_after = now() where name = 'remove-files' and state = 'retry'`);
  await jobs.enqueueRemoveFiles(db, []);
  await expect.poll(async () => (await keys()).length).toBe(1);
  await expect.poll(async () => (await upload()).status).toBe(201);
  expect(await checkInstance(server.deps, { deep: true })).toEqual([]);
  recordFigure('one store of others stopped and started again: 0 lost, 0 left over');
});

it('is named for an object that somebody altered', async () => {
  const { id } = (await upload()).body;
  const [sha256 = ''] = (await keys()).slice(-1);
  await store.write(`files/${sha256}`, Buffer.from('something else'));
  const findings = await checkInstance(server.deps, { deep: true });
  expect(findings).toEqual([{ kind: 'file_damaged', about: sha256 }]);
  await client.call(api.documents.remove, { params: { id } });
});
