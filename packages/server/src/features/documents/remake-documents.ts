// Documents that were split or joined: what was made takes the place of what it was made of, and can give it back.
import type { RemakeDocuments } from '@oneform/contract';
import { and, eq, inArray } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import { documents } from '../../db/schema.ts';
import { type Transaction, transact } from '../../db/transact.ts';
import type { Deps } from '../../deps.ts';
import { AppError, notFound } from '../../errors.ts';
import type { SignedIn } from '../../http/signed-in.ts';
import { byUser } from '../collections/author.ts';
import { releaseHold } from '../credits/end-hold.ts';
import { lockPapers } from '../updates/lock-papers.ts';
import { settleAccount } from '../updates/settle-account.ts';
import { removeUnusedFiles } from './remove-unused-files.ts';
import { type DocumentRow, requireDocument } from './store.ts';

/** One of several, or several of one. Throws `not_found`, and `document_remade` for what is part of a split or join already. */
export function remakeDocuments(deps: Deps, user: SignedIn, { replaces, made }: RemakeDocuments): Promise<void> {
  return transact(deps.db, async (tx) => {
    await lockPapers(tx, user.id);
    const [from, to] = [await lock(tx, user.id, replaces), await lock(tx, user.id, made)];
    if (from.some(({ replacedBy }) => replacedBy !== null) || to.some((row) => row.madeBy ?? row.replacedBy))
      throw new AppError('document_remade');
    const remake = uuid();
    await tx.update(documents).set({ replacedBy: remake }).where(named(user.id, replaces));
    const target = from[0]!.targetCollectionId;
    const isShared = from.every(({ targetCollectionId }) => targetCollectionId === target);
    await tx
      .update(documents)
      .set({
        madeBy: remake,
        // The new ones belong where the old ones were put.
        ...(isShared && { targetCollectionId: target, isOnlyForTarget: from.every((row) => row.isOnlyForTarget) }),
      })
      .where(named(user.id, made));
    await settleAccount(tx, deps, user.id, { isEverything: true, author: byUser(user) });
  });
}

/** By any of the documents, made or replaced: what was made goes, what it was made of is as before. Nothing happens where there is nothing to undo. */
export async function undoRemake(deps: Deps, user: SignedIn, id: string): Promise<void> {
  const unused: string[] = [];
  try {
    await transact(deps.db, async (tx) => {
      await lockPapers(tx, user.id);
      const document = await requireDocument(tx, user.id, id);
      const remake = document.madeBy ?? document.replacedBy;
      if (remake === null) return;
      const ofRemake = and(eq(documents.userId, user.id), eq(documents.madeBy, remake));
      const made = await tx.select().from(documents).where(ofRemake).orderBy(documents.id).for('update');
      if (made.some(({ replacedBy }) => replacedBy !== null)) throw new AppError('document_remade');
      const settle = () => settleAccount(tx, deps, user.id, { isEverything: true, author: byUser(user) });
      // First they fall silent, so that only what a person accepted from them keeps them as its source.
      await tx.update(documents).set({ whose: 'set_aside' }).where(ofRemake);
      await tx
        .update(documents)
        .set({ replacedBy: null })
        .where(and(eq(documents.userId, user.id), eq(documents.replacedBy, remake)));
      await settle();
      await tx.delete(documents).where(ofRemake);
      for (const { holdId } of made) if (holdId) await releaseHold(tx, holdId);
      await settle();
      unused.push(...made.map(({ sha256 }) => sha256));
    });
  } finally {
    // Also when the database was lost over the last word: the rows may be gone or not, and the files are looked at.
    await removeUnusedFiles(deps, unused);
  }
}

const named = (userId: string, ids: readonly string[]) =>
  and(eq(documents.userId, userId), inArray(documents.id, [...ids]));

async function lock(tx: Transaction, userId: string, ids: readonly string[]): Promise<DocumentRow[]> {
  const rows = await tx.select().from(documents).where(named(userId, ids)).orderBy(documents.id).for('update');
  if (rows.length !== new Set(ids).size) throw notFound();
  return rows;
}
