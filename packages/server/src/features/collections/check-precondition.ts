// If-Match: a write that saw an older version is refused with the present state (RFC 9110, section 13.1.1).
import { AppError } from '../../errors.ts';
import type { Catalogue } from './sections-of.ts';
import type { CollectionRow } from './store.ts';
import { toCollection } from './to-collection.ts';

export const versionTag = (row: Pick<CollectionRow, 'dataVersion'>) => `"${row.dataVersion}"`;

/** Strong comparison: a weak tag never matches. Throws `precondition_failed`. */
export function checkPrecondition(catalogue: Catalogue, row: CollectionRow, ifMatch: string | undefined): void {
  if (ifMatch === undefined) return;
  const tags = ifMatch.split(',').map((tag) => tag.trim());
  if (tags.includes('*') || tags.includes(versionTag(row))) return;
  throw new AppError('precondition_failed', {
    members: { current_data_version: row.dataVersion, collection: toCollection(catalogue, row) },
    headers: { etag: versionTag(row) },
  });
}
