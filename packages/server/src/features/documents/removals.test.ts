// An original is removed while the same content comes in: neither waits for the other's store with a connection in hand, and no file is lost.
import { createHash } from 'node:crypto';
import { api } from '@oneform/contract';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { expectSound } from '../../testing/expect-sound.ts';
import { type Client, startTestServer, type TestServer } from '../../testing/test-server.ts';
import { removeUnusedFiles } from './remove-unused-files.ts';

let server: TestServer;
let client: Client;
beforeAll(async () => {
  server = await startTestServer({ workers: false });
});
beforeEach(async () => {
  client = await server.signIn();
});
afterEach(async () => {
  vi.restoreAllMocks();
  await expectSound(server);
});
afterAll(() => server.close());

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');
const upload = (text: string, name: string) => client.upload(Buffer.from(text), name, 'text/plain');
const download = async (id: string) => (await client.call(api.documents.download, { params: { id } })).status;

it('waits for a removal that is under way', async () => {
  const { files } = server.deps;
  const { id } = (await upload('removed and brought again', 'a.txt')).body;
  const { promise: isAllowed, resolve: allow } = Promise.withResolvers<void>();
  const remove = files.remove.bind(files);
  const removing = vi.spyOn(files, 'remove').mockImplementationOnce(async (hash) => {
    await isAllowed;
    await remove(hash);
  });
  const put = vi.spyOn(files, 'put');
  const deleted = client.call(api.documents.remove, { params: { id } });
  await expect.poll(() => removing.mock.calls.length).toBe(1);
  const again = upload('removed and brought again', 'b.txt');
  const looks = vi.spyOn(server.deps.db, 'select');
  await expect.poll(() => looks.mock.calls.length).toBeGreaterThan(5);
  expect(put).not.toHaveBeenCalled();
  allow();
  expect((await deleted).status).toBe(204);
  expect(await download((await again).body.id)).toBe(200);
});

it('stores again what a removal that began meanwhile may have taken', async () => {
  const { files } = server.deps;
  const put = files.put.bind(files);
  const sha256 = hashOf('swept');
  const storing = vi.spyOn(files, 'put').mockImplementationOnce(async (path, file) => {
    await put(path, file);
    // As the hourly sweep does: there is no row yet.
    await removeUnusedFiles(server.deps, [sha256]);
    expect(await files.has(sha256)).toBe(false);
  });
  const { status, body } = await upload('swept', 'c.txt');
  expect(status).toBe(201);
  expect(storing).toHaveBeenCalledTimes(2);
  expect(await download(body.id)).toBe(200);
});

it('leaves no file and no row when its row cannot be written', async () => {
  vi.spyOn(server.deps.jobs, 'enqueueReadDocument').mockRejectedValueOnce(new Error('The queue is gone'));
  expect((await upload('in vain', 'd.txt')).status).toBe(500);
  expect(await server.deps.files.has(hashOf('in vain'))).toBe(false);
  expect((await client.call(api.documents.list, { query: {} })).body.total).toBe(0);
});
