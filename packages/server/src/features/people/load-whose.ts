// Loads the owners of a page of documents, each by its id; unread documents are left out.
import type { Whose } from '@oneform/contract';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { documentPeople } from '../../db/document-people.ts';
import { collectionUpdates } from '../../db/schema.ts';
import type { DocumentRow } from '../documents/store.ts';
import { countDecisions } from '../updates/count-decisions.ts';
import { choicesOf, describeWhose } from './describe-whose.ts';
import { listPeople, type NamedPerson } from './store.ts';
import { toBrief } from './to-person.ts';

const { conflicts, fields, reviewStatus } = collectionUpdates;
const sizeOf = (list: ReturnType<typeof sql>) => sql`jsonb_array_length(jsonb_path_query_array(${list}))`;
/** As `heldValue` says it of one entry. */
const held = sql<number>`(case when ${reviewStatus} in ('rejected', 'restored') then 0 else
  ${sizeOf(sql`${fields}, '$.* ? (@.kind == "filled" && @.decision == "open" || @.kind != "confirmed" && (@.decision == "accepted" || @.decision == "edited"))'`)}
  + ${sizeOf(sql`${conflicts}, '$[*] ? (@.decision == "accepted" || @.decision == "edited")'`)} end)::int`;

export async function loadWhose(
  tx: Queryable,
  userId: string,
  rows: readonly DocumentRow[],
): Promise<Map<string, Whose>> {
  const read = rows.filter(({ whose, status }) => whose !== null && status === 'completed');
  const ids = read.map(({ id }) => id);
  if (ids.length === 0) return new Map();
  const known = await listPeople(tx, userId);
  const owners = await tx
    .select()
    .from(documentPeople)
    .where(and(eq(documentPeople.userId, userId), inArray(documentPeople.documentId, ids)));
  const counts = await tx
    .select({
      documentId: collectionUpdates.documentId,
      filled: sql<number>`sum(${held})::int`,
    })
    .from(collectionUpdates)
    .where(and(eq(collectionUpdates.userId, userId), inArray(collectionUpdates.documentId, ids)))
    .groupBy(collectionUpdates.documentId);
  const toDecide = new Map(
    (await countDecisions(tx, userId, ids)).map(({ documentId, decisions }) => [documentId, decisions]),
  );
  const ownersOf = Map.groupBy(owners, ({ documentId }) => documentId);
  return new Map(
    read.map((row): [string, Whose] => {
      const theirs = new Set((ownersOf.get(row.id) ?? []).map(({ personId }) => personId));
      const people = theirs.size === 0 ? [] : known.filter(({ id }) => theirs.has(id));
      const { filled = 0 } = counts.find(({ documentId }) => documentId === row.id) ?? {};
      return [row.id, toWhose(row, people, { filled, toDecide: toDecide.get(row.id) ?? 0 })];
    }),
  );
}

function toWhose(
  { whose, documentType, nameOnPaper }: DocumentRow,
  named: readonly NamedPerson[],
  { filled, toDecide }: { filled: number; toDecide: number },
): Whose {
  const status = whose!;
  const people = named.map(toBrief);
  const proposed = named.filter(({ isProposed }) => isProposed).map(({ shownName }) => shownName);
  return {
    status,
    people,
    name_on_paper: nameOnPaper,
    sentence: describeWhose({ status, people, documentType, nameOnPaper, proposed, filled, toDecide }),
    filled,
    to_decide: toDecide,
    choices: choicesOf(status),
  };
}
