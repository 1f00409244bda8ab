// The part of an update that leaves the server.
import type { CollectionUpdate } from '@oneform/contract';
import type { ListedUpdate } from './store.ts';

export function toUpdate(row: ListedUpdate): CollectionUpdate {
  return {
    id: row.id,
    document_id: row.documentId,
    collection_id: row.collectionId,
    collection_name: row.collectionName,
    collection_type: row.collectionType,
    update_type: row.updateType,
    review_status: row.reviewStatus,
    created_at: row.createdAt.toISOString(),
    fields_updated: row.fields,
    updated_fields: Object.keys(row.fields),
    conflicts: row.conflicts,
  };
}
