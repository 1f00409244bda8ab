// After anything that decides whose things are: people, papers and every collection that this touches are brought in line with one another.
import { and, eq, isNotNull, or, sql } from 'drizzle-orm';
import { documentResults, documents } from '../../db/schema.ts';
import type { Transaction } from '../../db/transact.ts';
import type { Author } from '../collections/author.ts';
import type { ReadPaper } from '../collections/list-papers.ts';
import type { Catalogue } from '../collections/sections-of.ts';
import { listActiveCollections, requireCollectionLocked } from '../collections/store.ts';
import { settlePeople } from '../people/settle-people.ts';
import { voiceOf } from '../people/voice-of.ts';
import { type SettledCollection, settleCollection } from './settle-collection.ts';

interface Event {
  /** The paper that is read for the first time, or anew. */
  readonly arriving?: string;
  /** The collection that begins, or is used again. */
  readonly beginning?: string;
  /** Identities may have changed, not papers alone. */
  readonly isEverything?: boolean;
  readonly author: Author;
}

/** Alone, under `lockPapers`. By collection: what became of it. */
export async function settleAccount(
  tx: Transaction,
  catalogue: Catalogue,
  userId: string,
  { arriving, beginning, isEverything = false, author }: Event,
): Promise<Map<string, SettledCollection>> {
  const people = await settlePeople(tx, catalogue, userId, arriving);
  const papers = await loadPapers(tx, userId, arriving);
  const settled = new Map<string, SettledCollection>();
  for (const { id, personId } of await listActiveCollections(tx, userId)) {
    const isTouched =
      isEverything ||
      id === beginning ||
      people.changed.size > 0 ||
      papers.some(({ document }) => document.id === arriving && voiceOf(people, document, { id, personId }));
    if (!isTouched) continue;
    const collection = await requireCollectionLocked(tx, userId, id);
    settled.set(id, await settleCollection(tx, catalogue, { collection, papers, people, author }));
  }
  await countNew(tx, userId, { settled, arriving });
  return settled;
}

/** None of them can be deleted before the transaction ends. */
async function loadPapers(tx: Transaction, userId: string, arriving: string | undefined): Promise<ReadPaper[]> {
  const rows = await tx
    .select({ document: documents, understood: documentResults.understood })
    .from(documents)
    .innerJoin(documentResults, eq(documentResults.documentId, documents.id))
    .where(
      and(
        eq(documents.userId, userId),
        isNotNull(documentResults.understood),
        or(eq(documents.status, 'completed'), arriving ? eq(documents.id, arriving) : undefined),
      ),
    )
    .orderBy(documents.id)
    .for('key share', { of: documents });
  return rows.map(({ document, understood }) => ({ document, understood: understood! }));
}

/** The processing details of papers that were there before tell of what they fill now. */
async function countNew(
  tx: Transaction,
  userId: string,
  { settled, arriving }: { settled: ReadonlyMap<string, SettledCollection>; arriving: string | undefined },
): Promise<void> {
  const { parsing } = documentResults;
  const sum = (key: string, more: number) => sql`coalesce((${parsing}->>${key}::text)::int, 0) + ${more}::int`;
  for (const { papers } of settled.values())
    for (const [id, { isNew, paths, conflicts }] of papers) {
      if (id === arriving || !isNew || paths.length === 0) continue;
      await tx
        .update(documentResults)
        .set({
          parsing: sql`${parsing} || jsonb_build_object('collections_updated', ${sum('collections_updated', 1)}, 'conflicts_detected', ${sum('conflicts_detected', conflicts)})`,
        })
        .where(and(eq(documentResults.documentId, id), eq(documentResults.userId, userId)));
    }
}
