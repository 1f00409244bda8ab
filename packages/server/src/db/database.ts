// The one way to the database: a pool of connections under Drizzle.
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { PgTransaction } from 'drizzle-orm/pg-core';
import pg from 'pg';
import * as schema from './schema.ts';

export type Database = NodePgDatabase<typeof schema> & { $client: pg.Pool };
/** A transaction, or the pool itself: what a query runs on. */
export type Queryable = NodePgDatabase<typeof schema> | PgTransaction<never, typeof schema, never>;

/** Nobody waits longer for a connection, be it that none is free or that the database does not answer. */
const CONNECT_MS = 15_000;

/** Opens a pool; `close` waits for running queries. Connection errors on idle connections are logged, never thrown. */
export function openDatabase(url: string, options: { max?: number; onError?: (error: Error) => void } = {}) {
  const pool = new pg.Pool({
    connectionString: url,
    max: options.max ?? 10,
    application_name: 'oneform',
    connectionTimeoutMillis: CONNECT_MS,
  });
  let closing = false;
  pool.on('error', (error) => {
    if (!closing) options.onError?.(error);
  });
  const db: Database = drizzle(pool, { schema });
  return {
    db,
    close: () => {
      closing = true;
      return pool.end();
    },
  };
}
