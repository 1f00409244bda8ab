// The database is there and refuses: read-only after a failover, another password, statements that take too long. 503 each time, told by /health,
// and by itself all goes on when it is mended.
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { api } from '@oneform/contract';
import fastify from 'fastify';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../db/embedded/embedded-postgres.ts';
import { newDataFolder } from '../testing/data-folder.ts';
import { type Client, type Reply, startTestServer, type TestServer } from '../testing/test-server.ts';
import { handleErrors } from './error-handler.ts';

let folder: string;
let database: EmbeddedPostgres;
let admin: pg.Client;
let server: TestServer;
let client: Client;

beforeAll(async () => {
  folder = await newDataFolder();
  database = await startEmbeddedPostgres(join(folder, 'postgres'));
  admin = new pg.Client({ connectionString: database.url });
  await admin.connect();
  server = await startTestServer({ env: { DATABASE_URL: database.url }, workers: false });
  client = await server.signIn('Patient');
});
/** Remains of a failed test would hold up the others, and the end. */
afterEach(async () => {
  vi.useRealTimers();
  await admin.query('rollback');
  await admin.query('set default_transaction_read_only = off');
  await admin.query('alter database oneform reset all');
  await admin.query(`alter role oneform password '${password()}'`);
  await cutOthers();
  await expectBack();
});
afterAll(async () => {
  await server.close();
  await admin.end();
  await database.stop();
  await rm(join(folder, '..'), { recursive: true, force: true });
});

const password = () => decodeURIComponent(new URL(database.url.replace('@/', '@localhost/')).password);
const create = () => client.call(api.collections.create, { body: { collection_name: 'Any' } });
const health = () => server.stranger.raw('GET', '/health');
/** As after a failover: whoever comes now comes to other settings. */
const cutOthers = () =>
  admin.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and backend_type = 'client backend'`,
  );
const expectRefused = async (ask: () => Promise<Reply<unknown>>) => {
  const refused = await ask();
  expect([refused.status, refused.body]).toEqual([503, expect.objectContaining({ code: 'database_unavailable' })]);
  expect(refused.headers['retry-after']).toBe('5');
};
const expectUnready = async (reason: string) => {
  expect(await health()).toMatchObject({ status: 503, body: { database: 'unavailable', reason } });
};
const expectBack = async () => {
  await expect.poll(async () => (await create()).status).toBe(201);
  await expect.poll(async () => (await health()).status).toBe(200);
};

it('while it is read-only', async () => {
  await admin.query('alter database oneform set default_transaction_read_only = on');
  await cutOthers();
  await expect.poll(async () => (await client.call(api.collections.list, { query: {} })).status).toBe(200);
  await expectRefused(create);
  await expectUnready('The database is read-only: nothing can be saved.');
  await admin.query('set default_transaction_read_only = off');
  await admin.query('alter database oneform reset default_transaction_read_only');
  await cutOthers();
  await expectBack();
});

it('while it knows another password', async () => {
  await admin.query("alter role oneform password 'another one'");
  await cutOthers();
  await expectUnready('The database refuses the password.');
  await expectRefused(create);
  await admin.query(`alter role oneform password '${password()}'`);
  await expectBack();
});

it('when a statement takes too long for it', async () => {
  const { id } = (await create()).body;
  await admin.query(`alter database oneform set statement_timeout = '300ms'`);
  await cutOthers();
  await expectBack();
  await admin.query('begin');
  await admin.query('select 1 from collections where id = $1 for update', [id]);
  await expectRefused(() =>
    client.call(api.collections.update, { params: { id }, body: { collection_name: 'Too late' } }),
  );
  await admin.query('rollback');
  await admin.query('alter database oneform reset statement_timeout');
  await cutOthers();
  await expectBack();
});

it('says so in the log once for all who meet it, and then how many they were', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const lines: { msg: string; times?: number }[] = [];
  const app = fastify({ logger: { stream: { write: (line: string) => void lines.push(JSON.parse(line)) } } });
  handleErrors(app);
  app.get('/', () => {
    throw Object.assign(new Error('cannot execute INSERT in a read-only transaction'), { code: '25006' });
  });
  const told = () => lines.filter(({ msg }) => /failed/.test(msg)).map(({ msg, times }) => [msg, times]);
  for (let n = 0; n < 100; n += 1) expect((await app.inject('/')).statusCode).toBe(503);
  expect(told()).toEqual([['request failed', undefined]]);
  vi.advanceTimersByTime(60_000);
  const more = ['99 more requests failed for the same reason', 99];
  expect(told()).toEqual([['request failed', undefined], more]);
  vi.advanceTimersByTime(600_000);
  await app.inject('/');
  expect(told()).toEqual([['request failed', undefined], more, ['request failed', undefined]]);
  await app.close();
});
