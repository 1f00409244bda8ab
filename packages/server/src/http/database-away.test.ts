// The database goes away under a running server and comes back: 503 in between, nothing acknowledged is lost, nobody restarts anything.
import { rm } from 'node:fs/promises';
import type { Socket } from 'node:net';
import { join } from 'node:path';
import { api } from '@oneform/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openDatabase } from '../db/database.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../db/embedded/embedded-postgres.ts';
import { newDataFolder } from '../testing/data-folder.ts';
import { type Client, startTestServer, type TestServer } from '../testing/test-server.ts';

let folder: string;
let database: EmbeddedPostgres;
let server: TestServer;
let client: Client;

const startDatabase = () => startEmbeddedPostgres(join(folder, 'postgres'));
beforeAll(async () => {
  folder = await newDataFolder();
  database = await startDatabase();
  server = await startTestServer({ env: { DATABASE_URL: database.url } });
  client = await server.signIn('Patient');
});
afterAll(async () => {
  await server.close();
  await database.stop();
  await rm(join(folder, '..'), { recursive: true, force: true });
});

const create = (name: string) => client.call(api.collections.create, { body: { collection_name: name } });

it('answers 503 while it is away, and by itself goes on', async () => {
  expect((await create('Before')).status).toBe(201);
  await database.stop();
  const refused = await create('Between');
  expect([refused.status, refused.body]).toEqual([503, expect.objectContaining({ code: 'database_unavailable' })]);
  expect(refused.headers['retry-after']).toBe('5');
  const health = await server.stranger.raw('GET', '/health');
  expect([health.status, health.body]).toEqual([
    503,
    expect.objectContaining({ database: 'unavailable', files: 'ok', reason: 'The database is not responding.' }),
  ]);
  expect((await server.stranger.raw('GET', '/health/live')).status).toBe(200);
  expect((await server.stranger.raw('GET', '/api/auth/csrf-token')).status).toBe(200);

  database = await startDatabase();
  await expect.poll(async () => (await create('After')).status).toBe(201);
  const { body } = await client.call(api.collections.list, { query: {} });
  expect(JSON.stringify(body)).toMatch(/Before/);
  expect(JSON.stringify(body)).not.toMatch(/Between/);
  // The workers are back as well.
  const { id } = (await client.upload(Buffer.from('Surname: Lindgren\n'), 'a.txt', 'text/plain')).body;
  const status = async () => (await client.call(api.documents.status, { params: { id } })).body.processing_status;
  await expect.poll(status).toBe('completed');
});

it('forgets no original that it could not delete because the database went away', async () => {
  const { id } = (await client.upload(Buffer.from('Surname: Keller\n'), 'b.txt', 'text/plain')).body;
  const status = async () => (await client.call(api.documents.status, { params: { id } })).body.processing_status;
  await expect.poll(status).toBe('completed');
  const remove = vi.spyOn(server.deps.files, 'remove').mockImplementationOnce(async () => {
    await database.stop();
    throw new Error('The database is gone by now');
  });
  expect((await client.call(api.documents.remove, { params: { id } })).status).toBe(204);
  const [sha256] = remove.mock.calls[0]!;
  expect(await server.deps.files.has(sha256)).toBe(true);

  database = await startDatabase();
  await expect.poll(() => server.deps.files.has(sha256)).toBe(false);
});

it('answers 503 to a statement whose connection is cut, and the next one works', async () => {
  const { id } = (await create('Cut')).body;
  const { promise: isHeld, resolve: hold } = Promise.withResolvers<void>();
  const { promise: isCut, resolve: cut } = Promise.withResolvers<void>();
  const holding = server.deps.db.transaction(async (tx) => {
    await tx.execute(sql`select 1 from collections where id = ${id} for update`);
    hold();
    await isCut;
  });
  // Or the other would have the row first, and this one wait for it.
  await isHeld;
  const saving = client.call(api.collections.update, { params: { id }, body: { collection_name: 'Renamed' } });
  const killWaiting = async () => {
    const { rows } = await server.deps.db.execute(
      sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    return rows.length;
  };
  await expect.poll(killWaiting).toBeGreaterThan(0);
  expect((await saving).status).toBe(503);
  cut();
  await holding;
  expect((await client.call(api.collections.get, { params: { id }, query: {} })).body.collection_name).toBe('Cut');
});

it('does not wait for ever for one that says nothing, and uses another connection', async () => {
  const { db, close } = openDatabase(database.url, { max: 1, silentMs: 3000 });
  const hung = db.transaction((tx) => tx.execute(sql`select pg_sleep(600)`));
  await expect(hung).rejects.toThrow('Failed query');
  expect((await db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }]);
  await close();
});

it('gives a connection back that is lost before its transaction begins', async () => {
  const { db, close } = openDatabase(database.url, { max: 1 });
  db.$client.once('acquire', (connection) => {
    (connection as unknown as { connection: { stream: Socket } }).connection.stream.destroy();
  });
  const one = () => db.transaction((tx) => tx.execute<{ one: number }>(sql`select 1 as one`));
  await expect(one()).rejects.toThrow('Failed query: begin');
  expect((await one()).rows).toEqual([{ one: 1 }]);
  await close();
});
