// Deletes a person: rows, originals, page images, waiting jobs. Nothing is kept.
import { eq } from 'drizzle-orm';
import { documents, users } from '../../db/schema.ts';
import { transact } from '../../db/transact.ts';
import type { Deps } from '../../deps.ts';
import { removeUnusedFiles } from '../documents/remove-unused-files.ts';

/** Rows go first, in one statement: what a crash leaves behind are files that nobody refers to, which `sweepFiles` finds. */
export async function deleteAccount(deps: Deps, userId: string): Promise<void> {
  const unused: string[] = [];
  try {
    await transact(deps.db, async (tx) => {
      // A running upload comes in before, or not at all.
      await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
      const stored = await tx.select({ sha256: documents.sha256 }).from(documents).where(eq(documents.userId, userId));
      await deps.jobs.forgetUser(tx, userId);
      await tx.delete(users).where(eq(users.id, userId));
      unused.push(...stored.map((row) => row.sha256));
    });
  } finally {
    // Also when the database was lost over the last word: they may be gone or not, and the files are looked at.
    await removeUnusedFiles(deps, unused);
  }
}
