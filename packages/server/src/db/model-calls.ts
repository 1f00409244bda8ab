// The egress log: one row for each request that an AI model was sent. What it was about and how much, never what it said.
import type { ModelFailureCode, ModelProviderName } from '@oneform/contract';
import { index, integer, pgTable, timestamp, uuid } from 'drizzle-orm/pg-core';
import { jsonb, text } from './columns.ts';
import { collections, documents, users } from './schema.ts';

export const modelCalls = pgTable(
  'model_calls',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The one document whose words were in it; null for `clarify`, which quotes several. */
    documentId: uuid('document_id').references(() => documents.id, { onDelete: 'cascade' }),
    /** The collection it was to fill or explain. */
    collectionId: uuid('collection_id').references(() => collections.id, { onDelete: 'cascade' }),
    /** Documents that were quoted, for `clarify`. */
    quotedIds: jsonb('quoted_ids').$type<string[]>().notNull().default([]),
    task: text('task', { enum: ['categorise', 'extract', 'look_again', 'map', 'clarify'] }).notNull(),
    provider: text<ModelProviderName>('provider').notNull(),
    host: text('host').notNull(),
    model: text('model').notNull(),
    at: timestamp('at', { withTimezone: true, mode: 'date' }).notNull(),
    durationMs: integer('duration_ms').notNull(),
    /** Null: the process was stopped before it was known. */
    bytesSent: integer('bytes_sent'),
    pages: jsonb('pages').$type<number[]>().notNull().default([]),
    images: integer('images').notNull().default(0),
    masked: integer('masked').notNull().default(0),
    inputTokens: integer('input_tokens'),
    outputTokens: integer('output_tokens'),
    /** Null: answered. */
    failure: text<ModelFailureCode>('failure'),
    /** Of `map`: the places it was asked about, so that the same is not asked, and paid for, again. */
    paths: jsonb('paths').$type<string[]>().notNull().default([]),
  },
  (t) => [
    index('model_calls_document').on(t.documentId),
    index('model_calls_collection').on(t.collectionId),
    index('model_calls_user').on(t.userId, t.at),
  ],
);
