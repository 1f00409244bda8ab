// The one way to the database: a pool of connections under Drizzle.
import type { Socket } from 'node:net';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { PgTransaction } from 'drizzle-orm/pg-core';
import pg from 'pg';
import * as schema from './schema.ts';

export type Database = NodePgDatabase<typeof schema> & { $client: pg.Pool };
/** A transaction, or the pool itself: what a query runs on. */
export type Queryable = NodePgDatabase<typeof schema> | PgTransaction<never, typeof schema, never>;

/** Nobody waits longer for a connection, be it that none is free or that the database does not answer. */
const CONNECT_MS = 15_000;

/** Opening a connection starts a process of the database: who comes back after a look at the paper does not wait for that. */
const IDLE_MS = 300_000;

/** A connection on which nothing moves for so long while it owes an answer leads nowhere: the machine behind it is gone, or the server hangs. */
const SILENT_MS = 60_000;

/** Opens a pool; `close` waits for running queries. Connection errors on idle connections are logged, never thrown. */
export function openDatabase(
  url: string,
  options: { max?: number; silentMs?: number; onError?: (error: Error) => void } = {},
) {
  const pool = new pg.Pool({
    connectionString: url,
    max: options.max ?? 10,
    application_name: 'oneform',
    connectionTimeoutMillis: CONNECT_MS,
    idleTimeoutMillis: IDLE_MS,
    keepAlive: true,
  });
  // pg-pool listens to idle connections alone: one that ends while it is in use would end the process.
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
    endSilent(client, options.silentMs ?? SILENT_MS);
  });
  let closing = false;
  pool.on('error', (error) => {
    if (!closing) options.onError?.(error);
  });
  const db = releaseAlways(drizzle(pool, { schema }));
  return {
    db,
    close: () => {
      closing = true;
      return pool.end();
    },
  };
}

/** Drizzle's own transaction never gives a connection back whose `begin` fails, as it does on one that was lost while nobody used it. */
function releaseAlways(db: Database): Database {
  const bound = new WeakMap<pg.PoolClient, NodePgDatabase<typeof schema>>();
  const transaction: Database['transaction'] = async (work, config) => {
    const client = await db.$client.connect();
    try {
      const on = bound.get(client) ?? drizzle(client, { schema });
      bound.set(client, on);
      return await on.transaction(work, config);
    } finally {
      client.release();
    }
  };
  return Object.assign(db, { transaction });
}

/** Its statement fails as with any connection that is lost, and the pool makes another. */
function endSilent(client: pg.PoolClient, silentMs: number): void {
  const inner = client as unknown as Inner;
  const { stream } = inner.connection;
  stream.setTimeout(silentMs, () => {
    if (!inner.readyForQuery) stream.destroy(new Error('Connection terminated: the database does not answer'));
  });
}

/** Members of pg that its types leave out. */
interface Inner {
  readonly connection: { readonly stream: Socket };
  /** False while a statement is under way. */
  readonly readyForQuery: boolean;
}
