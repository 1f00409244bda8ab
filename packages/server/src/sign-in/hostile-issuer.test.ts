// An identity provider that lies, stalls or floods: nobody gets a session by it, nothing answers 500, and it ends.

import { createHash, randomBytes } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { users } from '../db/schema.ts';
import { sessions } from '../db/sessions.ts';
import { newBrowserJar } from '../testing/browser-jar.ts';
import { type Answer, type HostileIssuer, type Mischief, startHostileIssuer } from '../testing/hostile-issuer.ts';
import { csrfOf, post } from '../testing/sign-in-with-page.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

const [CLIENT_ID, CLIENT_SECRET] = ['oneform-test', 'a secret of the client'];
let issuer: HostileIssuer;
let server: TestServer;
let people = 0;

const startFor = (url: string, more: Record<string, string> = {}) =>
  startTestServer({
    workers: false,
    env: {
      GOOGLE_CLIENT_ID: CLIENT_ID,
      GOOGLE_CLIENT_SECRET: CLIENT_SECRET,
      OIDC_ISSUER: url,
      IDP_TIMEOUT_SECONDS: '4',
      ...more,
    },
  });
/** One that has asked its issuer nothing yet. */
const startFresh = (url: string, more: Record<string, string> = {}) =>
  startFor(url, { DATABASE_URL: server.deps.config.databaseUrl ?? '', ...more });
beforeAll(async () => {
  issuer = await startHostileIssuer(CLIENT_ID, CLIENT_SECRET);
  server = await startFor(issuer.url);
});
afterAll(async () => {
  await server.close();
  await issuer.close();
});
afterEach(() => {
  issuer.misbehave({});
  vi.useRealTimers();
});

const originOf = ({ app }: TestServer) => `http://localhost:${(app.server.address() as { port: number }).port}`;
const newPerson = () => {
  people += 1;
  return { sub: `person-${people}`, email: `person-${people}@example.com`, name: `Person ${people}` };
};

async function begin(at = server) {
  const origin = originOf(at);
  const jar = newBrowserJar();
  const verifier = randomBytes(32).toString('base64url');
  const csrf = await csrfOf(jar, origin);
  const started = await post(jar, origin, '/api/auth/google/login', csrf, {
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
  });
  const body = (await started.json()) as { authorization_url: string; code: string };
  const finish = async (sent: Record<string, unknown>) =>
    post(jar, origin, '/api/auth/google/callback', await csrfOf(jar, origin), { code_verifier: verifier, ...sent });
  return { jar, started, body, url: body.authorization_url, finish };
}

/** A whole sign-in while the issuer misbehaves between the page and the token. */
async function signIn(how: Mischief = {}, person = newPerson()) {
  const { jar, url, finish } = await begin();
  const code = issuer.codeFor(url, person);
  issuer.misbehave(how);
  const answer = await finish({ code, state: new URL(url).searchParams.get('state') });
  const body = (await answer.json()) as { code?: string; user?: { email: string; full_name: string } };
  return { jar, answer, body, person, status: answer.status, hasSession: jar.cookies.has('oneform_access') };
}

const now = () => Math.floor(Date.now() / 1000);
const sessionsInAll = () => server.deps.db.$count(sessions);

const json: (body: unknown, status?: number) => Answer =
  (body, status = 200) =>
  (response) =>
    void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
const silence: Answer = () => undefined;
const trickle: Answer = (response) => {
  response.writeHead(200, { 'content-type': 'application/json' });
  const timer = setInterval(() => response.write(' '), 100);
  response.on('close', () => clearInterval(timer));
};
const flood: Answer = (response) => {
  response.writeHead(200, { 'content-type': 'application/json' });
  pour(response);
};
function pour(response: ServerResponse): void {
  while (!response.destroyed && response.write(' '.repeat(65_536)));
  if (!response.destroyed) response.once('drain', () => pour(response));
}

it('an honest one signs people in', async () => {
  const { answer, body, person, hasSession } = await signIn();
  expect([answer.status, hasSession]).toEqual([200, true]);
  expect(body.user).toMatchObject({ email: person.email, full_name: person.name });
});

