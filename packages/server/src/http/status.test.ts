// Rows of the status table that no feature's own tests come by: each with its code, as the browser switches on it.
import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { api } from '@oneform/contract';
import { DrizzleQueryError } from 'drizzle-orm/errors';
import fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signInAttempts } from '../db/sessions.ts';
import { hashToken } from '../features/auth/tokens.ts';
import { sendBytes } from '../testing/send-bytes.ts';
import { type Client, startTestServer, type TestServer } from '../testing/test-server.ts';
import { handleErrors } from './error-handler.ts';

let server: TestServer;
let client: Client;
beforeAll(async () => {
  server = await startTestServer({ workers: false });
  client = await server.signIn('Reader');
});
afterAll(() => server.close());

const portOf = () => (server.app.server.address() as AddressInfo).port;
const json = (payload: string) => ({ headers: { 'content-type': 'application/json' }, payload });

describe('an answer in a form that was not asked for', () => {
  const asking = (url: string, accept: string, method = 'GET') => client.raw(method, url, { headers: { accept } });

  it.each(['text/html', 'application/xml, text/*', 'application/json;q=0, text/html', 'image/webp'])(
    'is 406 for %s',
    async (accept) => {
      const answer = await asking('/api/collections', accept);
      expect(answer.status).toBe(406);
      expect(answer.body).toMatchObject({ code: 'not_acceptable', available: ['application/json'] });
      expect(answer.headers['content-type']).toMatch(/^application\/problem\+json/);
    },
  );

  it.each([
    '*/*',
    'application/*',
    'application/json',
    'text/html, application/json;q=0.1',
    'text/html, */*;q=0.8',
    '',
  ])('is sent to who takes it: %j', async (accept) =>
    expect((await asking('/api/collections', accept)).status).toBe(200),
  );

  it('is refused before anything is done', async () => {
    const refused = await client.raw('POST', '/api/collections', {
      headers: { accept: 'text/html', 'content-type': 'application/json' },
      payload: JSON.stringify({ collection_name: 'Never' }),
    });
    expect(refused.status).toBe(406);
    expect(JSON.stringify((await client.call(api.collections.list, { query: {} })).body)).not.toContain('Never');
  });

  it('counts for files that have one form, and not for originals', async () => {
    expect((await asking('/api/account/export', 'application/json')).status).toBe(406);
    expect((await asking('/api/account/export', 'application/zip')).status).toBe(200);
    const { id } = (await client.upload(Buffer.from('A note.\n'), 'a.txt', 'text/plain')).body;
    expect((await asking(`/api/documents/${id}/pages/1/image`, 'image/png')).status).toBe(406);
    expect((await asking(`/api/documents/${id}/download`, 'application/pdf')).status).toBe(200);
  });

  it('does not stand before the question who asks', async () => {
    const answer = await server.stranger.raw('GET', '/api/collections', { headers: { accept: 'text/html' } });
    expect(answer.status).toBe(401);
  });
});

describe('what has not changed', () => {
  it.each([api.templates.list.path, api.templates.fieldSchemas.path])('%s is 304 without a body', async (url) => {
    const first = await client.raw('GET', url);
    expect(first.headers).toMatchObject({
      etag: expect.stringMatching(/^"[\w-]+"$/),
      'cache-control': 'private, no-cache',
    });
    for (const known of [first.headers.etag, `W/${first.headers.etag}`, `"other", ${first.headers.etag}`, '*']) {
      const again = await client.raw('GET', url, { headers: { 'if-none-match': String(known) } });
      expect([again.status, Buffer.from(again.body).length]).toEqual([304, 0]);
    }
    expect((await client.raw('GET', url, { headers: { 'if-none-match': '"other"' } })).status).toBe(200);
  });
});

