// All tables. Every row of a person carries `user_id`, and every query names it.

import type {
  CollectionData,
  CustomField,
  DataValue,
  ModelFailureCode,
  ModelProviderName,
  Relation,
  WhoseStatus,
} from '@oneform/contract';
import type { Page, UnderstoodDocument } from '@oneform/engine';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  real,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { StoredConflict, StoredFieldUpdate } from '../features/updates/stored-update.ts';
import { jsonb, text } from './columns.ts';

const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
const createdAt = () => at('created_at').notNull().defaultNow();
const ownerId = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

export const users = pgTable(
  'users',
  {
    id: uuid('id').primaryKey(),
    /** Identity is (issuer, subject), never the e-mail. */
    issuer: text('issuer').notNull(),
    subject: text('subject').notNull(),
    email: text('email').notNull(),
    fullName: text('full_name'),
    subscriptionStatus: text('subscription_status').notNull().default('Free'),
    gdprConsent: boolean('gdpr_consent').notNull().default(false),
    gdprConsentAt: at('gdpr_consent_at'),
    isActive: boolean('is_active').notNull().default(true),
    aiEnabled: boolean('ai_enabled').notNull().default(true),
    maskIdentifiers: boolean('mask_identifiers').notNull().default(false),
    deleteOriginals: boolean('delete_originals').notNull().default(false),
    /** The sum of `credit_entries`, kept beside it so that a spend is one conditional update. */
    creditBalance: integer('credit_balance').notNull().default(0),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('users_identity').on(t.issuer, t.subject),
    check('users_balance_not_negative', sql`${t.creditBalance} >= 0`),
  ],
);

/** Facts about a person that the owner gave, beside those of papers; no paper may contradict them. */
export interface StoredMarks {
  readonly names: readonly string[];
  readonly birthDate?: string;
}

/** The people whose papers and applications an account holds. */
export const people = pgTable(
  'people',
  {
    id: uuid('id').primaryKey(),
    userId: ownerId(),
    /** '' until something says it. */
    name: text('name').notNull(),
    relation: text('relation', {
      enum: ['me', 'spouse', 'child', 'parent', 'other', 'company'],
    })
      .$type<Relation>()
      .notNull(),
    /** Found by papers, and nobody has said who it is. */
    isProposed: boolean('is_proposed').notNull().default(false),
    /** The name is the owner's choice: papers do not change it. */
    isNamed: boolean('is_named').notNull().default(false),
    marks: jsonb('marks').$type<StoredMarks>().notNull().default({ names: [] }),
    createdAt: createdAt(),
  },
  (t) => [index('people_user').on(t.userId), uniqueIndex('people_me').on(t.userId).where(sql`${t.relation} = 'me'`)],
);

export const collections = pgTable(
  'collections',
  {
    id: uuid('id').primaryKey(),
    userId: ownerId(),
    /** Null: somebody new, or of before there were people. */
    personId: uuid('person_id').references(() => people.id, { onDelete: 'set null' }),
    /** For somebody new, whom its first identity paper names. */
    awaitsPerson: boolean('awaits_person').notNull().default(false),
    name: text('name').notNull(),
    description: text('description'),
    type: text('type').notNull().default(''),
    templateId: text('template_id'),
    data: jsonb('data').$type<CollectionData>().notNull().default({}),
    customFields: jsonb('custom_fields').$type<CustomField[]>().notNull().default([]),
    notApplicable: jsonb('not_applicable').$type<string[]>().notNull().default([]),
    isActive: boolean('is_active').notNull().default(true),
    /** Beside the data so that a list need not read it. */
    hasData: boolean('has_data').notNull().default(false),
    completionPercentage: integer('completion_percentage').notNull().default(0),
    dataVersion: integer('data_version').notNull().default(1),
    lastUpdatedBy: text('last_updated_by').notNull(),
    createdAt: createdAt(),
    updatedAt: at('updated_at').notNull().defaultNow(),
  },
  (t) => [
    index('collections_person').on(t.personId),
    index('collections_user_updated').on(t.userId, t.updatedAt.desc().nullsFirst(), t.id),
  ],
);

export interface StoredChange {
  readonly path: string;
  readonly label: string;
  readonly before: DataValue;
  readonly after: DataValue;
}

export const collectionVersions = pgTable(
  'collection_versions',
  {
    collectionId: uuid('collection_id')
      .notNull()
      .references(() => collections.id, { onDelete: 'cascade' }),
    dataVersion: integer('data_version').notNull(),
    userId: ownerId(),
    at: at('at').notNull().defaultNow(),
    authorKind: text('author_kind', { enum: ['user', 'document'] }).notNull(),
    author: text('author').notNull(),
    documentId: uuid('document_id'),
    summary: text('summary').notNull(),
    changes: jsonb('changes').$type<StoredChange[]>().notNull(),
    /** The whole state after the change, so that any version can be put back. */
    data: jsonb('data').$type<CollectionData>().notNull(),
    notApplicable: jsonb('not_applicable').$type<string[]>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.collectionId, t.dataVersion] })],
);

