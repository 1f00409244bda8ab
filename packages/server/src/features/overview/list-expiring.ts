// Papers that have expired or will: a passport is renewed before a form asks for it.
import type { ExpiringPaper } from '@oneform/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { documentResults, documents } from '../../db/schema.ts';

/** Many borders ask for half a year of validity. */
const MONTHS_AHEAD = 6;
/** A paper that expired longer ago has been replaced, or is kept for its own sake. */
const MONTHS_PAST = 3;
const MAX_SHOWN = 20;
/** All that a calendar gets: nobody has more papers that expire. */
const MAX_IN_CALENDAR = 500;

/** Facts that say until when a paper itself is valid: passports, permits and licences, insurance, offers. */
const expiryFacts = ['expiry_date', 'expiration_date', 'permit_expiry_date', 'passport_expiry_date', 'valid_until'];
const namesExpiry = expiryFacts.map((name) => `@.name == "${name}"`).join(' || ');

/** Each document that was read, with the last day that it is valid. Columns: id, user_id, name, type, sha256, uploaded_at, day. */
export const documentExpiries: SQL = sql`(
  select d.id, d.user_id, d.display_name as name, d.document_type as type, d.sha256, d.uploaded_at, expiry.day
  from ${documents} d
  join ${documentResults} r on r.document_id = d.id
  cross join lateral (
    select max(fact->>'value') as day
    from jsonb_path_query(r.understood, ${sql.raw(`'$.facts[*] ? (${namesExpiry})'`)}) as fact
    where fact->>'value' ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'
  ) expiry
  where d.processing_status = 'completed' and expiry.day is not null
)`;

/** Soonest first; the same file uploaded again is told once. `now`: the day to count from. */
export async function listExpiring(db: Database, userId: string, now: Date): Promise<ExpiringPaper[]> {
  const today = now.toISOString().slice(0, 10);
  const until = sql`(${today}::date + make_interval(months => ${MONTHS_AHEAD}))::date::text`;
  return select(db, userId, today, { until: sql`and day <= ${until}`, most: MAX_SHOWN });
}

/** Also those that expire later than anybody has to think of today. */
export const listAllExpiring = (db: Database, userId: string, now: Date): Promise<ExpiringPaper[]> =>
  select(db, userId, now.toISOString().slice(0, 10), { until: sql``, most: MAX_IN_CALENDAR });

async function select(
  db: Database,
  userId: string,
  today: string,
  { until, most }: { readonly until: SQL; readonly most: number },
): Promise<ExpiringPaper[]> {
  const { rows } = await db.execute<{ id: string; name: string; type: string | null; day: string }>(sql`
    select distinct on (day, sha256) id, name, type, day
    from ${documentExpiries} expiries
    where user_id = ${userId} and day >= (${today}::date - make_interval(months => ${MONTHS_PAST}))::date::text ${until}
    order by day, sha256, uploaded_at
    limit ${most}
  `);
  return rows.map(({ id, name, type, day }) => ({
    document_id: id,
    display_name: name,
    document_type: type,
    expires_on: day,
  }));
}
