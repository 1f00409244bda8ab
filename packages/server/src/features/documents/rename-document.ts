// Gives a document another name; the sources of values that came from it take it too.
import { and, eq } from 'drizzle-orm';
import { documents, valueSources } from '../../db/schema.ts';
import { transact } from '../../db/transact.ts';
import type { Deps } from '../../deps.ts';
import { notFound } from '../../errors.ts';
import type { DocumentRow } from './store.ts';

export function renameDocument({ db }: Deps, userId: string, id: string, displayName: string): Promise<DocumentRow> {
  return transact(db, async (tx) => {
    const [row] = await tx
      .update(documents)
      .set({ displayName })
      .where(and(eq(documents.id, id), eq(documents.userId, userId)))
      .returning();
    if (!row) throw notFound();
    await tx
      .update(valueSources)
      .set({ documentName: displayName, by: displayName })
      .where(and(eq(valueSources.documentId, id), eq(valueSources.userId, userId), eq(valueSources.kind, 'document')));
    return row;
  });
}
