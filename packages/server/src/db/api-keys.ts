// Keys with which a person's scripts call the API.
import { index, pgTable, timestamp, uuid } from 'drizzle-orm/pg-core';
import { text } from './columns.ts';
import { users } from './schema.ts';

const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

export const apiKeys = pgTable(
  'api_keys',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** An extension's may only fill forms. */
    kind: text('kind', { enum: ['script', 'extension'] })
      .notNull()
      .default('script'),
    name: text('name').notNull(),
    /** The key itself is told once and never stored. */
    keyHash: text('key_hash').notNull().unique(),
    /** Its last four characters, to know it again. */
    ending: text('ending').notNull(),
    createdAt: at('created_at').notNull().defaultNow(),
    /** To the minute. */
    lastUsedAt: at('last_used_at'),
    /** Null: until it is deleted. */
    expiresAt: at('expires_at'),
  },
  (t) => [index('api_keys_user').on(t.userId)],
);
