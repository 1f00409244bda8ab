// Malformed HTTP, and the headers that every answer carries.
import type { AddressInfo } from 'node:net';
import { api, type Endpoint } from '@oneform/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sendBytes } from '../testing/send-bytes.ts';
import { type Client, startTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
let client: Client;
let port: number;
beforeAll(async () => {
  server = await startTestServer({ workers: false });
  client = await server.signIn('Parser');
  port = (server.app.server.address() as AddressInfo).port;
});
afterAll(() => server.close());

const request = (line: string, headers: readonly string[] = [], body = '') =>
  [line, 'Host: localhost', 'Connection: close', ...headers, '', body].join('\r\n');

describe('a request that is hardly one', () => {
  it.each([
    ['no HTTP at all', 'HELLO\r\n\r\n', 400],
    ['an unknown method', request('BREW /api/collections HTTP/1.1'), 400],
    ['TRACE', request('TRACE /api/collections HTTP/1.1'), 405],
    ['a broken escape in the path', request('GET /api/collections/% HTTP/1.1'), 400],
    ['a broken UTF-8 escape', request('GET /api/collections/%E0%A4%A HTTP/1.1'), 400],
    ['two lengths', request('POST /api/auth/logout HTTP/1.1', ['Content-Length: 2', 'Content-Length: 3'], '{}'), 400],
    [
      'a length and chunks',
      request('POST /api/auth/logout HTTP/1.1', ['Content-Length: 2', 'Transfer-Encoding: chunked'], '0\r\n\r\n'),
      400,
    ],
    ['a header of 100 KB', request('GET /health/live HTTP/1.1', [`X-Large: ${'x'.repeat(100_000)}`]), 431],
    ['an address of 64 KB', request(`GET /health/live?${'x'.repeat(65_536)} HTTP/1.1`), 431],
    ['a line feed in a header', request('GET /health/live HTTP/1.1', ['X-A: b\n c: d']), 400],
    ['HTTP/1.0', 'GET /health/live HTTP/1.0\r\nHost: localhost\r\n\r\n', 200],
    ['an id of 2 KB', request(`GET /api/collections/${'x'.repeat(2000)} HTTP/1.1`), 414],
  ])('%s', async (_name, bytes, expected) => {
    const { status, text } = await sendBytes(port, bytes);
    expect(status).toBe(expected);
    if (status >= 400) expect(text).toContain('application/problem+json');
    expect((await server.stranger.raw('GET', '/health/live')).status).toBe(200);
  });

  it.each([
    'application/json\tx',
    'application/json garbage',
    'application/jsonx',
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/json; charset=utf-16',
  ])('a body as %s changes nothing that JSON would not', async (type) => {
    const { status } = await client.raw('POST', '/api/collections', {
      headers: { 'content-type': type },
      payload: '{"collection_name":',
    });
    expect([400, 415]).toContain(status);
  });

  it('a body of more than 2 MB', async () => {
    const answer = await client.raw('POST', '/api/collections', {
      headers: { 'content-type': 'application/json' },
      payload: JSON.stringify({ collection_name: 'x'.repeat(2 * 1024 * 1024) }),
    });
    expect(answer.status).toBe(413);
    expect(answer.body).toMatchObject({ code: 'payload_too_large' });
  });

  it('an escaped slash reaches no other route', async () => {
    for (const url of ['/api%2Fcollections', '/api/auth%2Fme', '/assets/..%2F..%2Fpackage.json', '/..%2fpackage.json'])
      expect([200, 400, 404], url).toContain((await server.stranger.raw('GET', url)).status);
    const { status, body } = await server.stranger.raw('GET', '/assets/..%2F..%2Fpackage.json');
    expect([status, JSON.stringify(body)]).not.toContain('workspaces');
  });
});

describe('a method that a path has not', () => {
  const paths = [...new Set(Object.values(api).flatMap((calls) => Object.values(calls as Record<string, Endpoint>)))];
  /** An id can look like the name of another route, so that patterns are compared and not their texts. */
  const patternOf = (path: string) => new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`);
  const methodsOf = (path: string) =>
    paths.filter((one) => patternOf(one.path).test(path)).map(({ method }) => method as string);

  it.each([...new Set(paths.map(({ path }) => path))])('%s answers 405 with those it has', async (path) => {
    const unused = ['DELETE', 'PATCH', 'PUT', 'POST'].find((method) => !methodsOf(path).includes(method))!;
    const answer = await client.raw(unused, path.replaceAll(/:\w+/g, '1'));
    expect(answer.status).toBe(405);
    expect(answer.body).toMatchObject({ code: 'method_not_allowed' });
    expect(String(answer.headers.allow).split(', ')).toEqual(expect.arrayContaining(methodsOf(path)));
  });

  it('is 404 where there is nothing at all', async () => {
    expect((await client.raw('DELETE', '/api/nothing')).status).toBe(404);
  });
});

describe('every answer', () => {
  it.each([
    ['a success', '/api/collections', 200],
    ['a refusal', '/api/collections?limit=x', 422],
    ['what is missing', '/api/nothing', 404],
    ['health', '/health/live', 200],
    ['what the router cannot read', '/%zz', 400],
    ['a parameter longer than any', `/api/documents/${'1'.repeat(1001)}`, 414],
  ])('has the headers that protect a browser: %s', async (_name, url, status) => {
    const answer = await client.raw('GET', url);
    expect(answer.status).toBe(status);
    expect(answer.headers).toMatchObject({
      'content-security-policy': expect.stringMatching(/script-src 'self';.*frame-ancestors 'none'/),
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
    expect(String(answer.headers['content-security-policy'])).not.toMatch(/script-src[^;]*unsafe/);
    if (url.startsWith('/api/')) expect(answer.headers['cache-control']).toBe('no-store');
  });

  it.each(['a b', 'localhost:3000:1', 'user@localhost', '<script>', 'localhost/..', 'localhost:port', '[::1'])(
    'is 400 for a Host that is none: %s',
    async (host) => {
      const answer = await client.raw('GET', '/health/live', { headers: { host } });
      expect([answer.status, answer.body]).toEqual([400, expect.objectContaining({ code: 'malformed_request' })]);
      expect(answer.headers).toMatchObject({ 'x-frame-options': 'DENY' });
    },
  );

  it.each([
    ['[::1]:3000', 200],
    ['127.0.0.1', 200],
    ['somewhere.example', 403],
  ])('goes by a Host that is well formed: %s', async (host, status) => {
    const answer = await client.raw('GET', '/health/live', { headers: { host } });
    expect([answer.status, answer.headers['x-frame-options']]).toEqual([status, 'DENY']);
  });

  it('asks browsers to stay with https where people come by it', async () => {
    const secure = await startTestServer({ workers: false, env: { PUBLIC_URL: 'https://forms.example' } });
    const answer = await secure.stranger.raw('GET', '/health/live', { headers: { host: 'forms.example' } });
    expect(answer.headers['strict-transport-security']).toMatch(/^max-age=31536000/);
    const token = await secure.stranger.raw('GET', '/api/auth/csrf-token', { headers: { host: 'forms.example' } });
    expect(String(token.headers['set-cookie'])).toMatch(
      /^__Host-oneform_csrf=.*Path=\/; HttpOnly; Secure; SameSite=Lax/,
    );
    await secure.close();
  });
});