it('is never told to send people to a host that the request made up', async () => {
  const client = await server.signIn('Careless');
  const login = (host: string) =>
    client.raw('POST', '/api/auth/google/login', {
      headers: { host, 'content-type': 'application/json' },
      payload: JSON.stringify({ code_challenge: 'x'.repeat(43), code_challenge_method: 'S256' }),
    });
  expect(await login('evil.example')).toMatchObject({
    status: 400,
    body: { code: 'oauth_invalid_request', message: expect.stringContaining('PUBLIC_URL') },
  });
  expect((await login('localhost:3000')).status).toBe(200);
});

describe('a token that is not what was asked for', () => {
  const tokens: [string, () => Mischief][] = [
    ['of another issuer', () => ({ claims: { iss: 'https://accounts.example' } })],
    ['for another client', () => ({ claims: { aud: 'somebody-else' } })],
    ['for several clients without saying for whom', () => ({ claims: { aud: [CLIENT_ID, 'somebody-else'] } })],
    ['given to another client', () => ({ claims: { azp: 'somebody-else' } })],
    ['of another attempt', () => ({ claims: { nonce: 'other' } })],
    ['of no attempt', () => ({ claims: { nonce: undefined } })],
    ['expired', () => ({ claims: { exp: now() - 90 } })],
    ['without an end', () => ({ claims: { exp: undefined } })],
    ['from the future', () => ({ claims: { iat: now() + 3600 } })],
    ['not valid yet', () => ({ claims: { nbf: now() + 3600 } })],
    ['without a subject', () => ({ claims: { sub: undefined } })],
    ['with an empty subject', () => ({ claims: { sub: '' } })],
    ['with a subject of a megabyte', () => ({ claims: { sub: 'x'.repeat(300_000) } })],
    ['with a subject that PostgreSQL would shorten', () => ({ claims: { sub: 'person-1\u0000' } })],
    ['unsigned', () => ({ signature: 'none' })],
    ['signed by another key', () => ({ signature: 'another key' })],
    ['signed with the client secret', () => ({ signature: 'shared secret' })],
    ['signed by a key nobody knows', () => ({ header: { kid: 'unknown' } })],
    ['with a header it must be understood by', () => ({ header: { crit: ['b64'], b64: false } })],
    ['whose address is not confirmed', () => ({ claims: { email_verified: false } })],
    ['whose address is not confirmed, in words', () => ({ claims: { email_verified: 'false' } })],
    ['whose address is none', () => ({ claims: { email: 'nobody' } })],
    ['whose address is a list', () => ({ claims: { email: ['a@example.com'] } })],
    ['whose address has no end', () => ({ claims: { email: `${'x'.repeat(10_000)}@example.com` } })],
  ];
  it.each(tokens)('%s opens no session', async (_name, mischief) => {
    const before = await sessionsInAll();
    const { status, body, hasSession } = await signIn(mischief());
    expect([status, body.code, hasSession]).toEqual([400, 'oauth_invalid_request', false]);
    expect(await sessionsInAll()).toBe(before);
  });

  it('is taken where only the clocks differ a little', async () => {
    expect((await signIn({ claims: { iat: now() + 45, exp: now() + 345 } })).status).toBe(200);
    expect((await signIn({ claims: { iat: now() - 330, exp: now() - 30 } })).status).toBe(200);
  });

  it.each([
    ['no token at all', json({ access_token: 'x', token_type: 'Bearer' })],
    ['a list', json([])],
    ['a refusal', json({ error: 'invalid_grant' }, 400)],
    ['an access denied', json({ error: 'access_denied', error_description: '<script>alert(1)</script>' }, 401)],
  ])('%s opens no session and is not shown', async (_name, token) => {
    const { status, body, hasSession } = await signIn({ at: { token } });
    expect([status, hasSession]).toEqual([400, false]);
    expect(JSON.stringify(body)).not.toContain('script');
  });
});

