// Codes with which people connect their browser extensions.
import { pgTable, timestamp, uuid } from 'drizzle-orm/pg-core';
import { text } from './columns.ts';
import { users } from './schema.ts';

export const pairingCodes = pgTable('pairing_codes', {
  /** A person has one code at a time. */
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** The code itself is told once and never stored. */
  codeHash: text('code_hash').notNull().unique(),
  expiresAt: timestamp('expires_at', { withTimezone: true, mode: 'date' }).notNull(),
});
