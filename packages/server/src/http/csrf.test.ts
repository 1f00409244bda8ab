// Every unsafe route against every kind of request that another site could send: 403, and nothing done.
import { api, type Endpoint } from '@oneform/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, startTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
let client: Client;
let otherToken: string;
beforeAll(async () => {
  server = await startTestServer({ workers: false });
  client = await server.signIn('Target');
  otherToken = ((await server.stranger.raw('GET', '/api/auth/csrf-token')).body as { csrf_token: string }).csrf_token;
});
afterAll(() => server.close());

const unsafe = Object.values(api)
  .flatMap((calls) => Object.values(calls as Record<string, Endpoint>))
  // An extension without a key yet sends a code instead: that has tests of its own.
  .filter(({ method, fromExtension }) => method !== 'GET' && !fromExtension);

const variants = (): Record<string, string>[] => [
  { 'x-csrf-token': '' },
  { 'x-csrf-token': 'nonsense' },
  { 'x-csrf-token': otherToken },
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
  { 'x-csrf-token': '', 'content-type': 'text/plain', origin: 'null' },
  { 'x-csrf-token': '', 'content-type': 'application/x-www-form-urlencoded', origin: 'https://evil.example' },
];

describe.each(unsafe)('$method $path', ({ method, path }) => {
  it('is refused without the token of this browser', async () => {
    for (const headers of variants()) {
      const answer = await client.raw(method, path.replaceAll(/:\w+/g, '1'), { headers });
      expect([answer.status, JSON.stringify(headers)]).toEqual([403, JSON.stringify(headers)]);
      expect(answer.body).toMatchObject({ code: 'csrf_invalid' });
    }
  });
});

it('the token outlives a rotation of the session', async () => {
  expect(
    (await client.raw('POST', '/api/auth/refresh', { payload: '{}', headers: { 'content-type': 'application/json' } }))
      .status,
  ).toBe(200);
  expect((await client.call(api.collections.create, { body: { collection_name: 'After' } })).status).toBe(201);
});
