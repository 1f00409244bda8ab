// Counts the open questions of each collection: conflicts, and values that were too uncertain to fill.
import type { ListedCollection } from '@oneform/contract';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { prepareOnce } from '../../db/prepare.ts';
import { collectionUpdates } from '../../db/schema.ts';

type ToDecide = NonNullable<ListedCollection['to_decide']>;

const { conflicts, fields } = collectionUpdates;
/** Of one update. The parts of an address or a name are one question. */
const questions = sql<number>`(select count(distinct coalesce(question->'whole'->>'path', question->>'path')) from (
  select jsonb_path_query(${conflicts}, '$[*] ? (@.decision == "open")') as question
  union all select jsonb_path_query(${fields}, '$.* ? (@.kind == "suggested" && @.decision == "open")')
) asked)::int`;

const openUpdates = prepareOnce((db) =>
  db
    .select({
      collectionId: collectionUpdates.collectionId,
      documentId: collectionUpdates.documentId,
      count: questions,
    })
    .from(collectionUpdates)
    .where(
      and(
        eq(collectionUpdates.userId, sql.placeholder('userId')),
        inArray(collectionUpdates.reviewStatus, ['pending', 'requires_review']),
      ),
    )
    .orderBy(collectionUpdates.id)
    .prepare('open_questions'),
);

/** All questions about each collection, and the paper that asks most of them. */
export async function countQuestions(db: Database, userId: string): Promise<Map<string, ToDecide>> {
  const asked = (await openUpdates(db).execute({ userId })).filter(({ count }) => count > 0);
  return new Map(
    [...Map.groupBy(asked, ({ collectionId }) => collectionId)].map(([collectionId, updates]) => [
      collectionId,
      {
        count: updates.reduce((sum, { count }) => sum + count, 0),
        document_id: updates.reduce((most, update) => (update.count > most.count ? update : most)).documentId,
      },
    ]),
  );
}
