// Number of documents of a person in each state. Triggers on `documents` keep it, in the same transaction, so that a
// list states its total without counting.
import { integer, pgTable, uuid } from 'drizzle-orm/pg-core';
import { users } from './schema.ts';

const none = (name: string) => integer(name).notNull().default(0);

export const documentCounts = pgTable('document_counts', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  pending: none('pending'),
  processing: none('processing'),
  completed: none('completed'),
  error: none('error'),
});
