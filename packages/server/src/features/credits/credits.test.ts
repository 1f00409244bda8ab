// Credits over HTTP, and the ledger under parallel spends.
import { api } from '@oneform/contract';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { creditEntries } from '../../db/schema.ts';
import { expectSound } from '../../testing/expect-sound.ts';
import { type Client, startTestServer, type TestServer } from '../../testing/test-server.ts';
import { releaseHold, settleHold } from './end-hold.ts';
import { grantCredits } from './grant-credits.ts';
import { holdCredits } from './hold-credits.ts';
import { spendCredits } from './spend-credits.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ workers: false, env: { PRICE_DOCUMENT_PAGE: '3' } });
});
afterEach(() => expectSound(server));
afterAll(() => server.close());

const balanceOf = async (client: Client) => (await client.call(api.credits.balance, {})).body.balance;
const spend = (client: Client, amount: number, subject = 'Something') => ({
  userId: client.userId,
  operation: 'map_fields' as const,
  amount,
  subject,
});

describe('the ledger', () => {
  it('lets three of fifty parallel spends of 3 through on a balance of 10', async () => {
    const client = await server.signIn('Parallel', { credits: 10 });
    const outcomes = await Promise.allSettled(
      Array.from({ length: 50 }, () => server.deps.db.transaction((tx) => spendCredits(tx, spend(client, 3)))),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    for (const outcome of outcomes)
      if (outcome.status === 'rejected')
        expect(outcome.reason).toMatchObject({ code: 'insufficient_credits', members: { required: 3 } });
    expect(await balanceOf(client)).toBe(1);
  });

  it('ends a hold once, whatever comes at the same time', async () => {
    const client = await server.signIn('Once', { credits: 10 });
    const { db } = server.deps;
    const hold = (await db.transaction((tx) => holdCredits(tx, spend(client, 6))))!;
    expect(await balanceOf(client)).toBe(4);
    const ends = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        db.transaction(
          (tx): Promise<number | boolean | null> => (index % 2 ? settleHold(tx, hold, 2) : releaseHold(tx, hold)),
        ),
      ),
    );
    expect(ends.filter((end) => end !== null && end !== false)).toHaveLength(1);
    expect([8, 10]).toContain(await balanceOf(client));
  });

  it('settles to what was used, and beyond the hold only as far as the balance goes', async () => {
    const client = await server.signIn('Settle', { credits: 10 });
    const hold = (amount: number) => server.deps.db.transaction((tx) => holdCredits(tx, spend(client, amount)));
    const settle = (id: string | null, consumed: number) =>
      server.deps.db.transaction((tx) => settleHold(tx, id!, consumed));
    expect(await settle(await hold(6), 4)).toBe(4);
    expect(await balanceOf(client)).toBe(6);
    expect(await settle(await hold(5), 40)).toBe(6);
    expect(await balanceOf(client)).toBe(0);
    expect(await hold(1)).toBeNull();
  });

  it('gives everything back on release', async () => {
    const client = await server.signIn('Release', { credits: 5 });
    const isReleased = await server.deps.db.transaction(async (tx) =>
      releaseHold(tx, (await holdCredits(tx, spend(client, 5)))!),
    );
    expect(isReleased).toBe(true);
    expect(await balanceOf(client)).toBe(5);
  });
});

describe('GET /api/credits/usage-history', () => {
  it('lists settled runs alone, newest first, by page', async () => {
    const client = await server.signIn('History', { credits: 100 });
    const { db } = server.deps;
    for (let run = 1; run <= 5; run += 1)
      await db.transaction((tx) => spendCredits(tx, spend(client, run, `Run ${run}`)));
    await db.transaction(async (tx) => releaseHold(tx, (await holdCredits(tx, spend(client, 1)))!));
    const first = await client.call(api.credits.usageHistory, { query: { page: 1, limit: 2 } });
    expect(first.status).toBe(200);
    expect(first.body).toMatchObject({ total: 5, total_pages: 3, page: 1 });
    expect(
      first.body.items.map(({ subject, credits_consumed, operation_type }) => [
        subject,
        credits_consumed,
        operation_type,
      ]),
    ).toEqual([
      ['Run 5', 5, 'map_fields'],
      ['Run 4', 4, 'map_fields'],
    ]);
    const last = await client.call(api.credits.usageHistory, { query: { page: 3, limit: 2 } });
    expect(last.body.items).toHaveLength(1);
    const beyond = await client.call(api.credits.usageHistory, { query: { page: 9, limit: 2 } });
    expect(beyond.body.items).toEqual([]);
  });

  it.each(['page=0', 'page=x', 'limit=0', 'limit=101', 'page=1e9', 'page=-1', 'page=1.5'])(
    'refuses ?%s',
    async (query) => {
      const client = await server.signIn();
      expect((await client.raw('GET', `/api/credits/usage-history?${query}`)).status).toBe(422);
    },
  );
});

