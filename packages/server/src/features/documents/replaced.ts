// A document that was split or joined is heard, and listed, until all that was made of it has been read; and again when nothing of that is left.
import { type SQL, sql } from 'drizzle-orm';
import { documents } from '../../db/schema.ts';

/** For a query over documents. `arriving` counts as read: it is being settled. */
export function isReplaced(arriving?: string): SQL {
  const made = sql`select 1 from documents made where made.user_id = ${documents.userId} and made.made_by = ${documents.replacedBy}`;
  const waits = sql`made.processing_status <> 'completed'${arriving ? sql` and made.id <> ${arriving}` : sql``}`;
  return sql`(${documents.replacedBy} is not null and exists (${made}) and not exists (${made} and ${waits}))`;
}
