// A page of the documents that a person asks for, and the types there are to ask for.
import { type api, documentTypeLabel } from '@oneform/contract';
import { and, count, desc, eq, inArray, isNotNull, not, or, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { documentPeople } from '../../db/document-people.ts';
import { documents } from '../../db/schema.ts';
import type { RouteInput } from '../../http/route.ts';
import { countDecisions } from '../updates/count-decisions.ts';
import { isReplaced } from './replaced.ts';
import { countDocuments, type DocumentRow } from './store.ts';

type Wanted = RouteInput<typeof api.documents.list>['query'];

/** Newest first, with the number of all that match. */
export async function listDocuments(
  tx: Queryable,
  userId: string,
  wanted: Wanted,
): Promise<{ rows: DocumentRow[]; total: number }> {
  const { page, page_size: pageSize, processing_status: status } = wanted;
  const ofState = and(eq(documents.userId, userId), status ? eq(documents.status, status) : undefined);
  const narrowing = await narrow(tx, userId, wanted);
  const matching = and(ofState, not(isReplaced()), ...narrowing);
  const hidden = and(ofState, isNotNull(documents.replacedBy), isReplaced());
  const [rows, counted, replaced] = await Promise.all([
    tx
      .select()
      .from(documents)
      .where(matching)
      .orderBy(desc(documents.uploadedAt), documents.id)
      .limit(pageSize)
      .offset((page - 1) * pageSize),
    narrowing.length > 0 ? tx.$count(documents, matching) : countDocuments(tx, userId, status),
    narrowing.length > 0 ? 0 : tx.$count(documents, hidden),
  ]);
  return { rows, total: counted - replaced };
}

async function narrow(tx: Queryable, userId: string, wanted: Wanted): Promise<(SQL | undefined)[]> {
  const { person_id: personId, document_type: type, to_decide: toDecide, q } = wanted;
  const conditions: (SQL | undefined)[] = [];
  if (personId) {
    const ofPerson = tx
      .select({ id: documentPeople.documentId })
      .from(documentPeople)
      .where(and(eq(documentPeople.userId, userId), eq(documentPeople.personId, personId)));
    conditions.push(inArray(documents.id, ofPerson));
  }
  if (type) conditions.push(eq(documents.documentType, type));
  if (toDecide) {
    const open = (await countDecisions(tx, userId)).map(({ documentId }) => documentId);
    conditions.push(or(inArray(documents.id, open), eq(documents.whose, 'asks')));
  }
  if (q) {
    const words = q.toLowerCase();
    const types = (await listDocumentTypes(tx, userId))
      .map(({ document_type }) => document_type)
      .filter((name) => documentTypeLabel(name).toLowerCase().includes(words));
    const names = sql`lower(concat_ws(' ', ${documents.displayName}, ${documents.originalFilename}))`;
    conditions.push(or(sql`strpos(${names}, ${words}) > 0`, inArray(documents.documentType, types)));
  }
  return conditions;
}

/** The most frequent first. */
export async function listDocumentTypes(
  tx: Queryable,
  userId: string,
): Promise<{ document_type: string; documents: number }[]> {
  const total = count();
  const rows = await tx
    .select({ type: documents.documentType, total })
    .from(documents)
    .where(and(eq(documents.userId, userId), isNotNull(documents.documentType)))
    .groupBy(documents.documentType)
    .orderBy(desc(total), documents.documentType);
  return rows.map((row) => ({ document_type: row.type!, documents: row.total }));
}
