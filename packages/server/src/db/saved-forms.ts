// A person's way of filling a form, remembered at their request: the field of the collection that belongs at each
// place. No values.
import type { SavedPlace } from '@oneform/contract';
import { index, pgTable, timestamp, uuid } from 'drizzle-orm/pg-core';
import { jsonb, text } from './columns.ts';
import { users } from './schema.ts';

const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' }).notNull().defaultNow();

export const savedForms = pgTable(
  'saved_forms',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The file's, to be known by in the list. */
    name: text('name').notNull(),
    /** A sketch of what is printed on the form; the engine says how alike two are. */
    print: text('print').notNull(),
    places: jsonb('places').$type<SavedPlace[]>().notNull(),
    createdAt: at('created_at'),
    updatedAt: at('updated_at'),
  },
  (t) => [index('saved_forms_user').on(t.userId)],
);