describe('who somebody is', () => {
  it('is told by issuer and subject, also when the address changes', async () => {
    const { person } = await signIn();
    const moved = await signIn({}, { ...person, email: `moved-${person.email}` });
    expect(moved.body.user?.email).toBe(`moved-${person.email}`);
    const rows = await server.deps.db.select().from(users).where(eq(users.subject, person.sub));
    expect(rows).toHaveLength(1);
  });

  it('is never told by the address: the same one at another subject, or another issuer, is somebody else', async () => {
    const { person } = await signIn();
    await signIn({}, { ...person, sub: `${person.sub}-again` });
    await server.deps.db.insert(users).values({
      ...{ id: '01940000-0000-7000-8000-000000000001', issuer: 'https://other.example', subject: person.sub },
      email: person.email,
    });
    await signIn({}, person);
    const rows = await server.deps.db.select().from(users).where(eq(users.email, person.email));
    expect(new Set(rows.map(({ issuer: by, subject }) => `${by} ${subject}`)).size).toBe(3);
    expect(rows.filter(({ creditBalance }) => creditBalance > 0)).toHaveLength(2);
  });

  it('is asked for where the token does not say it, and is not believed of another subject', async () => {
    const withoutEmail = { email: undefined, email_verified: undefined };
    const told = await signIn({ claims: withoutEmail });
    expect([told.status, told.body.user?.email]).toEqual([200, told.person.email]);
    const userinfo = json({ sub: 'somebody-else', email: 'victim@example.com', email_verified: true });
    const lied = await signIn({ claims: withoutEmail, at: { userinfo } });
    expect([lied.status, lied.hasSession]).toEqual([400, false]);
    const unconfirmed = json({ sub: told.person.sub, email: 'victim@example.com', email_verified: false });
    expect((await signIn({ claims: withoutEmail, at: { userinfo: unconfirmed } }, told.person)).status).toBe(400);
  });
});

describe('the way back', () => {
  it('with another state reaches no issuer', async () => {
    const { url, finish, jar } = await begin();
    const code = issuer.codeFor(url, newPerson());
    const before = issuer.asked.length;
    const answer = await finish({ code, state: 'other' });
    expect([answer.status, jar.cookies.has('oneform_access')]).toEqual([400, false]);
    expect(issuer.asked.slice(before)).toEqual([]);
  });

  it('with the name of another issuer is refused (RFC 9207)', async () => {
    const { url, finish, jar } = await begin();
    const answer = await finish({ code: issuer.codeFor(url, newPerson()), iss: 'https://accounts.example' });
    expect([answer.status, jar.cookies.has('oneform_access')]).toEqual([400, false]);
  });

  it('works once for a code, in this browser and in any other', async () => {
    const [mine, theirs] = [await begin(), await begin()];
    const code = issuer.codeFor(mine.url, newPerson());
    expect((await theirs.finish({ code })).status).toBe(400);
    const second = issuer.codeFor(mine.url, newPerson());
    const attempt = mine.jar.cookies.get('oneform_sign_in')!;
    expect((await mine.finish({ code: second })).status).toBe(200);
    mine.jar.cookies.set('oneform_sign_in', attempt);
    const replayed = await mine.finish({ code: second });
    expect([replayed.status, await replayed.json()]).toEqual([
      400,
      expect.objectContaining({ code: 'oauth_code_used' }),
    ]);
    expect(theirs.jar.cookies.has('oneform_access')).toBe(false);
  });
});

describe('an issuer that does not answer as one', () => {
  const redirect: Answer = (response) => void response.writeHead(302, { location: `${issuer.url}/elsewhere` }).end();
  const html: Answer = (response) =>
    void response.writeHead(200, { 'content-type': 'text/html' }).end('<p>Soon back</p>');
  const reset: Answer = (response) => void response.destroy();
  const answers: [string, Mischief, number][] = [
    ['its token address fails', { at: { token: json({ error: 'server_error' }, 500) } }, 502],
    ['its token address sends a page', { at: { token: html } }, 502],
    ['its token address sends elsewhere', { at: { token: redirect } }, 502],
    ['its token is none', { at: { token: json({ access_token: 'x', token_type: 'Bearer', id_token: 'a.b.c' }) } }, 502],
    ['its token address hangs up', { at: { token: reset } }, 502],
    ['its token address says nothing', { at: { token: silence } }, 504],
    ['its token address trickles', { at: { token: trickle } }, 504],
    ['its token address never stops', { at: { token: flood } }, 502],
    ['its userinfo says nothing', { claims: { email: undefined }, at: { userinfo: silence } }, 504],
    ['its userinfo fails', { claims: { email: undefined }, at: { userinfo: json({}, 500) } }, 502],
  ];
  it.each(answers)('%s', async (_name, mischief, expected) => {
    const before = issuer.asked.length;
    const { status, body, hasSession } = await signIn(mischief);
    expect([status, hasSession]).toEqual([expected, false]);
    expect(body.code).toBe(expected === 504 ? 'idp_timeout' : 'idp_unavailable');
    expect(issuer.asked.slice(before)).not.toContain('/elsewhere');
    // The next person can sign in, whatever the answer was.
    expect((await signIn()).status).toBe(200);
  });

  it('is left in the middle of a flood', async () => {
    const before = issuer.left();
    await signIn({ at: { token: flood } });
    await expect.poll(() => issuer.left()).toBeGreaterThan(before);
  });
});

