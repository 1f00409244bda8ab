// Two processes that serve one instance: what a person's address may do, it may do once.
import { setTimeout as sleep } from 'node:timers/promises';
import { api } from '@oneform/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { requestCounts } from '../db/request-counts.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { createRequestCounts } from './request-counts.ts';

const LIMIT = 100;
const SECRET = 'one secret for all of the processes';
let first: TestServer;
let second: TestServer;
beforeAll(async () => {
  const env = { SESSION_SECRET: SECRET, SIGN_INS_PER_MINUTE: '6', REQUESTS_PER_MINUTE: String(LIMIT) };
  first = await startTestServer({ workers: false, env });
  second = await startTestServer({
    workers: false,
    env: { ...env, DATABASE_URL: first.deps.config.databaseUrl ?? '' },
  });
});
afterAll(async () => {
  await second.close();
  await first.close();
});

const faults: unknown[] = [];
const countsOf = (server: TestServer, secret = SECRET) =>
  createRequestCounts(server.deps.db, { secret, onFault: (error) => faults.push(error) });

it('counts sign-ins of one address to the last one, whichever process is asked', async () => {
  const client = await first.signIn('Guesser');
  const guess = async (server: TestServer) => {
    const url = `http://localhost:${(server.app.server.address() as { port: number }).port}${api.auth.callback.path}`;
    const csrf = await fetch(new URL('/api/auth/csrf-token', url));
    const cookie = csrf.headers.getSetCookie().map((line) => line.split(';')[0]);
    const token = ((await csrf.json()) as { csrf_token: string }).csrf_token;
    return fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: cookie.join('; '), 'x-csrf-token': token },
      body: JSON.stringify({ code: 'guess', code_verifier: 'x'.repeat(43) }),
    });
  };
  const answers = await Promise.all(Array.from({ length: 10 }, (_, turn) => guess(turn % 2 ? first : second)));
  expect(answers.map(({ status }) => status).sort()).toEqual([...Array(6).fill(400), ...Array(4).fill(429)]);
  expect(Number(answers.find(({ status }) => status === 429)?.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await client.call(api.credits.balance, {})).status).toBe(200);
});

it('hears within a second what another process let through', async () => {
  const ask = async (server: TestServer) => (await server.stranger.raw('GET', '/api/auth/csrf-token')).status;
  await ask(first);
  // However slow the machine is, the minute does not end meanwhile.
  const stretch = async () =>
    (await first.deps.db.update(requestCounts).set({ endsAt: sql`now() + interval '1 hour'` })).rowCount;
  await expect.poll(stretch).toBeGreaterThan(0);
  for (let turn = 0; turn < LIMIT; turn += 1) await ask(first);
  expect(await ask(first)).toBe(429);
  // Long before it has let as many through by itself.
  let asked = 1;
  while (asked < LIMIT && (await ask(second)) !== 429) {
    asked += 1;
    await sleep(200);
  }
  expect(asked).toBeLessThan(LIMIT);
});

it('adds what each counted, starts anew when the window ends, and stores no address', async () => {
  const [one, other] = [countsOf(first), countsOf(second)];
  const of = (counts: typeof one) => counts.countSoon('203.0.113.9', 60_000).current;
  expect([of(one), of(one), of(one), of(other)]).toEqual([1, 2, 3, 1]);
  await one.share();
  await other.share();
  expect(of(other)).toBe(5);
  const rows = await first.deps.db.select().from(requestCounts);
  expect(JSON.stringify(rows)).not.toContain('203.0.113');
  await first.deps.db.update(requestCounts).set({ endsAt: sql`now() - interval '1 second'` });
  await other.share();
  expect(of(other)).toBe(2);
  for (const counts of [one, other]) counts.stop();
});

it('goes on by itself while the database is away', async () => {
  const counts = createRequestCounts({ $client: { query: () => Promise.reject(new Error('away')) } } as never, {
    secret: SECRET,
    onFault: (error) => faults.push(error),
  });
  for (let turn = 1; turn <= 3; turn += 1) expect(counts.countSoon('198.51.100.1', 60_000).current).toBe(turn);
  await expect(counts.share()).rejects.toThrow('away');
  expect(counts.countSoon('198.51.100.1', 60_000).current).toBe(4);
  await expect.poll(() => faults.length).toBe(1);
});

it('remembers no more addresses than it has room for', () => {
  const counts = countsOf(first);
  for (let address = 0; address <= 10_000; address += 1) counts.countSoon(`key ${address}`, 60_000);
  expect(counts.countSoon('key 10000', 60_000).current).toBe(2);
  expect(counts.countSoon('key 0', 60_000).current).toBe(1);
  counts.stop();
});
