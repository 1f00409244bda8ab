// The words a document can be found by. Triggers make the row with the document, and empty it whenever the document's name or kind or what was
// read in it changes; searching fills what is empty (`features/search/index-documents.ts`).
import { sql } from 'drizzle-orm';
import { customType, index, integer, pgTable, uuid } from 'drizzle-orm/pg-core';
import { documents, users } from './schema.ts';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

export const documentWords = pgTable(
  'document_words',
  {
    documentId: uuid('document_id')
      .primaryKey()
      .references(() => documents.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Null: to be made. */
    words: tsvector('words'),
    /** Counted up when the words are emptied: words made of what has changed since are not kept. */
    version: integer('version').notNull().default(0),
  },
  (t) => [
    index('document_words_user').on(t.userId),
    index('document_words_missing').on(t.userId).where(sql`${t.words} is null`),
    index('document_words_words').using('gin', t.words),
  ],
);
