// Decisions of people about values that a model alone had read: counts for the whole instance, without any values.
import { integer, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { text } from './columns.ts';

export const modelStandings = pgTable(
  'model_standings',
  {
    provider: text('provider').notNull(),
    model: text('model').notNull(),
    /** Accepted, or left as they were when the rest was. */
    kept: integer('kept').notNull().default(0),
    /** Edited or rejected. */
    corrected: integer('corrected').notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.provider, t.model] })],
);
