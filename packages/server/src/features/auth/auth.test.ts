import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { users } from '../../db/schema.ts';
import { sessions, sessionTokens } from '../../db/sessions.ts';
import { newBrowserJar } from '../../testing/browser-jar.ts';
import { arriveWithCode, csrfOf, post, signInWithPage } from '../../testing/sign-in-with-page.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let origin: string;
const person = { name: 'Maya Lindgren', email: 'maya@example.com' };

beforeAll(async () => {
  server = await startTestServer({ workers: false });
  origin = `http://localhost:${(server.app.server.address() as { port: number }).port}`;
});
afterAll(() => server.close());

describe('signing in', () => {
  it('creates the person with credits and consent, and a session that works', async () => {
    const { jar, answer } = await signInWithPage(origin, person);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({
      // No model is set up here, so none is allowed beforehand.
      user: { email: person.email, full_name: person.name, gdpr_consent: true, is_active: true, ai_enabled: false },
    });
    const me = await jar.fetch(`${origin}/api/auth/me`);
    expect(me.status).toBe(200);
    const [row] = await server.deps.db.select().from(users).where(eq(users.email, person.email));
    expect(row?.creditBalance).toBe(500);
  });

  it('has a reader made warm when somebody arrives, and when a page asks who is there', async () => {
    const wake = vi.spyOn(server.deps.engine, 'wake');
    const { jar } = await signInWithPage(origin, { name: 'Early', email: 'early@example.com' });
    expect(wake).toHaveBeenCalledTimes(1);
    await jar.fetch(`${origin}/api/auth/me`);
    expect(wake).toHaveBeenCalledTimes(2);
    expect((await fetch(`${origin}/api/auth/me`)).status).toBe(401);
    expect(wake).toHaveBeenCalledTimes(2);
    wake.mockRestore();
  });

  it('sets cookies that scripts and other sites cannot use, and a new session at each sign-in', async () => {
    const person = { name: 'Cookies', email: 'cookies@example.com' };
    const { jar, csrf } = await signInWithPage(origin, person);
    const answer = await post(jar, origin, '/api/auth/refresh', csrf, {});
    const [access, refresh] = ['oneform_access=', 'oneform_refresh='].map((name) =>
      answer.headers.getSetCookie().find((line) => line.startsWith(name)),
    );
    expect(access).toMatch(/^oneform_access=[\w-]{43}; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(refresh).toMatch(/^oneform_refresh=[\w-]{43}; Max-Age=\d+; Path=\/api\/auth; HttpOnly; SameSite=Lax$/);
    const again = await signInWithPage(origin, person);
    expect(again.jar.cookies.get('oneform_refresh')?.value).not.toBe(jar.cookies.get('oneform_refresh')?.value);
    const stored = (await server.deps.db.select().from(sessionTokens)).map(({ tokenHash }) => tokenHash);
    for (const { value } of again.jar.cookies.values()) expect(stored).not.toContain(value);
  });

  it('finds the same person again by issuer and subject', async () => {
    await signInWithPage(origin, person);
    const rows = await server.deps.db.select().from(users).where(eq(users.email, person.email));
    expect(rows).toHaveLength(1);
  });

  it('sends its pages and its protocol with the headers of every other answer', async () => {
    const own = (await fetch(`${origin}/health/live`)).headers;
    const names = [...own.keys()].filter((name) =>
      /^(content-security|cross-origin|x-|referrer|origin-agent)/.test(name),
    );
    expect(names).toEqual(expect.arrayContaining(['content-security-policy', 'x-frame-options', 'x-request-id']));
    const { url } = await fetch(`${origin}/local-sign-in/.well-known/openid-configuration`);
    for (const at of [
      url,
      `${origin}/local-sign-in/jwks`,
      `${origin}/local-sign-in/auth`,
      `${origin}/local-sign-in/no`,
    ]) {
      const { headers } = await fetch(at, { redirect: 'manual' });
      for (const name of names) expect([at, name, headers.get(name)]).toEqual([at, name, expect.any(String)]);
      expect(headers.get('content-security-policy')).toBe(own.get('content-security-policy'));
      expect(headers.get('cache-control')).toMatch(/no-store/);
    }
  });

  const variants: [string, (body: Record<string, unknown>) => Record<string, unknown>][] = [
    ['without a verifier', ({ code_verifier: _, ...rest }) => rest],
    ['with a wrong verifier', (body) => ({ ...body, code_verifier: 'x'.repeat(43) })],
    ['with a wrong state', (body) => ({ ...body, state: 'other' })],
    ['with another redirect address', (body) => ({ ...body, redirect_uri: 'http://evil.example/login' })],
    ['with a wrong code', (body) => ({ ...body, code: 'nonsense' })],
  ];
  it.each(variants)('refuses a callback %s and opens no session', async (_name, tamper) => {
    const { jar, code, state, verifier, csrf } = await arriveWithCode(origin, {
      name: 'Eve',
      email: 'eve@example.com',
    });
    const answer = await post(
      jar,
      origin,
      '/api/auth/google/callback',
      csrf,
      tamper({ code, code_verifier: verifier, state, redirect_uri: `${origin}/login` }),
    );
    expect(answer.status).toBe(400);
    expect(jar.cookies.has('oneform_access')).toBe(false);
  });

  it('refuses the callback of another browser', async () => {
    const { code, state, verifier } = await arriveWithCode(origin, person);
    const other = newBrowserJar();
    const answer = await post(other, origin, '/api/auth/google/callback', await csrfOf(other, origin), {
      code,
      state,
      code_verifier: verifier,
    });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ code: 'oauth_invalid_request' });
  });

  it('opens one session when the same code is sent twenty times at once', async () => {
    const { jar, code, state, verifier, csrf } = await arriveWithCode(origin, {
      name: 'Twice',
      email: 'twice@example.com',
    });
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        post(jar, origin, '/api/auth/google/callback', csrf, { code, state, code_verifier: verifier }),
      ),
    );
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
    expect(answers.filter((answer) => answer.status === 400)).toHaveLength(19);
  });

  it('does not let in an account that is not active', async () => {
    await signInWithPage(origin, { name: 'Gone', email: 'gone@example.com' });
    await server.deps.db.update(users).set({ isActive: false }).where(eq(users.email, 'gone@example.com'));
    const { answer } = await signInWithPage(origin, { name: 'Gone', email: 'gone@example.com' });
    expect(answer.status).toBe(403);
    expect(await answer.json()).toMatchObject({ code: 'account_disabled' });
  });
});

