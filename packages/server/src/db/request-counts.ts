// Recent requests of an address, where all API processes see them. Unlogged: after a crash of PostgreSQL counting
// starts again.
import { integer, pgTable, timestamp } from 'drizzle-orm/pg-core';
import { text } from './columns.ts';

export const requestCounts = pgTable('request_counts', {
  /** The limit and the address it applies to, hashed with the secret of the instance: no address is stored. */
  key: text('key').primaryKey(),
  count: integer('count').notNull(),
  endsAt: timestamp('ends_at', { withTimezone: true, mode: 'date' }).notNull(),
});
