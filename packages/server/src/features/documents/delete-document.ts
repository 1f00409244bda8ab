// Deletes a document: its row, results and updates, and its file when nobody else has the same. Values that came from it stay, or go with it.
import { removeValueAt } from '@oneform/contract';
import { and, eq } from 'drizzle-orm';
import { documents } from '../../db/schema.ts';
import { type Transaction, transact } from '../../db/transact.ts';
import type { Deps } from '../../deps.ts';
import { weighSources } from '../collections/record-sources.ts';
import { requireCollectionLocked } from '../collections/store.ts';
import { writeCollection } from '../collections/write-collection.ts';
import { releaseHold } from '../credits/end-hold.ts';
import { dropEmptyItems } from '../updates/decide-fields.ts';
import { lockPapers } from '../updates/lock-papers.ts';
import { settleAccount } from '../updates/settle-account.ts';
import { removeUnusedFiles } from './remove-unused-files.ts';
import { type DocumentRow, requireDocumentLocked } from './store.ts';
import { listSupportedAlone } from './weigh-removal.ts';

/** A reading under way finds its row gone and stops; what was held for it comes back at once. */
export async function deleteDocument(
  deps: Deps,
  userId: string,
  id: string,
  { takesBack = false }: { takesBack?: boolean } = {},
): Promise<void> {
  const unused: string[] = [];
  try {
    await transact(deps.db, async (tx) => {
      await lockPapers(tx, userId);
      const document = await requireDocumentLocked(tx, userId, id);
      if (takesBack) await takeBack(tx, deps, document);
      await tx.delete(documents).where(and(eq(documents.id, id), eq(documents.userId, userId)));
      if (document.holdId) await releaseHold(tx, document.holdId);
      const author = { kind: 'document', name: document.displayName, documentId: id } as const;
      // With the last of its parts gone, a file that was split is heard again.
      await settleAccount(tx, deps, userId, { isEverything: document.madeBy !== null, author });
      unused.push(document.sha256);
    });
  } finally {
    // Also when the database was lost over the last word: the row may be gone or not, and the file is looked at.
    await removeUnusedFiles(deps, unused);
  }
}

/** Empties what nothing but this document supports, in a version of its own. */
async function takeBack(tx: Transaction, deps: Deps, document: DocumentRow): Promise<void> {
  const { id, userId, displayName: name } = document;
  const alone = Map.groupBy(await listSupportedAlone(tx, userId, id), ({ collectionId }) => collectionId);
  for (const [collectionId, fields] of [...alone].sort(([a], [b]) => a.localeCompare(b))) {
    const paths = fields.map(({ path }) => path);
    const collection = await requireCollectionLocked(tx, userId, collectionId);
    const data = dropEmptyItems(
      paths.reduce((sofar, path) => removeValueAt(sofar, path), collection.data),
      paths,
    );
    const { changes } = await writeCollection(
      tx,
      deps,
      collection,
      { data },
      {
        author: { kind: 'document', name, documentId: id },
        summarise: () => `Took back what only "${name}" supported`,
      },
    );
    await weighSources(tx, collection, changes);
  }
}
