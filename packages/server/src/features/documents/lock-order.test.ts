// Reading ends while another paper comes in: both change the person's counts and balance, in the same order.
import { api } from '@oneform/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { understandAs } from '../../testing/read-as.ts';
import { type Client, startTestServer, type TestServer } from '../../testing/test-server.ts';
import { grantCredits } from '../credits/grant-credits.ts';
import { processDocument } from './process-document.ts';
import { requireDocument } from './store.ts';
import { keepUnderstanding } from './understand-document.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ workers: false });
});
afterAll(() => server.close());

const upload = async (client: Client, text: string) =>
  (await client.upload(Buffer.from(text), 'paper.txt', 'text/plain')).body.id;

/** While another one has the counts, `work` waits for them without having the balance. */
async function expectCountsFirst(client: Client, work: () => Promise<unknown>): Promise<void> {
  const { db } = server.deps;
  const waiters = sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  const waiting = async () => (await db.execute(waiters)).rows.length;
  let working: Promise<unknown> = Promise.resolve();
  await db.transaction(async (tx) => {
    await tx.execute(sql`select 1 from document_counts where user_id = ${client.userId} for update`);
    working = work();
    await expect.poll(waiting).toBeGreaterThan(0);
    await tx.execute(sql`select 1 from users where id = ${client.userId} for no key update nowait`);
  });
  await working;
}

it('a reading that ends', async () => {
  const client = await server.signIn();
  const id = await upload(client, 'first');
  const document = await requireDocument(server.deps.db, client.userId, id);
  const page = { number: 1, width: 0, height: 0, rotation: 0, source: 'text' as const, text: 'first' };
  await keepUnderstanding(server.deps, document, [page], understandAs({ surname: 'Keller' }));
  const job = { documentId: id, userId: client.userId, attempt: 1 };
  await expectCountsFirst(client, () => processDocument(server.deps, job, new AbortController().signal));
  expect((await client.call(api.documents.get, { params: { id } })).body.processing_status).toBe('completed');
});

it('a reading that starts later', async () => {
  const client = await server.signIn('Poor', { credits: 0 });
  const id = await upload(client, 'second');
  await server.deps.db.transaction((tx) => grantCredits(tx, { userId: client.userId, amount: 5, note: 'Test' }));
  await expectCountsFirst(client, () => client.call(api.documents.process, { params: { id }, query: {} }));
});