export interface StoredEvidence {
  readonly page: number;
  readonly box?: readonly [number, number, number, number] | undefined;
  readonly range?: readonly [number, number] | undefined;
  readonly quote: string;
}

/** Sources of values, kept for life; rows of values that lost stay as history (`supports` false). */
export const valueSources = pgTable(
  'value_sources',
  {
    id: uuid('id').primaryKey(),
    userId: ownerId(),
    collectionId: uuid('collection_id')
      .notNull()
      .references(() => collections.id, { onDelete: 'cascade' }),
    path: text('path').notNull(),
    kind: text('kind', { enum: ['typed', 'document'] }).notNull(),
    documentId: uuid('document_id').references(() => documents.id, { onDelete: 'set null' }),
    documentName: text('document_name'),
    documentType: text('document_type'),
    tier: text('tier', { enum: ['proved', 'read', 'inferred'] }),
    confidence: real('confidence'),
    evidence: jsonb('evidence').$type<StoredEvidence[]>().notNull().default([]),
    value: text('value').notNull(),
    supports: boolean('supports').notNull().default(true),
    by: text('by').notNull(),
    at: at('at').notNull().defaultNow(),
  },
  (t) => [
    index('value_sources_place').on(t.collectionId, t.path, t.at),
    index('value_sources_document').on(t.documentId),
    index('value_sources_user').on(t.userId),
  ],
);

export interface StoredProblem {
  readonly code: string;
  readonly page?: number;
}

export const documents = pgTable(
  'documents',
  {
    id: uuid('id').primaryKey(),
    userId: ownerId(),
    originalFilename: text('original_filename').notNull(),
    displayName: text('display_name').notNull(),
    fileSize: integer('file_size').notNull(),
    mimeType: text('mime_type').notNull(),
    /** Key of the stored bytes; lower-case hex. */
    sha256: text('sha256').notNull(),
    documentType: text('document_type'),
    status: text('processing_status', { enum: ['pending', 'processing', 'completed', 'error'] })
      .notNull()
      .default('pending'),
    step: text('processing_step', { enum: ['categorization', 'extraction', 'parsing'] }),
    pagesDone: integer('pages_done').notNull().default(0),
    pageCount: integer('page_count'),
    /** Told from the bytes at upload, for the price before it is read. */
    estimatedPages: integer('estimated_pages').notNull().default(1),
    uploadedAt: at('uploaded_at').notNull().defaultNow(),
    startedAt: at('processing_started_at'),
    completedAt: at('processing_completed_at'),
    errorCode: text('error_code'),
    problems: jsonb('problems').$type<StoredProblem[]>().notNull().default([]),
    targetCollectionId: uuid('target_collection_id').references(() => collections.id, { onDelete: 'set null' }),
    /** Says nothing in any other collection than its target. */
    isOnlyForTarget: boolean('is_only_for_target').notNull().default(true),
    extractPeople: boolean('extract_people').notNull().default(true),
    /** Number of times that reading was asked for by a person. */
    attempt: integer('attempt').notNull().default(0),
    /** Number of times that a worker took the document up. Fences its steps: a write by an older run finds no row. */
    run: integer('run').notNull().default(0),
    /** The credits held for the running attempt; null when it is free. */
    holdId: uuid('hold_id'),
    /** The attempt under way asks a model about what was read without one: what is known stands until it has answered. */
    readsAgain: boolean('reads_again').notNull().default(false),
    /** Credits that reading it has cost so far. */
    credits: integer('credits').notNull().default(0),
    /** The day the paper itself bears (ISO), to tell which of two papers is newer. */
    documentDate: text('document_date'),
    duplicateOf: uuid('duplicate_of'),
    /** Front and back of one card name each other; what is left of a card stands alone. Checked at the end of a transaction, as an import writes one after the other. */
    otherSide: uuid('other_side').references((): AnyPgColumn => documents.id, { onDelete: 'set null' }),
    /** The split or join that made it, and the one that it went into: files with the same one belong together. */
    madeBy: uuid('made_by'),
    replacedBy: uuid('replaced_by'),
    hasOriginal: boolean('has_original').notNull().default(true),
    /** One of the house's papers of a person who does not exist. */
    isSample: boolean('is_sample').notNull().default(false),
    /** Null until it is read, and of before there were people. */
    whose: text('whose', { enum: ['decided', 'corrected', 'asks', 'nobodys', 'set_aside'] }).$type<WhoseStatus>(),
    nameOnPaper: text('name_on_paper'),
  },
  (t) => [
    index('documents_user_uploaded').on(t.userId, t.uploadedAt.desc().nullsFirst(), t.id),
    index('documents_user_status').on(t.userId, t.status),
    index('documents_content').on(t.sha256),
    index('documents_other_side').on(t.otherSide).where(sql`${t.otherSide} is not null`),
    index('documents_made').on(t.userId, t.madeBy).where(sql`${t.madeBy} is not null`),
    index('documents_replaced').on(t.userId, t.replacedBy).where(sql`${t.replacedBy} is not null`),
    index('documents_under_way').on(t.id).where(sql`${t.status} = 'processing'`),
  ],
);

