// Counts the open decisions of a document, as the review asks them.
import { sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { collectionUpdates } from '../../db/schema.ts';

export interface DocumentDecisions {
  readonly documentId: string;
  readonly decisions: number;
}

/**
 * The documents that leave something to decide, of `documentIds` where they are given, in no order. The parts of an address or a name are one
 * question. Asked by several collections, with the same two values for a field of the same name, it is answered once in the review, so it
 * counts once.
 */
export async function countDecisions(
  db: Queryable,
  userId: string,
  documentIds?: readonly string[],
): Promise<DocumentDecisions[]> {
  const isAskedFor = documentIds ? sql`u.document_id = any(${sql.param(documentIds)}::uuid[])` : sql`true`;
  const { rows } = await db.execute<{ id: string; decisions: number }>(sql`
    select u.document_id as id, count(distinct jsonb_build_array(
      regexp_replace(coalesce(entry->'whole'->>'label', entry->>'label'), '^.* › ', ''),
      coalesce(entry->'whole'->'existing_data', entry->'existing_data', entry->'previous'),
      coalesce(entry->'whole'->'new_data', entry->'new_data', entry->'value')
    ))::int as decisions
    from ${collectionUpdates} u
    cross join lateral (
      select jsonb_path_query(u.conflicts, '$[*] ? (@.decision == "open")') as entry
      union all select jsonb_path_query(u.fields, '$.* ? (@.kind == "suggested" && @.decision == "open")')
    ) asked
    where u.user_id = ${userId} and u.review_status in ('pending', 'requires_review') and ${isAskedFor}
    group by u.document_id
  `);
  return rows.map(({ id, decisions }) => ({ documentId: id, decisions }));
}
