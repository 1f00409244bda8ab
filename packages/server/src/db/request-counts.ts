// How often an address has asked of late, where all API processes see it. Unlogged: after a crash of PostgreSQL counting starts again.
import { integer, pgTable, timestamp } from 'drizzle-orm/pg-core';
import { text } from './columns.ts';

export const requestCounts = pgTable('request_counts', {
  /** What is limited and for whom, hashed with the secret of the instance: no address is stored. */
  key: text('key').primaryKey(),
  count: integer('count').notNull(),
  endsAt: timestamp('ends_at', { withTimezone: true, mode: 'date' }).notNull(),
});
