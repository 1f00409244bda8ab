// The same content is read once a person: a later upload takes over what the earlier one yielded, a model's answer before the rules' alone.
import { and, desc, eq, isNotNull, ne, sql } from 'drizzle-orm';
import { documentResults, documents } from '../../db/schema.ts';
import { transact } from '../../db/transact.ts';
import type { Deps } from '../../deps.ts';
import { fencedBy, SupersededError } from './fenced.ts';
import { isAnswered } from './price-reading.ts';
import type { DocumentRow } from './store.ts';

/** False when nobody read it before; of what is read again with a model: when none has answered about it. */
export function reuseResults({ db }: Deps, document: DocumentRow): Promise<boolean> {
  return transact(db, async (tx) => {
    const [earlier] = await tx
      .select({ document: documents, results: documentResults })
      .from(documents)
      .innerJoin(documentResults, eq(documentResults.documentId, documents.id))
      .where(
        and(
          eq(documents.userId, document.userId),
          eq(documents.sha256, document.sha256),
          ne(documents.id, document.id),
          isNotNull(documentResults.understood),
          document.readsAgain ? isAnswered : undefined,
        ),
      )
      .orderBy(sql`${isAnswered} desc nulls last`, desc(documents.uploadedAt))
      .limit(1);
    if (!earlier) return false;
    const { documentType, documentDate, pageCount, problems } = earlier.document;
    const moved = await tx
      .update(documents)
      .set({ step: 'parsing', documentType, documentDate, pageCount, pagesDone: pageCount ?? 0, problems })
      .where(fencedBy(document))
      .returning({ id: documents.id });
    if (moved.length === 0) throw new SupersededError();
    const { pages, understood, model, categorisedAt, extractedAt } = earlier.results;
    const results = { pages, understood, model, categorisedAt, extractedAt, parsedAt: null, parsing: null };
    await tx
      .insert(documentResults)
      .values({ documentId: document.id, userId: document.userId, ...results })
      .onConflictDoUpdate({ target: documentResults.documentId, set: results });
    return true;
  });
}
