// Front and back of one card, uploaded as two files, are linked when the second of them has been read.
import { areSides, sidedTypes } from '@oneform/engine';
import { and, desc, eq, inArray, isNull, ne } from 'drizzle-orm';
import { documentResults, documents } from '../../db/schema.ts';
import { transact } from '../../db/transact.ts';
import type { Deps } from '../../deps.ts';
import { type DocumentRow, findResults } from './store.ts';

/** The other side was uploaded with it, or a few papers before. */
const lookedAt = 20;

/** Apart from the reading itself, so that of two sides read at the same time the later one sees the other. */
export async function linkOtherSide({ db }: Pick<Deps, 'db'>, { id, userId }: DocumentRow): Promise<void> {
  const understood = (await findResults(db, userId, id))?.understood;
  if (!understood || !sidedTypes.some((type) => type === understood.type)) return;
  const candidates = await db
    .select({ id: documents.id, understood: documentResults.understood })
    .from(documents)
    .innerJoin(documentResults, eq(documentResults.documentId, documents.id))
    .where(and(unlinked(userId), ne(documents.id, id), inArray(documents.documentType, [...sidedTypes])))
    .orderBy(desc(documents.uploadedAt), documents.id)
    .limit(lookedAt);
  const other = candidates.find((candidate) => candidate.understood && areSides(understood, candidate.understood));
  if (other) await link({ db }, userId, [id, other.id]);
}

/** Both rows or none: one of them may have been linked or deleted meanwhile. */
function link({ db }: Pick<Deps, 'db'>, userId: string, sides: readonly [string, string]): Promise<void> {
  return transact(db, async (tx) => {
    const free = await tx
      .select({ id: documents.id })
      .from(documents)
      .where(and(unlinked(userId), inArray(documents.id, [...sides])))
      .orderBy(documents.id)
      .for('no key update');
    if (free.length < 2) return;
    for (const [side, other] of [sides, sides.toReversed()])
      await tx
        .update(documents)
        .set({ otherSide: other! })
        .where(and(eq(documents.id, side!), eq(documents.userId, userId)));
  });
}

const unlinked = (userId: string) =>
  and(eq(documents.userId, userId), eq(documents.status, 'completed'), isNull(documents.otherSide));
