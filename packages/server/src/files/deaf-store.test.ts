// A store that takes requests and says nothing, answers late or hangs up: whoever uploads is told, and nobody else notices.
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { api } from '@oneform/contract';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { expectSound } from '../testing/expect-sound.ts';
import { type S3StandIn, startS3StandIn } from '../testing/s3-stand-in.ts';
import { type Client, startTestServer, type TestServer } from '../testing/test-server.ts';

let bucket: S3StandIn;
let server: TestServer;
let eager: Client;
let other: Client;
let papers = 0;

beforeAll(async () => {
  bucket = await startS3StandIn();
  server = await startTestServer({ env: bucket.env, workers: false });
});
beforeEach(async () => {
  eager = await server.signIn('Eager');
  other = await server.signIn('Other');
});
afterEach(async () => {
  bucket.misbehave(() => undefined);
  await expectSound(server);
});
afterAll(async () => {
  await server.close();
  await bucket.close();
});

const upload = (client: Client) => client.upload(Buffer.from(`Paper ${++papers}\n`), `${papers}.txt`, 'text/plain');
const putsAsked = () => bucket.asked.filter(({ method, key }) => method === 'PUT' && key !== '').length;
/** Connections that a transaction keeps while nothing is asked of the database, or that wait for such a one. */
const held = async () => {
  const { rows } = await server.deps.db.execute(
    sql`select 1 from pg_stat_activity where datname = current_database() and (state like 'idle in transaction%' or wait_event_type = 'Lock')`,
  );
  return rows.length;
};
const total = async (client: Client) => (await client.call(api.documents.list, { query: {} })).body.total;

it('holds neither a connection nor anybody else when thirty uploads wait for a store that says nothing', async () => {
  const { id } = (await other.call(api.collections.create, { body: { collection_name: 'Hers' } })).body;
  bucket.misbehave(({ method, key }) => (method === 'PUT' && key !== '' ? 'hang' : undefined));
  const uploads = Array.from({ length: 30 }, () => upload(eager));
  await expect.poll(bucket.underWay).toBe(4);
  for (let round = 0; round < 10; round += 1) {
    expect((await other.call(api.collections.list, { query: {} })).status).toBe(200);
    const name = { collection_name: `Hers ${round}` };
    expect((await other.call(api.collections.update, { params: { id }, body: name })).status).toBe(200);
    expect(await held()).toBe(0);
    expect(bucket.underWay()).toBeLessThanOrEqual(4);
  }
  expect((await server.stranger.raw('GET', '/health')).body).toMatchObject({ database: 'ok', queue: 'ok' });

  for (const { status, headers } of await Promise.all(uploads)) {
    expect(status).toBe(503);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  }
  expect(await total(eager)).toBe(0);
  expect(await readdir(join(server.folder, 'tmp'))).toEqual([]);
  expect((await eager.call(api.credits.balance, {})).body.balance).toBe(500);

  // It is known by now: nobody else is sent there to wait, and it is told.
  const before = putsAsked();
  const refused = await upload(other);
  expect([refused.status, refused.body]).toEqual([503, expect.objectContaining({ code: 'files_unavailable' })]);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(putsAsked()).toBe(before);
  expect((await server.stranger.raw('GET', '/health')).body).toMatchObject({ files: 'unavailable' });

  bucket.misbehave(() => undefined);
  await expect.poll(async () => (await upload(other)).status).toBe(201);
  expect((await server.stranger.raw('GET', '/health')).status).toBe(200);
});

it('takes all in the end when it answers late', async () => {
  bucket.misbehave(() => 'dawdle');
  const answers = await Promise.all(Array.from({ length: 10 }, () => upload(eager)));
  expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(201));
  expect(await total(eager)).toBe(10);
});

it('says so each time when it hangs up, and goes on as soon as it does not', async () => {
  bucket.misbehave(({ method }) => (method === 'PUT' ? 'hang up' : undefined));
  const refused = await Promise.all(Array.from({ length: 6 }, () => upload(eager)));
  expect(refused.map(({ status }) => status)).toEqual(Array(6).fill(503));
  expect((await server.stranger.raw('GET', '/health')).body).toMatchObject({ files: 'unavailable' });
  expect(await total(eager)).toBe(0);
  bucket.misbehave(() => undefined);
  expect((await upload(eager)).status).toBe(201);
  expect((await server.stranger.raw('GET', '/health')).status).toBe(200);
});

it('lets a person delete at once what it does not delete', async () => {
  const { id } = (await upload(eager)).body;
  const kept = bucket.objects.size;
  bucket.misbehave(({ method }) => (method === 'DELETE' ? 'hang' : undefined));
  const deleting = eager.call(api.documents.remove, { params: { id } });
  await expect.poll(() => bucket.asked.at(-1)?.method).toBe('DELETE');
  expect(await total(eager)).toBe(0);
  expect(await held()).toBe(0);
  expect((await deleting).status).toBe(204);
  expect(bucket.objects.size).toBe(kept);
  // Left over for the job that tries again.
  const key = [...bucket.objects.keys()].at(-1) ?? '';
  bucket.objects.delete(key);
});
