// The people a paper belongs to; while it asks, those it may belong to.
import { index, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { documents, people, users } from './schema.ts';

export const documentPeople = pgTable(
  'document_people',
  {
    documentId: uuid('document_id')
      .notNull()
      .references(() => documents.id, { onDelete: 'cascade' }),
    personId: uuid('person_id')
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
  },
  (t) => [
    primaryKey({ columns: [t.documentId, t.personId] }),
    index('document_people_person').on(t.personId),
    index('document_people_user').on(t.userId),
  ],
);
