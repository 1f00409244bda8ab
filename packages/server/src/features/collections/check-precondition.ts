// A write that saw an older version is refused with the present state (If-Match: RFC 9110, section 13.1.1).
import type { FastifyRequest } from 'fastify';
import type { Queryable } from '../../db/database.ts';
import { AppError } from '../../errors.ts';
import { briefPeople } from '../people/to-person.ts';
import type { Catalogue } from './sections-of.ts';
import type { CollectionRow } from './store.ts';
import { toCollection } from './to-collection.ts';

export const versionTag = (row: Pick<CollectionRow, 'dataVersion'>) => `"${row.dataVersion}"`;

/** The version that the writer has seen: `If-Match` as sent, or a version in the body or in `X-Data-Version`. */
export interface SeenVersion {
  readonly ifMatch?: string | undefined;
  readonly dataVersion?: number | undefined;
}

export function seenVersion({ headers }: FastifyRequest, inBody?: number): SeenVersion {
  const header = headers['x-data-version'];
  return { ifMatch: headers['if-match'], dataVersion: inBody ?? (header === undefined ? undefined : Number(header)) };
}

/** Throws `precondition_failed` for a stale `If-Match`, where a weak tag never matches, and `version_conflict` for any other stale version. */
export async function checkPrecondition(
  tx: Queryable,
  catalogue: Catalogue,
  row: CollectionRow,
  { ifMatch, dataVersion }: SeenVersion,
): Promise<void> {
  const tags = ifMatch?.split(',').map((tag) => tag.trim());
  if (tags && !tags.includes('*') && !tags.includes(versionTag(row)))
    throw await refuse('precondition_failed', tx, catalogue, row);
  if (dataVersion !== undefined && dataVersion !== row.dataVersion)
    throw await refuse('version_conflict', tx, catalogue, row);
}

const refuse = async (
  code: 'precondition_failed' | 'version_conflict',
  tx: Queryable,
  catalogue: Catalogue,
  row: CollectionRow,
) =>
  new AppError(code, {
    members: {
      current_data_version: row.dataVersion,
      collection: toCollection(catalogue, row, { people: await briefPeople(tx, row.userId) }),
    },
    headers: { etag: versionTag(row) },
  });
