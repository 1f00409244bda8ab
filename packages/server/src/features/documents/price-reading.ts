// What reading a document costs: so much a page, and nothing for content that was read before.
import { and, eq, gt, or } from 'drizzle-orm';
import type { Config } from '../../config.ts';
import type { Queryable } from '../../db/database.ts';
import { creditEntries, documents } from '../../db/schema.ts';
import type { DocumentRow } from './store.ts';

export interface ReadingPrice {
  readonly credits: number;
  readonly reason: string;
}

export async function priceReading(
  tx: Queryable,
  config: Pick<Config, 'credits'>,
  document: Pick<DocumentRow, 'userId' | 'sha256' | 'pageCount' | 'estimatedPages'>,
): Promise<ReadingPrice> {
  if (await wasRead(tx, document)) return { credits: 0, reason: 'Already read: free' };
  // A reading that failed may have counted none.
  const pages = document.pageCount || document.estimatedPages;
  return {
    credits: pages * config.credits.prices.document_processing,
    reason: pages === 1 ? '1 page' : `${pages} pages`,
  };
}

/** Did this person have the same content read, or pay for it? */
export async function wasRead(
  tx: Queryable,
  { userId, sha256 }: Pick<DocumentRow, 'userId' | 'sha256'>,
): Promise<boolean> {
  const paid = and(eq(creditEntries.kind, 'settle'), gt(creditEntries.consumed, 0));
  const [found] = await tx
    .select({ id: documents.id })
    .from(documents)
    .leftJoin(creditEntries, and(eq(creditEntries.documentId, documents.id), eq(creditEntries.userId, userId), paid))
    .where(
      and(
        eq(documents.userId, userId),
        eq(documents.sha256, sha256),
        or(eq(documents.status, 'completed'), gt(creditEntries.consumed, 0)),
      ),
    )
    .limit(1);
  return found !== undefined;
}
