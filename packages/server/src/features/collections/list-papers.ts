// The papers that may speak in a collection: read, and not meant for another one alone. Oldest first, with what they say.
import type { UnderstoodDocument } from '@oneform/engine';
import { and, asc, desc, eq, isNotNull, or } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { documentResults, documents } from '../../db/schema.ts';
import { isForAll } from '../documents/reserved.ts';
import type { DocumentRow } from '../documents/store.ts';

export interface ReadPaper {
  readonly document: DocumentRow;
  readonly understood: UnderstoodDocument;
}

interface Audience {
  readonly userId: string;
  readonly collectionId: string;
}

/** A paper uploaded for one collection alone supports nothing in another. */
const speaksIn = ({ userId, collectionId }: Audience) =>
  and(eq(documents.userId, userId), or(isForAll(), eq(documents.targetCollectionId, collectionId)));

/** `key share`: none of them can be deleted before the transaction ends. */
export async function listPapers(tx: Queryable, audience: Audience, lock?: 'key share'): Promise<ReadPaper[]> {
  const query = tx
    .select({ document: documents, understood: documentResults.understood })
    .from(documents)
    .innerJoin(documentResults, eq(documentResults.documentId, documents.id))
    .where(and(speaksIn(audience), eq(documents.status, 'completed'), isNotNull(documentResults.understood)))
    .orderBy(asc(documents.uploadedAt), asc(documents.id));
  const rows = await (lock ? query.for(lock, { of: documents }) : query);
  return rows.map(({ document, understood }) => ({ document, understood: understood! }));
}

/** So many are looked through for a single field. */
const NEWEST = 200;

export async function listNewestPapers(tx: Queryable, audience: Audience): Promise<ReadPaper[]> {
  const rows = await tx
    .select({ document: documents, understood: documentResults.understood })
    .from(documents)
    .innerJoin(documentResults, eq(documentResults.documentId, documents.id))
    .where(and(speaksIn(audience), isNotNull(documentResults.understood)))
    .orderBy(desc(documents.uploadedAt))
    .limit(NEWEST);
  return rows.map(({ document, understood }) => ({ document, understood: understood! }));
}
