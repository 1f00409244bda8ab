// A database that is slow while a server starts – it comes back from a crash, or the machine has much else to do – is waited for.
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { expect, it } from 'vitest';
import { startTestServer } from '../testing/test-server.ts';

/** Longer than Fastify waits for whatever is done before a server is ready, unless it is told otherwise. */
const SLOW_MS = 12_000;

it('starts in the end', async () => {
  const first = await startTestServer({ workers: false });
  const url = first.deps.config.databaseUrl ?? '';
  const slow = new pg.Client({ connectionString: url });
  // Inside its transaction it would see the same connections for ever.
  const watch = new pg.Client({ connectionString: url });
  await Promise.all([slow.connect(), watch.connect()]);
  await slow.query('begin');
  await slow.query('lock table credit_entries in access exclusive mode');
  const starting = startTestServer({ workers: false, env: { DATABASE_URL: url } });
  starting.catch(() => undefined);
  const waiting = async () =>
    (await watch.query("select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'"))
      .rowCount;
  await expect.poll(waiting).toBeGreaterThan(0);
  await sleep(SLOW_MS);
  await slow.query('rollback');
  const second = await starting;
  expect(await second.stranger.raw('GET', '/health')).toMatchObject({ status: 200 });
  await Promise.all([slow.end(), watch.end()]);
  await second.close();
  await first.close();
});
