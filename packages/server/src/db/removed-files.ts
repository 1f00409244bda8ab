// Removals of originals, so that an upload of the same content knows whether one began beside it.
import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, timestamp, uuid } from 'drizzle-orm/pg-core';
import { text } from './columns.ts';

export const removedFiles = pgTable(
  'removed_files',
  {
    /** Of nobody's paper: no document has this content when its removal begins. */
    sha256: text('sha256').primaryKey(),
    /** A new one each time. */
    removal: uuid('removal').notNull().default(sql`gen_random_uuid()`),
    /** False while the store is asked, and where the answer was never heard. */
    isDone: boolean('is_done').notNull().default(false),
    startedAt: timestamp('started_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
  },
  (t) => [index('removed_files_age').on(t.startedAt)],
);