describe('who asks', () => {
  it.each([
    ['nobody', '', 'unauthenticated'],
    ['an unknown session', 'oneform_access=unknown', 'session_expired'],
  ])('%s is challenged', async (_name, cookie, code) => {
    const answer = await server.stranger.raw('GET', '/api/collections', { headers: { cookie } });
    expect(answer.status).toBe(401);
    expect(answer.headers['www-authenticate']).toBe('Cookie realm="oneform"');
    expect(answer.body).toMatchObject({ code });
  });

  it('an unknown refresh token is told so, and its cookies go', async () => {
    const answer = await client.raw('POST', '/api/auth/refresh', {
      headers: {
        'content-type': 'application/json',
        cookie: client.cookie.replace(/oneform_refresh=[^;]+/, 'oneform_refresh=x'),
      },
      payload: '{}',
    });
    expect(answer.status).toBe(401);
    expect(answer.body).toMatchObject({ code: 'refresh_invalid' });
    expect(String(answer.headers['set-cookie'])).toMatch(/oneform_refresh=;/);
  });

  it('a sign-in that was finished cannot be finished again', async () => {
    const row = { codeChallenge: 'x', state: 'x', nonce: 'x', redirectUri: 'x', usedAt: new Date() };
    await server.deps.db.insert(signInAttempts).values({ cookieHash: hashToken('used'), ...row });
    const answer = await client.raw('POST', '/api/auth/google/callback', {
      headers: { 'content-type': 'application/json', cookie: `${client.cookie}; oneform_sign_in=used` },
      payload: JSON.stringify({ code: 'x', code_verifier: 'x'.repeat(43) }),
    });
    expect([answer.status, answer.body]).toEqual([400, expect.objectContaining({ code: 'oauth_code_used' })]);
  });

  it('a page that reached the machine by another name is refused', async () => {
    const answer = await client.raw('GET', '/api/collections', { headers: { host: 'evil.example' } });
    expect([answer.status, answer.body]).toEqual([403, expect.objectContaining({ code: 'origin_not_allowed' })]);
  });
});