/** The failure is kept as a code; the words for it stand in the contract. */
export interface StoredModelUse {
  readonly provider: ModelProviderName;
  readonly name: string;
  readonly host: string;
  readonly answered: boolean;
  readonly failure: ModelFailureCode | null;
  /** It was asked a second time, for what was missing, and answered. */
  readonly lookedAgain?: boolean;
  /** Claims of its answer that were not looked at. */
  readonly dropped?: number;
}

/** A page without its words: evidence carries the boxes that matter. */
export type StoredPage = Pick<Page, 'number' | 'width' | 'height' | 'rotation' | 'source' | 'text'>;

/** Result of each stage, stored before the next one starts: a job resumes at the last good stage. */
export const documentResults = pgTable('document_results', {
  documentId: uuid('document_id')
    .primaryKey()
    .references(() => documents.id, { onDelete: 'cascade' }),
  userId: ownerId(),
  pages: jsonb('pages').$type<StoredPage[]>(),
  understood: jsonb('understood').$type<UnderstoodDocument>(),
  categorisedAt: at('categorised_at'),
  extractedAt: at('extracted_at'),
  parsedAt: at('parsed_at'),
  /** The model that was asked while reading; null when none was. */
  model: jsonb('model').$type<StoredModelUse>(),
  parsing: jsonb('parsing').$type<{
    collections_updated: number;
    conflicts_detected: number;
    unknown_fields: number;
  }>(),
});

export const collectionUpdates = pgTable(
  'collection_updates',
  {
    id: uuid('id').primaryKey(),
    userId: ownerId(),
    documentId: uuid('document_id')
      .notNull()
      .references(() => documents.id, { onDelete: 'cascade' }),
    collectionId: uuid('collection_id')
      .notNull()
      .references(() => collections.id, { onDelete: 'cascade' }),
    updateType: text('update_type', { enum: ['document', 'map_fields'] })
      .notNull()
      .default('document'),
    reviewStatus: text('review_status', {
      enum: ['pending', 'requires_review', 'approved', 'rejected', 'restored'],
    }).notNull(),
    fields: jsonb('fields').$type<Record<string, StoredFieldUpdate>>().notNull(),
    conflicts: jsonb('conflicts').$type<StoredConflict[]>().notNull(),
    /** The attempt of the document that wrote it; a document updates a collection once an attempt. */
    attempt: integer('attempt').notNull(),
    createdAt: createdAt(),
    decidedAt: at('decided_at'),
    /** Decided field by field: the last decision may then be taken back. */
    decidedByField: boolean('decided_by_field').notNull().default(false),
  },
  (t) => [
    uniqueIndex('collection_updates_once')
      .on(t.documentId, t.collectionId, t.attempt)
      .where(sql`${t.updateType} = 'document'`),
    index('collection_updates_user').on(t.userId, t.reviewStatus),
    index('collection_updates_collection').on(t.collectionId),
  ],
);

/** Append-only ledger. A run is a `hold` (negative), then either `settle` (what was not used comes back) or `release` (all of it). */
export const creditEntries = pgTable(
  'credit_entries',
  {
    id: uuid('id').primaryKey(),
    userId: ownerId(),
    kind: text('kind', { enum: ['grant', 'hold', 'settle', 'release'] }).notNull(),
    /** Signed; the balance is the sum. */
    amount: integer('amount').notNull(),
    operation: text('operation'),
    /** Of `settle`: what the run cost, shown in the history. */
    consumed: integer('consumed'),
    holdId: uuid('hold_id'),
    documentId: uuid('document_id'),
    collectionId: uuid('collection_id'),
    subject: text('subject'),
    note: text('note'),
    createdAt: createdAt(),
  },
  (t) => [
    index('credit_entries_document').on(t.documentId),
    index('credit_entries_user').on(t.userId, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    uniqueIndex('credit_entries_hold_ended_once').on(t.holdId).where(sql`${t.kind} in ('settle', 'release')`),
  ],
);

export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    userId: ownerId(),
    key: text('key').notNull(),
    /** Method, path and body, hashed: the same key for another request is refused. */
    requestHash: text('request_hash').notNull(),
    /** Null while it is under way. */
    status: integer('status'),
    /** Null where the answer held a secret, too. */
    response: jsonb('response').$type<unknown>(),
    /** While it is under way: until when its process was heard of at the latest. */
    heldUntil: at('held_until').notNull().defaultNow(),
    /** The id of what the request makes, so that it is made once however often the request dies before it can be answered. */
    madeId: uuid('made_id').notNull().default(sql`gen_random_uuid()`),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.key] }), index('idempotency_keys_age').on(t.createdAt)],
);
