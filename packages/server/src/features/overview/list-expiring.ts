// Papers that have expired or soon will: a passport is renewed before a form asks for it.
import type { ExpiringPaper } from '@oneform/contract';
import { sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { documentResults, documents } from '../../db/schema.ts';

/** Many borders ask for half a year of validity. */
const MONTHS_AHEAD = 6;
/** A paper that expired longer ago has been replaced, or is kept for its own sake. */
const MONTHS_PAST = 3;
const MOST = 20;

/** Soonest first; the same file uploaded again is told once. `now`: the day to count from. */
export async function listExpiring(db: Database, userId: string, now: Date): Promise<ExpiringPaper[]> {
  const today = now.toISOString().slice(0, 10);
  const { rows } = await db.execute<{ id: string; name: string; type: string | null; day: string }>(sql`
    select distinct on (day, d.sha256) d.id, d.display_name as name, d.document_type as type, day
    from ${documents} d
    join ${documentResults} r on r.document_id = d.id
    cross join lateral (
      select max(fact->>'value') as day
      from jsonb_path_query(r.understood, '$.facts[*] ? (@.name == "expiry_date")') as fact
      where fact->>'value' ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'
    ) expiry
    where d.user_id = ${userId} and d.processing_status = 'completed' and day is not null
      and day between (${today}::date - make_interval(months => ${MONTHS_PAST}))::date::text
      and (${today}::date + make_interval(months => ${MONTHS_AHEAD}))::date::text
    order by day, d.sha256, d.uploaded_at
    limit ${MOST}
  `);
  return rows.map(({ id, name, type, day }) => ({
    document_id: id,
    display_name: name,
    document_type: type,
    expires_on: day,
  }));
}
