// Every table that holds rows of a person, in the order in which they can be written back. A test compares it with the database.

import { apiKeys } from '../../db/api-keys.ts';
import { documentCounts } from '../../db/document-counts.ts';
import { documentPeople } from '../../db/document-people.ts';
import { documentWords } from '../../db/document-words.ts';
import { modelCalls } from '../../db/model-calls.ts';
import { pairingCodes } from '../../db/pairing-codes.ts';
import { readingTime } from '../../db/reading-time.ts';
import { savedForms } from '../../db/saved-forms.ts';
import {
  collections,
  collectionUpdates,
  collectionVersions,
  creditEntries,
  documentResults,
  documents,
  idempotencyKeys,
  people,
  valueSources,
} from '../../db/schema.ts';
import { sessions } from '../../db/sessions.ts';
import { webhookDeliveries, webhooks } from '../../db/webhooks.ts';

/** In the export and read back by the import. */
export const exportedTables = {
  people,
  collections,
  documents,
  document_people: documentPeople,
  document_results: documentResults,
  collection_versions: collectionVersions,
  value_sources: valueSources,
  collection_updates: collectionUpdates,
  credit_entries: creditEntries,
  model_calls: modelCalls,
  saved_forms: savedForms,
} as const;

/** Deleted with the account, but of no use anywhere else: they belong to a browser or to a script that calls this server, or are counted anew from the rest. */
export const transientTables = {
  sessions,
  idempotency_keys: idempotencyKeys,
  api_keys: apiKeys,
  pairing_codes: pairingCodes,
  document_counts: documentCounts,
  reading_time: readingTime,
  document_words: documentWords,
  webhooks,
  webhook_deliveries: webhookDeliveries,
} as const;

export type ExportedTable = keyof typeof exportedTables;
export const EXPORT_FORMAT = 'oneform-export';
export const EXPORT_VERSION = 2;
/**
 * Folder that an import reads; the first version kept its files beside the papers, which had their hashes for names.
 */
export const DATA_FOLDER = 'data';
/** For people: values and sources. */
export const SUMMARY_FILE = 'Read me first.html';
