// Deletes a collection for good, with its history, sources and updates.
import { and, eq } from 'drizzle-orm';
import { collections } from '../../db/schema.ts';
import { transact } from '../../db/transact.ts';
import type { Deps } from '../../deps.ts';
import { notFound } from '../../errors.ts';

export function removeCollection({ db }: Deps, userId: string, id: string): Promise<void> {
  return transact(db, async (tx) => {
    const gone = await tx
      .delete(collections)
      .where(and(eq(collections.id, id), eq(collections.userId, userId)))
      .returning({ id: collections.id });
    if (gone.length === 0) throw notFound();
  });
}
