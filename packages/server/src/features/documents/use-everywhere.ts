// Lets every collection use a document that was uploaded for one alone; those that can are filled at once.
import { and, eq } from 'drizzle-orm';
import { documents } from '../../db/schema.ts';
import { transact } from '../../db/transact.ts';
import type { Deps } from '../../deps.ts';
import type { SignedIn } from '../../http/signed-in.ts';
import { byUser } from '../collections/author.ts';
import { lockPapers } from '../updates/lock-papers.ts';
import { settleAccount } from '../updates/settle-account.ts';
import { type DocumentRow, requireDocument, requireDocumentLocked } from './store.ts';

export function useEverywhere(deps: Deps, user: SignedIn, id: string): Promise<DocumentRow> {
  return transact(deps.db, async (tx) => {
    await lockPapers(tx, user.id);
    const document = await requireDocumentLocked(tx, user.id, id);
    await tx
      .update(documents)
      .set({ isOnlyForTarget: false })
      .where(and(eq(documents.id, id), eq(documents.userId, user.id)));
    // A document that is still being read is settled afterwards.
    if (document.status === 'completed')
      await settleAccount(tx, deps, user.id, { isEverything: true, author: byUser(user) });
    return requireDocument(tx, user.id, id);
  });
}