describe('what cannot be read', () => {
  it.each([
    ['no JSON', () => client.raw('POST', '/api/collections', json('{"a":')), 400, 'invalid_json'],
    ['nothing where JSON was said', () => client.raw('POST', '/api/collections', json('')), 400, 'invalid_json'],
    ['a broken escape', () => client.raw('GET', '/api/collections/%'), 400, 'malformed_request'],
    [
      'a prototype in the body',
      () => client.raw('POST', '/api/collections', json('{"__proto__":{}}')),
      400,
      'invalid_json',
    ],
    [
      'a wrong type',
      () => client.raw('POST', '/api/collections', { headers: { 'content-type': 'text/csv' }, payload: 'a' }),
      415,
      'unsupported_media_type',
    ],
    ['a path without end', () => client.raw('GET', `/api/collections/${'x'.repeat(2000)}`), 414, 'uri_too_long'],
  ] as const)('%s', async (_name, send, status, code) => {
    const answer = await send();
    expect([answer.status, answer.body]).toEqual([status, expect.objectContaining({ code, status })]);
  });

  it('headers without end', async () => {
    const sent = `GET /health/live HTTP/1.1\r\nHost: localhost\r\nX-Large: ${'x'.repeat(100_000)}\r\n\r\n`;
    const { status, text } = await sendBytes(portOf(), sent);
    expect([status, text]).toEqual([431, expect.stringContaining('"headers_too_large"')]);
  });

  it('a request that does not come to an end', async () => {
    const arriving = once(server.app.server, 'connection') as Promise<[Socket]>;
    const slow = connect(portOf(), '127.0.0.1', () => slow.write('POST /api/collections HTTP/1.1\r\nHost: local'));
    let text = '';
    slow.on('data', (part) => (text += part));
    const [socket] = await arriving;
    // Node's event for a clock that has run out, two minutes early.
    server.app.server.emit(
      'clientError',
      Object.assign(new Error('slow'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' }),
      socket,
    );
    await once(slow, 'close');
    expect(text).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/);
    expect(text).toContain('"request_timeout"');
    expect(server.app.server.requestTimeout).toBeLessThanOrEqual(120_000);
  });
});

it.each([
  ['no connection came free', new Error('timeout exceeded when trying to connect')],
  [
    'the connection broke',
    Object.assign(new Error('Failed query'), { cause: new Error('Connection terminated unexpectedly') }),
  ],
])('is 503 where %s', async (_name, fault) => {
  const app = fastify();
  handleErrors(app);
  app.get('/', () => {
    throw fault;
  });
  const answer = await app.inject('/');
  expect([answer.statusCode, answer.json()]).toEqual([503, expect.objectContaining({ code: 'database_unavailable' })]);
  await app.close();
});

it('tells nothing of a bug but how to ask about it', async () => {
  const app = fastify();
  handleErrors(app);
  app.get('/', () => {
    throw Object.assign(new Error('relation "secrets" does not exist at /srv/app.ts:1'), { query: 'select password' });
  });
  const answer = await app.inject('/');
  expect(answer.statusCode).toBe(500);
  expect(answer.json()).toMatchObject({ code: 'internal_error', instance: expect.stringMatching(/^urn:request:/) });
  expect(answer.body).not.toMatch(/secrets|srv|select|stack/);
  await app.close();
});

it('logs a failed statement without the values that it was sent', async () => {
  const lines: string[] = [];
  const app = fastify({ logger: { level: 'debug', stream: { write: (line: string) => void lines.push(line) } } });
  handleErrors(app);
  app.get('/', () => {
    const cause = Object.assign(new Error('invalid input: "Canary"'), {
      code: '42804',
      detail: 'Key (name)=(Canary)',
      table: 'users',
    });
    throw new DrizzleQueryError('insert into users (name) values ($1)', ['Canary'], cause);
  });
  expect((await app.inject('/')).statusCode).toBe(500);
  const log = lines.join('');
  expect(log).toContain('SQLSTATE 42804 users');
  expect(log).toContain('insert into users (name) values ($1)');
  expect(log).not.toContain('Canary');
  await app.close();
});

it('answers HEAD as it answers GET, without the body, and says what an answer depends on', async () => {
  const send = async (method: string) => {
    const answer = await fetch(`http://localhost:${portOf()}/api/collections`, {
      method,
      headers: { cookie: client.cookie },
    });
    return { status: answer.status, headers: answer.headers, text: await answer.text() };
  };
  const [get, head] = [await send('GET'), await send('HEAD')];
  expect([get.status, head.status]).toEqual([200, 200]);
  expect(Number(head.headers.get('content-length'))).toBe(get.text.length);
  expect(head.text).toBe('');
  expect(get.headers.get('vary')).toBe('Cookie');
});

it('says how many requests are left, and for how long', async () => {
  const { headers } = await client.raw('GET', '/api/collections');
  expect(Number(headers['x-ratelimit-limit'])).toBe(server.deps.config.requestsPerMinute);
  expect(Number(headers['x-ratelimit-remaining'])).toBeLessThan(Number(headers['x-ratelimit-limit']));
  expect(Number(headers['x-ratelimit-reset'])).toBeLessThanOrEqual(60);
});

it('refuses at once when too much waits for the database, and goes on when it has caught up', async () => {
  const { $client: pool } = server.deps.db;
  const held = await Promise.all(Array.from({ length: 20 }, () => pool.connect()));
  const waiting = Array.from({ length: 501 }, () => pool.query('select 1'));
  const refused = await client.raw('GET', '/api/credits/balance');
  expect([refused.status, refused.body]).toEqual([503, expect.objectContaining({ code: 'overloaded' })]);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect((await client.raw('GET', '/health/live')).status).toBe(200);
  for (const connection of held) connection.release();
  await Promise.all(waiting);
  expect((await client.raw('GET', '/api/credits/balance')).status).toBe(200);
});
