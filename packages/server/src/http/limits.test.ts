// Floods are slowed down, polling never is.
import { api } from '@oneform/contract';
import { afterEach, expect, it, vi } from 'vitest';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
afterEach(() => server.close());

const JSON_TYPE = { 'content-type': 'application/json' };

it('refuses sign-ins beyond the limit, whatever address the sender claims', async () => {
  server = await startTestServer({ workers: false, env: { SIGN_INS_PER_MINUTE: '5' } });
  const client = await server.signIn('Guesser');
  const statuses: number[] = [];
  for (let attempt = 0; attempt < 12; attempt += 1) {
    const answer = await client.raw('POST', '/api/auth/google/callback', {
      headers: { ...JSON_TYPE, 'x-forwarded-for': `203.0.113.${attempt}` },
      payload: JSON.stringify({ code: 'guess', code_verifier: 'x'.repeat(43) }),
    });
    statuses.push(answer.status);
    if (answer.status === 429) {
      expect(answer.body).toMatchObject({ code: 'rate_limited' });
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    }
  }
  expect(statuses).toEqual([...Array(5).fill(400), ...Array(7).fill(429)]);
});

it('believes a proxy that it was told of', async () => {
  server = await startTestServer({ workers: false, env: { REQUESTS_PER_MINUTE: '3', TRUST_PROXY: '1' } });
  const from = async (address: string) =>
    (await server.stranger.raw('GET', '/api/auth/csrf-token', { headers: { 'x-forwarded-for': address } })).status;
  for (const expected of [200, 200, 200, 429]) expect(await from('203.0.113.1')).toBe(expected);
  expect(await from('203.0.113.2')).toBe(200);
  // Only the last hop is the proxy's word.
  expect(await from('198.51.100.1, 203.0.113.1')).toBe(429);
});

it('never limits five tabs that poll for a minute', async () => {
  server = await startTestServer({ workers: false });
  const client = await server.signIn('Tabs');
  const { id } = (await client.upload(Buffer.from('A paper.\n'), 'a.txt', 'text/plain')).body;
  // Each tab: a list every 10 s, details every 3 s, two balances; all of a minute at once, from one address.
  const tab = [
    ...Array.from({ length: 6 }, () => client.call(api.documents.list, { query: { page_size: 50 } })),
    ...Array.from({ length: 20 }, () => client.call(api.documents.processingDetails, { params: { id } })),
    ...Array.from({ length: 2 }, () => client.call(api.credits.balance, {})),
  ];
  for (const { status } of await Promise.all(tab)) expect(status).toBe(200);
  for (let further = 1; further < 5; further += 1)
    for (let request = 0; request < tab.length; request += 1)
      expect((await client.call(api.credits.balance, {})).status).toBe(200);
});

it('never limits a probe, and asks the database once for many of them', async () => {
  server = await startTestServer({ workers: false, env: { REQUESTS_PER_MINUTE: '1' } });
  const asked = vi.spyOn(server.deps.jobs, 'isReady');
  const probe = (path: string) => server.stranger.raw('GET', path);
  for (const path of ['/health', '/health/live', '/health?from=a-balancer'])
    for (const { status } of await Promise.all(Array.from({ length: 50 }, () => probe(path)))) expect(status).toBe(200);
  expect(asked.mock.calls.length).toBeLessThan(20);
  await probe('/api/auth/csrf-token');
  expect((await probe('/api/auth/csrf-token')).status).toBe(429);
});
