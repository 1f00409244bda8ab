// Restores every pending update of a document, each on its own, so that one that cannot be does not stop the others.
import { and, asc, eq } from 'drizzle-orm';
import { collectionUpdates } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import type { SignedIn } from '../../http/signed-in.ts';
import { requireDocument } from '../documents/store.ts';
import { changeUpdate, type Decide } from './change-update.ts';
import { restore } from './restore-update.ts';

interface RestoredAll {
  readonly restored_count: number;
  readonly errors: { update_id: string; path: string; message: string }[];
}

export async function restoreAll(deps: Deps, user: SignedIn, documentId: string): Promise<RestoredAll> {
  await requireDocument(deps.db, user.id, documentId);
  const pending = await deps.db
    .select({ id: collectionUpdates.id })
    .from(collectionUpdates)
    .where(
      and(
        eq(collectionUpdates.documentId, documentId),
        eq(collectionUpdates.userId, user.id),
        eq(collectionUpdates.reviewStatus, 'pending'),
      ),
    )
    .orderBy(asc(collectionUpdates.createdAt));
  let restored = 0;
  const errors: RestoredAll['errors'] = [];
  for (const { id } of pending) {
    let isOurs = false;
    // Somebody may have decided it since it was listed: then it is no longer pending, and not counted.
    const whenPending: Decide = (standing) => {
      isOurs = standing.update.reviewStatus === 'pending';
      return isOurs ? restore(standing) : null;
    };
    try {
      const outcome = await changeUpdate(deps, user, { documentId, updateId: id }, whenPending);
      if (isOurs) restored += 1;
      errors.push(...outcome.errors.map((problem) => ({ update_id: id, ...problem })));
    } catch (error) {
      if (!(error instanceof AppError) || error.status >= 500) throw error;
      errors.push({ update_id: id, path: '', message: error.message });
    }
  }
  return { restored_count: restored, errors };
}