describe('staying signed in', () => {
  const refresh = (jar: ReturnType<typeof newBrowserJar>, csrf: string) =>
    post(jar, origin, '/api/auth/refresh', csrf, {});

  it('gives two tabs that refresh at once the same successor, and both go on', async () => {
    const { jar, csrf } = await signInWithPage(origin, { name: 'Tabs', email: 'tabs@example.com' });
    const copies = Array.from({ length: 20 }, () => {
      const copy = newBrowserJar();
      for (const [name, cookie] of jar.cookies) copy.cookies.set(name, { ...cookie });
      return copy;
    });
    const answers = await Promise.all(copies.map((copy) => refresh(copy, csrf)));
    expect(answers.map((answer) => answer.status)).toEqual(Array(20).fill(200));
    expect(new Set(copies.map((copy) => copy.cookies.get('oneform_refresh')?.value)).size).toBe(1);
    for (const copy of copies) expect((await copy.fetch(`${origin}/api/auth/me`)).status).toBe(200);
  });

  it('ends the whole session when a token is used long after its rotation', async () => {
    const { jar, csrf } = await signInWithPage(origin, { name: 'Stolen', email: 'stolen@example.com' });
    const thief = newBrowserJar();
    for (const [name, cookie] of jar.cookies) thief.cookies.set(name, { ...cookie });
    expect((await refresh(jar, csrf)).status).toBe(200);
    await server.deps.db
      .update(sessionTokens)
      .set({ rotatedAt: sql`now() - interval '31 seconds'` })
      .where(sql`${sessionTokens.rotatedAt} is not null`);
    const caught = await refresh(thief, csrf);
    expect(caught.status).toBe(401);
    expect(await caught.json()).toMatchObject({ code: 'refresh_reuse' });
    expect((await jar.fetch(`${origin}/api/auth/me`)).status).toBe(401);
    expect((await refresh(jar, csrf)).status).toBe(401);
  });

  it('tells an expired access token from none, and refreshes it', async () => {
    const { jar, csrf } = await signInWithPage(origin, { name: 'Late', email: 'late@example.com' });
    await server.deps.db
      .update(sessionTokens)
      .set({ expiresAt: sql`now() - interval '1 second'` })
      .where(eq(sessionTokens.kind, 'access'));
    const late = await jar.fetch(`${origin}/api/auth/me`);
    expect(late.status).toBe(401);
    expect(await late.json()).toMatchObject({ code: 'session_expired' });
    expect((await refresh(jar, csrf)).status).toBe(200);
    expect((await jar.fetch(`${origin}/api/auth/me`)).status).toBe(200);
  });
});

describe('signing out', () => {
  it('ends the session at once and always succeeds', async () => {
    const { jar, csrf } = await signInWithPage(origin, { name: 'Leaver', email: 'leaver@example.com' });
    const access = jar.cookies.get('oneform_access');
    expect((await post(jar, origin, '/api/auth/logout', csrf, {})).status).toBe(204);
    expect(jar.cookies.has('oneform_access')).toBe(false);
    if (access) jar.cookies.set('oneform_access', access);
    expect((await jar.fetch(`${origin}/api/auth/me`)).status).toBe(401);
    expect((await post(jar, origin, '/api/auth/logout', csrf, {})).status).toBe(204);
  });

  it('is for every browser when the account becomes inactive', async () => {
    const client = await server.signIn('Inactive');
    await server.deps.db.update(users).set({ isActive: false }).where(eq(users.id, client.userId));
    expect((await client.raw('GET', '/api/auth/me')).status).toBe(401);
  });
});

describe('cross-site requests', () => {
  it('are refused with 403, whatever is missing', async () => {
    const client = await server.signIn();
    const attempts = [
      { headers: { 'x-csrf-token': '' } },
      { headers: { 'x-csrf-token': 'nonsense' } },
      { headers: { 'sec-fetch-site': 'cross-site' } },
    ];
    for (const { headers } of attempts) {
      const answer = await client.raw('DELETE', '/api/account/sessions', {
        headers: headers as Record<string, string>,
      });
      expect(answer.status).toBe(403);
      expect(answer.body).toMatchObject({ code: 'csrf_invalid' });
    }
    const [alive] = await server.deps.db.select().from(sessions).where(eq(sessions.userId, client.userId));
    expect(alive?.revokedAt).toBeNull();
  });

  it('by a name that was rebound to this machine are refused', async () => {
    const answer = await server.stranger.raw('GET', '/api/auth/csrf-token', { headers: { host: 'evil.example' } });
    expect(answer.status).toBe(403);
  });
});