describe('keys', () => {
  it('that were changed are fetched anew', async () => {
    expect((await signIn()).status).toBe(200);
    issuer.rotateKey();
    // Not for every unknown key at once: a token with a wrong one must not make us ask each time.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61_000 });
    expect((await signIn()).status).toBe(200);
  });

  const afterMinutes = () => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 600_000 });
  it.each([
    ['never end', flood, 502],
    ['do not come', silence, 504],
    ['fail', json({}, 500), 502],
    ['are none', json({ keys: [] }), 400],
    ['are no list', json({ keys: 'many' }), 400],
  ])('that %s open no session', async (_name, jwks, expected) => {
    const fresh = await startFresh(issuer.url);
    try {
      const { jar, url, finish } = await begin(fresh);
      const code = issuer.codeFor(url, newPerson());
      afterMinutes();
      issuer.misbehave({ claims: { iat: now(), exp: now() + 300 }, at: { jwks } });
      expect((await finish({ code })).status).toBe(expected);
      expect(jar.cookies.has('oneform_access')).toBe(false);
    } finally {
      vi.useRealTimers();
      await fresh.close();
    }
  });
});

describe('an issuer that describes itself wrongly', () => {
  const described =
    (changes: Record<string, unknown>): Answer =>
    (response, honest) =>
      json({ ...honest, ...changes })(response, {});
  const cases: [string, Answer, number][] = [
    ['as another one', described({ issuer: 'https://accounts.example' }), 502],
    ['with a page that is a script', described({ authorization_endpoint: 'javascript:alert(1)' }), 502],
    ['without a page', described({ authorization_endpoint: undefined }), 502],
    ['without end', flood, 502],
    ['not at all', silence, 504],
    ['as a page', (response) => void response.writeHead(200, { 'content-type': 'text/html' }).end('<p>'), 502],
    ['with an error', json({}, 503), 502],
  ];
  it.each(cases)('%s: the sign-in does not begin, and later does', async (_name, discovery, expected) => {
    const other = await startHostileIssuer(CLIENT_ID, CLIENT_SECRET);
    // A provider that never answers is given up after the time limit.
    const fresh = await startFresh(other.url, expected === 504 ? { IDP_TIMEOUT_SECONDS: '1' } : {});
    try {
      other.misbehave({ at: { discovery } });
      const { started, body } = await begin(fresh);
      expect([started.status, body.code]).toEqual([expected, expected === 504 ? 'idp_timeout' : 'idp_unavailable']);
    } finally {
      await fresh.close();
      await other.close();
    }
  });

  it('is asked again at the next sign-in', async () => {
    const other = await startHostileIssuer(CLIENT_ID, CLIENT_SECRET);
    const fresh = await startFresh(other.url);
    other.misbehave({ at: { discovery: json({}, 503) } });
    expect((await begin(fresh)).started.status).toBe(502);
    other.misbehave({});
    const { url, finish } = await begin(fresh);
    expect((await finish({ code: other.codeFor(url, newPerson()) })).status).toBe(200);
    await fresh.close();
    await other.close();
  });

  it('is not spoken to in the clear beyond this machine', async () => {
    await expect(startFor('http://accounts.example')).rejects.toThrow('OIDC_ISSUER must be an https URL');
  });
});
