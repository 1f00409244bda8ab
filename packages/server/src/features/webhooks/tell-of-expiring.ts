// Tells webhooks of papers that expire within sixty days. The log is its memory: it is kept for thirty days, so that a
// paper is told of twice, sixty and thirty days before.
import { sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { webhookDeliveries, webhooks } from '../../db/webhooks.ts';
import { documentExpiries } from '../overview/list-expiring.ts';

const DAYS_AHEAD = 60;

/** `now`: the day to count from. */
export async function tellOfExpiring(db: Database, now: Date): Promise<void> {
  const today = now.toISOString().slice(0, 10);
  await db.execute(sql`
    insert into ${webhookDeliveries} (webhook_id, user_id, event, payload)
    select w.id, w.user_id, 'document.expiring', jsonb_build_object(
      'type', 'document.expiring',
      'timestamp', to_char(now() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
      'data', jsonb_build_object('document_id', e.id))
    from ${webhooks} w
    join ${documentExpiries} e on e.user_id = w.user_id
    where w.events @> array['document.expiring']
      and e.day between ${today} and (${today}::date + ${DAYS_AHEAD}::int)::text
      and not exists (
        select from ${webhookDeliveries} told
        where told.webhook_id = w.id and told.event = 'document.expiring'
          and told.payload->'data'->>'document_id' = e.id::text)
  `);
}
