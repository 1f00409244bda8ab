// When it is over it is over: attempts that are too old, people who left, clocks that run wrong.
import { createHash, randomBytes } from 'node:crypto';
import { api } from '@oneform/contract';
import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { sessionTokens, signInAttempts } from '../../db/sessions.ts';
import { arriveWithCode, post, signInWithPage } from '../../testing/sign-in-with-page.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let origin: string;
beforeAll(async () => {
  server = await startTestServer({ workers: false });
  origin = `http://localhost:${(server.app.server.address() as { port: number }).port}`;
});
afterAll(() => server.close());
afterEach(() => {
  vi.useRealTimers();
});

const newPerson = () => {
  const name = `p${randomBytes(4).toString('hex')}`;
  return { name, email: `${name}@example.com` };
};

it('an attempt to sign in is good for ten minutes', async () => {
  const { jar, code, state, verifier, csrf } = await arriveWithCode(origin, newPerson());
  await server.deps.db.update(signInAttempts).set({ createdAt: sql`now() - interval '601 seconds'` });
  const late = await post(jar, origin, '/api/auth/google/callback', csrf, { code, state, code_verifier: verifier });
  expect([late.status, await late.json()]).toEqual([400, expect.objectContaining({ code: 'oauth_invalid_request' })]);
  expect(jar.cookies.has('oneform_access')).toBe(false);
});

it.each(['/login/', '/login?next=x', '/Login', '/login/../api', ':1/login', '.evil.example/login'])(
  'the way back is the one that was named, to the letter: %s',
  async (ending) => {
    const { jar, code, verifier, csrf } = await arriveWithCode(origin, newPerson());
    const redirect_uri = ending.startsWith('/') ? `${origin}${ending}` : `http://localhost${ending}`;
    const answer = await post(jar, origin, '/api/auth/google/callback', csrf, {
      code,
      code_verifier: verifier,
      redirect_uri,
    });
    expect(answer.status).toBe(400);
    expect(jar.cookies.has('oneform_access')).toBe(false);
  },
);

it('a challenge that is none starts nothing', async () => {
  const { jar, csrf } = await arriveWithCode(origin, newPerson());
  for (const body of [
    {},
    { code_challenge: '' },
    { code_challenge: 'x' },
    { code_challenge: 'x'.repeat(43), code_challenge_method: 'plain' },
  ])
    expect((await post(jar, origin, '/api/auth/google/login', csrf, body)).status).toBe(422);
});

it('nothing of a person works after the account was deleted', async () => {
  const { jar, csrf } = await signInWithPage(origin, newPerson());
  const created = await post(jar, origin, '/api/collections', csrf, { collection_name: 'Mine' });
  const { id } = (await created.json()) as { id: string };
  const me = (await (await jar.fetch(`${origin}/api/auth/me`)).json()) as { user: { email: string } };
  const before = new Map(jar.cookies);
  const gone = await jar.fetch(`${origin}/api/account`, {
    method: 'DELETE',
    headers: { 'content-type': 'application/json', 'x-csrf-token': csrf },
    body: JSON.stringify({ confirm_email: me.user.email }),
  });
  expect(gone.status).toBe(204);
  expect(jar.cookies.has('oneform_access')).toBe(false);
  for (const [name, cookie] of before) jar.cookies.set(name, cookie);
  for (const path of ['/api/auth/me', `/api/collections/${id}`, '/api/documents', '/api/account/export'])
    expect((await jar.fetch(`${origin}${path}`)).status, path).toBe(401);
  expect((await post(jar, origin, '/api/auth/refresh', csrf, {})).status).toBe(401);
  expect((await post(jar, origin, '/api/collections', csrf, { collection_name: 'Ghost' })).status).toBe(401);
});

it.each([
  ['a day ahead', 86_400_000],
  ['an hour behind', -3_600_000],
])('a clock that is %s ends no session and lengthens none: the database has the time', async (_name, off) => {
  const client = await server.signIn('Clock');
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + off });
  expect((await client.raw('GET', '/api/auth/me')).status).toBe(200);
  const refreshed = await client.raw('POST', '/api/auth/refresh', {
    headers: { 'content-type': 'application/json' },
    payload: '{}',
  });
  expect(refreshed.status).toBe(200);
  const { body } = await client.call(api.credits.usageChart, { query: { days: 7 } });
  expect(body).toHaveLength(7);
  const hash = createHash('sha256')
    .update(/oneform_access=([^;]+)/.exec(client.cookie)![1]!)
    .digest('hex');
  await server.deps.db
    .update(sessionTokens)
    .set({ expiresAt: sql`now() - interval '1 second'` })
    .where(eq(sessionTokens.tokenHash, hash));
  expect((await client.raw('GET', '/api/auth/me')).status).toBe(401);
});
