// The documents that wait for decisions, as one queue.
import type { WaitingDocument } from '@oneform/contract';
import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { documents } from '../../db/schema.ts';
import { countDecisions } from '../updates/count-decisions.ts';

/** Longer queues are told up to here: nobody sees further than the next few. */
const MAX_WAITING = 500;

/** Those with most to decide first, newer ones before older ones. */
export async function listWaiting(db: Database, userId: string): Promise<WaitingDocument[]> {
  const counted = await countDecisions(db, userId);
  const waiting = new Map(
    counted
      .toSorted((a, b) => b.decisions - a.decisions)
      .slice(0, MAX_WAITING)
      .map(({ documentId, decisions }) => [documentId, decisions]),
  );
  if (waiting.size === 0) return [];
  const rows = await db
    .select({ id: documents.id, name: documents.displayName })
    .from(documents)
    .where(and(eq(documents.userId, userId), inArray(documents.id, [...waiting.keys()])))
    .orderBy(desc(documents.uploadedAt), documents.id);
  return rows
    .map(({ id, name }) => ({ document_id: id, display_name: name, decisions: waiting.get(id)! }))
    .toSorted((a, b) => b.decisions - a.decisions);
}
