// Deletes a document: its row, results and updates, and its file when nobody else has the same. Values that came from it stay.
import { and, eq } from 'drizzle-orm';
import { documents } from '../../db/schema.ts';
import { transact } from '../../db/transact.ts';
import type { Deps } from '../../deps.ts';
import { releaseHold } from '../credits/end-hold.ts';
import { removeUnusedFiles } from './remove-unused-files.ts';
import { requireDocumentLocked } from './store.ts';

/** A reading under way finds its row gone and stops; what was held for it comes back at once. */
export async function deleteDocument(deps: Deps, userId: string, id: string): Promise<void> {
  const unused: string[] = [];
  try {
    await transact(deps.db, async (tx) => {
      const document = await requireDocumentLocked(tx, userId, id);
      await tx.delete(documents).where(and(eq(documents.id, id), eq(documents.userId, userId)));
      if (document.holdId) await releaseHold(tx, document.holdId);
      unused.push(document.sha256);
    });
  } finally {
    // Also when the database was lost over the last word: the row may be gone or not, and the file is looked at.
    await removeUnusedFiles(deps, unused);
  }
}