describe('GET /api/credits/usage-chart', () => {
  it('has each day of the person once, empty days too', async () => {
    const client = await server.signIn('Chart', { credits: 100 });
    const { db } = server.deps;
    await db.transaction((tx) => spendCredits(tx, spend(client, 7)));
    // 23:30 in UTC yesterday is today in Tokyo.
    const late = new Date(Date.now() - 86_400_000);
    late.setUTCHours(23, 30, 0, 0);
    await db.transaction((tx) => spendCredits(tx, spend(client, 2, 'late')));
    await db.update(creditEntries).set({ createdAt: late }).where(eq(creditEntries.subject, 'late'));
    const utc = await client.call(api.credits.usageChart, { query: { days: 7 } });
    expect(utc.body).toHaveLength(7);
    expect(utc.body.slice(-2).map(({ credits }) => credits)).toEqual([2, 7]);
    const tokyo = await client.call(api.credits.usageChart, { query: { days: 30, time_zone: 'Asia/Tokyo' } });
    expect(tokyo.body).toHaveLength(30);
    expect(tokyo.body.reduce((sum, { credits }) => sum + credits, 0)).toBe(9);
    const lateInTokyo = new Date(late.getTime() + 9 * 3600_000).toISOString().slice(0, 10);
    expect(tokyo.body.find(({ date }) => date === lateInTokyo)!.credits).toBeGreaterThanOrEqual(2);
  });

  it.each(['days=0', 'days=367', 'days=abc', 'time_zone=Mars/Olympus', `time_zone=${'x'.repeat(100)}`])(
    'refuses ?%s',
    async (query) => {
      const client = await server.signIn();
      expect((await client.raw('GET', `/api/credits/usage-chart?${query}`)).status).toBe(422);
    },
  );
});

describe('GET /api/credits/check-sufficient and quote', () => {
  it('always answers, also when it does not suffice', async () => {
    const client = await server.signIn('Check', { credits: 10 });
    expect((await client.call(api.credits.checkSufficient, { query: { estimated_credits: 10 } })).body).toEqual({
      sufficient: true,
      balance: 10,
      required: 10,
    });
    expect((await client.call(api.credits.checkSufficient, { query: { estimated_credits: 11 } })).body).toEqual({
      sufficient: false,
      balance: 10,
      required: 11,
    });
    expect((await client.raw('GET', '/api/credits/check-sufficient')).status).toBe(422);
    expect((await client.raw('GET', '/api/credits/check-sufficient?estimated_credits=-1')).status).toBe(422);
  });

  it('says the price before the run, and why', async () => {
    const client = await server.signIn('Quote', { credits: 2 });
    const pdf = Buffer.from(
      '%PDF-1.4\n1 0 obj<</Type /Page>>endobj 2 0 obj<</Type /Page>>endobj 3 0 obj<</Type /Pages>>endobj',
    );
    const { id } = (await client.upload(pdf, 'two.pdf', 'application/pdf')).body;
    expect(
      (await client.call(api.credits.quote, { query: { operation: 'document_processing', document_id: id } })).body,
    ).toEqual({
      operation: 'document_processing',
      credits: 6,
      per_document: 0,
      balance: 2,
      sufficient: false,
      reason: '2 pages',
    });
    expect((await client.call(api.credits.quote, { query: { operation: 'map_fields' } })).body).toMatchObject({
      credits: 2,
      sufficient: true,
    });
    const stranger = await server.signIn('Other');
    expect(
      (await stranger.call(api.credits.quote, { query: { operation: 'document_processing', document_id: id } })).status,
    ).toBe(404);
    expect((await stranger.raw('GET', '/api/credits/quote?operation=gold')).status).toBe(422);
  });
});

describe('POST /api/documents/:id/process with few credits', () => {
  it('starts three of fifty at a price of 3 on a balance of 10', async () => {
    const client = await server.signIn('Fifty', { credits: 0 });
    const ids: string[] = [];
    for (let paper = 0; paper < 50; paper += 1) {
      const { status, body } = await client.upload(Buffer.from(`fifty ${paper}`), `${paper}.txt`, 'text/plain');
      expect([status, body.processing_status, body.insufficient_credits]).toEqual([201, 'pending', true]);
      ids.push(body.id);
    }
    await server.deps.db.transaction((tx) => grantCredits(tx, { userId: client.userId, amount: 10, note: 'Test' }));
    const answers = await Promise.all(
      ids.map((id) => client.call(api.documents.process, { params: { id }, query: {} })),
    );
    expect(answers.filter(({ status }) => status === 202)).toHaveLength(3);
    const refused = answers.filter(({ status }) => status === 402);
    expect(refused).toHaveLength(47);
    expect(refused[0]!.body).toMatchObject({ code: 'insufficient_credits', required: 3 });
    expect(await balanceOf(client)).toBe(1);
    expect((await client.call(api.documents.list, { query: { processing_status: 'processing' } })).body.total).toBe(3);
  });
});

it.each(Object.values(api.credits))('$path needs a session', async (endpoint) => {
  expect((await server.stranger.raw('GET', `${endpoint.path}?estimated_credits=1&operation=map_fields`)).status).toBe(
    401,
  );
});
