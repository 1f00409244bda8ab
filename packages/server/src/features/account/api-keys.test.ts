// Keys of scripts, over HTTP: what they open, what they do not, and when they stop.
import { api } from '@oneform/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { apiKeys } from '../../db/api-keys.ts';
import { type Client, startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let client: Client;
beforeAll(async () => {
  server = await startTestServer({ workers: false });
});
afterAll(() => server.close());
beforeEach(async () => {
  client = await server.signIn();
});

async function make(valid_days: number | null = null) {
  const { status, body, headers } = await client.call(api.account.createKey, { body: { name: 'Nightly', valid_days } });
  expect(status).toBe(201);
  return { ...body, headers };
}
const withKey = (secret: string) => ({ headers: { authorization: `Bearer ${secret}` } });
const list = async () => (await client.call(api.account.listKeys, {})).body.keys;

describe('a key', () => {
  it('is told once, and only its hash is kept', async () => {
    const { key, secret, headers } = await make(30);
    expect(secret).toMatch(/^oneform_[\w-]{43}$/);
    expect(headers['cache-control']).toBe('no-store');
    expect(await list()).toEqual([key]);
    expect(key).toMatchObject({ name: 'Nightly', ending: secret.slice(-4), last_used_at: null });
    const days = (Date.parse(key.expires_at!) - Date.parse(key.created_at)) / 86_400_000;
    expect(Math.round(days)).toBe(30);
    expect(JSON.stringify(await server.deps.db.select().from(apiKeys))).not.toContain(secret);
  });

  it('reads and writes without a cookie and without a CSRF token', async () => {
    const { secret } = await make();
    const created = await server.stranger.call(api.collections.create, {
      body: { collection_name: 'By script' },
      ...withKey(secret),
    });
    expect(created.status).toBe(201);
    expect(created.body.last_updated_by).toBe('Ada');
    const mine = await client.call(api.collections.get, { params: { id: created.body.id }, query: {} });
    expect(mine.body.collection_name).toBe('By script');
    expect((await list())[0]!.last_used_at).not.toBeNull();
  });

  it('opens nothing of anybody else', async () => {
    const other = await server.signIn('Other');
    const theirs = await other.call(api.collections.create, { body: { collection_name: 'Theirs' } });
    const { secret } = await make();
    const answer = await server.stranger.call(api.collections.get, {
      params: { id: theirs.body.id },
      query: {},
      ...withKey(secret),
    });
    expect(answer.status).toBe(404);
    const { key } = await make();
    expect((await other.call(api.account.deleteKey, { params: { id: key.id } })).status).toBe(404);
    expect(await list()).toHaveLength(2);
  });

  it('speaks before a cookie that is sent with it', async () => {
    const other = await server.signIn('Other');
    const { secret } = await make();
    const answer = await other.raw('GET', '/api/auth/me', withKey(secret));
    expect(answer.body).toMatchObject({ user: { email: client.email } });
  });

  it.each([
    ['GET', '/api/account/keys'],
    ['POST', '/api/account/keys'],
    ['DELETE', '/api/account/sessions'],
    ['PUT', '/api/account/privacy'],
    ['DELETE', '/api/account'],
  ])('may not %s %s', async (method, url) => {
    const { secret } = await make();
    const answer = await server.stranger.raw(method, url, {
      headers: { ...withKey(secret).headers, 'content-type': 'application/json' },
      payload: '{}',
    });
    expect(answer.status).toBe(403);
    expect(answer.body).toMatchObject({ code: 'session_required' });
  });
});

describe('a key that holds no longer', () => {
  const tried = async (secret: string) => {
    const answer = await server.stranger.raw('GET', '/api/collections', withKey(secret));
    return { status: answer.status, code: (answer.body as { code?: string }).code };
  };

  it('is refused once it is deleted', async () => {
    const { key, secret } = await make();
    expect((await tried(secret)).status).toBe(200);
    expect((await client.call(api.account.deleteKey, { params: { id: key.id } })).status).toBe(204);
    expect(await tried(secret)).toEqual({ status: 401, code: 'key_invalid' });
    expect((await client.call(api.account.deleteKey, { params: { id: key.id } })).status).toBe(404);
  });

  it('is refused once its time is over', async () => {
    const { secret } = await make(1);
    await server.deps.db.update(apiKeys).set({ expiresAt: sql`now() - interval '1 second'` });
    expect(await tried(secret)).toEqual({ status: 401, code: 'key_invalid' });
  });

  it('dies with the account', async () => {
    const { secret } = await make();
    await client.call(api.account.remove, { body: { confirm_email: client.email } });
    expect(await tried(secret)).toEqual({ status: 401, code: 'key_invalid' });
  });

  it.each(['Bearer', 'Bearer oneform_', 'Bearer x y'])('is none at all: %j', async (authorization) => {
    expect((await server.stranger.raw('GET', '/api/collections', { headers: { authorization } })).status).toBe(401);
  });
});

it('has a limit of fifty a person', async () => {
  for (let made = 0; made < 50; made++) await make();
  const refused = await client.call(api.account.createKey, { body: { name: 'One more', valid_days: null } });
  expect(refused.status).toBe(422);
});
