// Time spent today on papers of a person, and in how many readings, whatever their outcome.
import { date, integer, pgTable, uuid } from 'drizzle-orm/pg-core';
import { users } from './schema.ts';

export const readingTime = pgTable('reading_time', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** In UTC. Yesterday's number counts for nothing. */
  day: date('day', { mode: 'string' }).notNull(),
  ms: integer('ms').notNull(),
  readings: integer('readings').notNull().default(0),
});
