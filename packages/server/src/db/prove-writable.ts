// Whether somebody who comes now is let in and may write. Over a new connection: those of a pool live on where nobody else gets in any more.
import pg from 'pg';
import type { Database } from './database.ts';

/** Throws what the database says to it. The table is unlogged, so that no disk is waited for. */
export async function proveWritable(db: Database, withinMs: number): Promise<void> {
  const client = new pg.Client({
    ...db.$client.options,
    connectionTimeoutMillis: withinMs,
    query_timeout: withinMs,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query(
      `insert into request_counts (key, count, ends_at) values ('health', 1, now() + interval '1 day')
       on conflict (key) do update set ends_at = excluded.ends_at`,
    );
  } finally {
    void client.end().catch(() => undefined);
  }
}
