// A transaction that is tried again when PostgreSQL broke it off to undo a deadlock.

import type { ExtractTablesWithRelations } from 'drizzle-orm';
import type { NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgTransaction } from 'drizzle-orm/pg-core';
import type { Database } from './database.ts';
import type * as schema from './schema.ts';

export type Transaction = PgTransaction<NodePgQueryResultHKT, typeof schema, ExtractTablesWithRelations<typeof schema>>;

/** deadlock_detected, serialization_failure: nothing was written, and trying again helps. */
const transient = new Set(['40P01', '40001']);
const TRIES = 4;

/** `work` may run more than once, so it touches nothing but the database. Locks go a person's papers → document → collections by id → updates → counts → person. */
export async function transact<T>(db: Database, work: (tx: Transaction) => Promise<T>): Promise<T> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await db.transaction(work);
    } catch (error) {
      if (tried === TRIES || !transient.has(sqlState(error))) throw error;
    }
  }
}

function sqlState(error: unknown): string {
  const { code, cause } = error as { code?: string; cause?: { code?: string } };
  return cause?.code ?? code ?? '';
}
