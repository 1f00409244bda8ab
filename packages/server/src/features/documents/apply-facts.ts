// The last stage, in one transaction: updates in every collection, credits settled, document completed. So it happens once or not at all.
import { and, eq, sql } from 'drizzle-orm';
import { documentResults, documents, users } from '../../db/schema.ts';
import { transact } from '../../db/transact.ts';
import type { Deps } from '../../deps.ts';
import { lockPapers } from '../updates/lock-papers.ts';
import { settleAccount } from '../updates/settle-account.ts';
import { settleReading } from './end-reading.ts';
import { fencedBy, SupersededError } from './fenced.ts';
import { removeUnusedFiles } from './remove-unused-files.ts';
import { type DocumentRow, findResults } from './store.ts';

export async function applyFacts(deps: Deps, run: DocumentRow): Promise<void> {
  const isOriginalDropped = await transact(deps.db, async (tx) => {
    await lockPapers(tx, run.userId);
    const [document] = await tx.select().from(documents).where(fencedBy(run)).for('no key update');
    const results = await findResults(tx, run.userId, run.id);
    if (!document || !results?.understood) throw new SupersededError();
    const author = { kind: 'document', name: document.displayName, documentId: run.id } as const;
    const settled = await settleAccount(tx, deps, run.userId, {
      arriving: run.id,
      // The last of several takes the word from the file that they were made of.
      isEverything: document.madeBy !== null,
      author,
    });
    const applied = [...settled.values()].flatMap(({ papers }) => papers.get(run.id) ?? []);
    const parsing = {
      // A paper that only confirmed the present values updated nothing.
      collections_updated: applied.filter(({ paths }) => paths.length > 0).length,
      conflicts_detected: applied.reduce((sum, { conflicts }) => sum + conflicts, 0),
      unknown_fields: results.understood.additionalFields.length,
    };
    await tx
      .update(documentResults)
      .set({ parsing, parsedAt: sql`now()` })
      .where(and(eq(documentResults.documentId, run.id), eq(documentResults.userId, run.userId)));
    const charged = await settleReading(tx, deps, document, results);
    const [owner] = await tx.select({ drops: users.deleteOriginals }).from(users).where(eq(users.id, run.userId));
    await tx
      .update(documents)
      .set({
        status: 'completed',
        completedAt: sql`now()`,
        holdId: null,
        credits: sql`${documents.credits} + ${charged}`,
        hasOriginal: document.hasOriginal && !owner?.drops,
      })
      .where(fencedBy(run));
    return document.hasOriginal && owner?.drops === true;
  });
  if (isOriginalDropped) await removeUnusedFiles(deps, [run.sha256]);
}
