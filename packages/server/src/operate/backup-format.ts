// Content of a backup: the tables in the order in which they can be written back. Sessions and half-done sign-ins are
// left out.

export const BACKUP_FORMAT = 'oneform-backup';
export const BACKUP_VERSION = 1;

export const backedUpTables = [
  'instance',
  'users',
  'people',
  'collections',
  'documents',
  'document_people',
  'document_results',
  'collection_versions',
  'value_sources',
  'collection_updates',
  'credit_entries',
  'model_calls',
  'model_standings',
  'saved_forms',
] as const;

/** Counted anew, of one browser or script, or of one day; webhooks and keys of the API are made again where the copy is to have them. */
export const leftOutTables = [
  'api_keys',
  'document_counts',
  'document_words',
  'idempotency_keys',
  'pairing_codes',
  'reading_time',
  'removed_files',
  'request_counts',
  'session_tokens',
  'sessions',
  'sign_in_attempts',
  'webhook_deliveries',
  'webhooks',
] as const;
