// Told to go, the server finishes what it has begun and takes nothing new.
import type { AddressInfo } from 'node:net';
import { api } from '@oneform/contract';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { startTestServer } from '../testing/test-server.ts';

it('answers requests under way and refuses new ones', async () => {
  const server = await startTestServer({ workers: false });
  const client = await server.signIn('Last');
  const { id } = (await client.call(api.collections.create, { body: { collection_name: 'Held' } })).body;
  const { port } = server.app.server.address() as AddressInfo;
  let release = () => {};
  const held = new Promise<void>((done) => {
    release = done;
  });
  let isLocked = () => {};
  const locked = new Promise<void>((done) => {
    isLocked = done;
  });
  // The save waits for this row, so that it is under way for as long as the test likes.
  const holding = server.deps.db.transaction(async (tx) => {
    await tx.execute(sql`select 1 from collections where id = ${id} for update`);
    isLocked();
    await held;
  });
  await locked;
  const token = await fetch(`http://localhost:${port}/api/auth/csrf-token`, { headers: { cookie: client.cookie } });
  const { csrf_token: csrf } = (await token.json()) as { csrf_token: string };
  const saving = fetch(`http://localhost:${port}/api/collections/${id}/sections/s`, {
    method: 'PUT',
    headers: { cookie: client.cookie, 'content-type': 'application/json', 'x-csrf-token': csrf },
    body: JSON.stringify({ a: '1' }),
  });
  const countWaiting = async () => {
    const { rows } = await server.deps.db.execute(
      sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    return rows.length;
  };
  await expect.poll(countWaiting).toBe(1);
  const closing = server.app.close();
  // New connections are not taken, or told to come back.
  const late = () =>
    fetch(`http://localhost:${port}/health/live`).then(
      ({ status }) => status,
      () => 503,
    );
  await expect.poll(late).toBe(503);
  release();
  await holding;
  expect((await saving).status).toBe(200);
  await closing;
  await server.close();
});
