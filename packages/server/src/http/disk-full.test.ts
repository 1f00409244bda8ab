// A disk without room: nothing more is saved and that is said, all else goes on, and nothing is lost.
import { api } from '@oneform/contract';
import { sql } from 'drizzle-orm';
import { afterEach, expect, it } from 'vitest';
import { freeBytes, requireRoomToStart, watchDisk } from '../disk-space.ts';
import { type Client, startTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
afterEach(() => server?.close());

/** More than any disk has. */
const ENDLESS = 1e18;
const create = (client: Client, name: string) =>
  client.call(api.collections.create, { body: { collection_name: name } });

it('refuses what adds with 507, lets people read and delete, and is not ready, with the reason', async () => {
  server = await startTestServer({ workers: false });
  const client = await server.signIn('Saver');
  const kept = (await create(client, 'Kept')).body.id;
  const goes = (await create(client, 'Goes')).body.id;
  const { disk } = server.deps;
  let isFull = true;
  const full = watchDisk(ENDLESS, [server.folder]);
  disk.fault = () => (isFull ? full.fault() : Promise.resolve(null));

  const refused = await create(client, 'Refused');
  expect([refused.status, refused.body]).toEqual([507, expect.objectContaining({ code: 'storage_full' })]);
  expect((await client.call(api.collections.get, { params: { id: kept }, query: {} })).status).toBe(200);
  expect((await client.call(api.collections.remove, { params: { id: goes } })).status).toBe(204);
  const health = await server.stranger.raw('GET', '/health');
  expect([health.status, health.body]).toEqual([
    503,
    expect.objectContaining({
      status: 'unavailable',
      database: 'ok',
      reason: expect.stringMatching(/^The disk that holds \S+ has \d+ MB free but \d+ MB are needed/),
    }),
  ]);
  isFull = false;
  expect((await create(client, 'Saved')).status).toBe(201);
  const again = await server.stranger.raw('GET', '/health');
  expect([again.status, again.body]).toEqual([200, expect.objectContaining({ reason: null, warning: null })]);
});

it('is ready between the two limits, and tells that papers are refused', async () => {
  server = await startTestServer({ workers: false });
  const low = watchDisk(2 * (await freeBytes(server.folder)), [server.folder]);
  server.deps.disk.warning = low.warning;
  const { status, body } = await server.stranger.raw('GET', '/health');
  expect([status, body]).toEqual([
    200,
    expect.objectContaining({
      status: 'ok',
      reason: null,
      warning: expect.stringMatching(/^The disk that holds \S+ has \d+ MB free\. No papers can be uploaded below/),
    }),
  ]);
});

it('says so as well when it is the database that has no room', async () => {
  server = await startTestServer({ workers: false });
  const client = await server.signIn('Saver');
  // As PostgreSQL says it of a table that cannot grow.
  await server.deps.db.execute(sql`create function refuse() returns trigger language plpgsql as $$
    begin raise exception 'could not extend file' using errcode = 'disk_full'; end $$`);
  await server.deps.db.execute(sql`create trigger full_disk before insert on collections execute function refuse()`);
  const refused = await create(client, 'Refused');
  expect([refused.status, refused.body]).toEqual([507, expect.objectContaining({ code: 'storage_full' })]);
});

it('names the disk and what is needed when it is too small to start on', async () => {
  server = await startTestServer({ workers: false });
  await requireRoomToStart(server.folder, { isNew: true });
  const small = watchDisk(ENDLESS, ['/somewhere/that/is/not/there']);
  expect(await small.fault()).toMatch(/^The disk that holds \/somewhere\/that\/is\/not\/there has \d+ MB free/);
});

it('tells once of each limit, and that papers are refused before all else is', async () => {
  server = await startTestServer({ workers: false });
  const free = await freeBytes(server.folder);
  const told: string[] = [];
  const low = watchDisk(2 * free, [server.folder], (message) => told.push(message));
  expect([await low.fault(), await low.warning()]).toEqual([
    null,
    expect.stringMatching(/^The disk that holds \S+ has \d+ MB free\. No papers can be uploaded below \d+ MB/),
  ]);
  expect(told).toEqual([await low.warning()]);
  const full = watchDisk(ENDLESS, [server.folder], (message) => told.push(message));
  expect([await full.warning(), told[1]]).toEqual([null, await full.fault()]);
});
