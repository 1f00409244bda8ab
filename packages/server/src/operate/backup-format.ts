// What a backup holds: the tables in the order in which they can be written back. Sessions and half-done sign-ins are left out.

export const BACKUP_FORMAT = 'oneform-backup';
export const BACKUP_VERSION = 1;

export const backedUpTables = [
  'instance',
  'users',
  'collections',
  'documents',
  'document_results',
  'collection_versions',
  'value_sources',
  'collection_updates',
  'credit_entries',
  'model_calls',
  'model_standings',
] as const;
