// A late word about pages must not overwrite what the next stage has written.
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { documents } from '../../db/schema.ts';
import { transact } from '../../db/transact.ts';
import { type Client, startTestServer, type TestServer } from '../../testing/test-server.ts';
import { followProgress } from './follow-progress.ts';

let server: TestServer;
let client: Client;
beforeAll(async () => {
  server = await startTestServer({ workers: false });
  client = await server.signIn('Ada');
});
afterAll(() => server.close());

it('has stopped only when what it was writing is written', async () => {
  const { id } = (await client.upload(Buffer.from('words'), 'a.txt', 'text/plain')).body;
  const { db } = server.deps;
  const events: string[] = [];
  let stopped: Promise<unknown> = Promise.resolve();
  await transact(db, async (tx) => {
    const [row] = await tx.select().from(documents).where(eq(documents.id, id)).for('update');
    const progress = followProgress(db, row!, new AbortController().signal);
    progress.report(1, 2);
    stopped = progress.stop().then(() => events.push('stopped'));
    await new Promise((resolve) => setTimeout(resolve, 50));
    events.push('released');
  });
  await stopped;
  expect(events).toEqual(['released', 'stopped']);
  const [row] = await db.select().from(documents).where(eq(documents.id, id));
  expect(row).toMatchObject({ pagesDone: 1, pageCount: 2 });
});
