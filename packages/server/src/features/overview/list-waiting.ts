// The documents that wait for decisions, as one queue.
import type { WaitingDocument } from '@oneform/contract';
import { sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { collectionUpdates, documents } from '../../db/schema.ts';

/** Longer queues are told up to here: nobody sees further than the next few. */
const MOST = 500;

/**
 * The parts of an address or a name are one question. Asked by several collections, with the same two values for a field of the same name, it
 * is answered once in the review, so it counts once.
 */
export async function listWaiting(db: Database, userId: string): Promise<WaitingDocument[]> {
  const { rows } = await db.execute<{ id: string; name: string; decisions: number }>(sql`
    select d.id, d.display_name as name, count(distinct asked.question)::int as decisions
    from ${documents} d
    join ${collectionUpdates} u on u.document_id = d.id and u.user_id = d.user_id
    cross join lateral (
      select jsonb_build_array(
        regexp_replace(coalesce(entry->'whole'->>'label', entry->>'label'), '^.* › ', ''),
        coalesce(entry->'whole'->'existing_data', entry->'existing_data', entry->'previous'),
        coalesce(entry->'whole'->'new_data', entry->'new_data', entry->'value')
      ) as question
      from (
        select jsonb_path_query(u.conflicts, '$[*] ? (@.decision == "open")') as entry
        union all select jsonb_path_query(u.fields, '$.* ? (@.kind == "suggested" && @.decision == "open")')
      ) entries
    ) asked
    where d.user_id = ${userId} and u.review_status in ('pending', 'requires_review')
    group by d.id
    order by decisions desc, d.uploaded_at desc, d.id
    limit ${MOST}
  `);
  return rows.map(({ id, name, decisions }) => ({ document_id: id, display_name: name, decisions }));
}
