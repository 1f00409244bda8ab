// Is there such a collection of this person?
import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { collections } from '../../db/schema.ts';
import { notFound } from '../../errors.ts';

/** Gives the id back and keeps the collection from being deleted in `tx`; throws `not_found` for a missing one and for somebody else's alike. */
export async function requireCollectionId(tx: Queryable, userId: string, id: string): Promise<string> {
  const [row] = await tx
    .select({ id: collections.id })
    .from(collections)
    .where(and(eq(collections.id, id), eq(collections.userId, userId)))
    .for('key share');
  if (!row) throw notFound();
  return row.id;
}
