// Counts the data that goes with a deleted person.
import { and, asc, count, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { documentPeople } from '../../db/document-people.ts';
import { collections } from '../../db/schema.ts';
import { requirePerson } from './store.ts';

interface Removal {
  readonly documents: number;
  readonly collections: { id: string; collection_name: string }[];
  readonly values: number;
}

export async function weighRemoval(tx: Queryable, userId: string, id: string): Promise<Removal> {
  await requirePerson(tx, userId, id);
  const [papers] = await tx
    .select({ total: count() })
    .from(documentPeople)
    .where(and(eq(documentPeople.personId, id), eq(documentPeople.userId, userId)));
  const applications = await tx
    .select({ id: collections.id, collection_name: collections.name })
    .from(collections)
    .where(and(eq(collections.personId, id), eq(collections.userId, userId)))
    .orderBy(asc(collections.name), asc(collections.id));
  const { rows } = await tx.execute<{ values: number }>(sql`
    select count(*)::int as values from (
      select s.collection_id, s.path from value_sources s
      join collections c on c.id = s.collection_id and c.user_id = s.user_id
      left join document_people p on p.document_id = s.document_id and p.user_id = s.user_id and p.person_id = ${id}
      where s.user_id = ${userId} and s.supports and c.person_id is distinct from ${id}
      group by s.collection_id, s.path
      having bool_and(p.person_id is not null)
    ) as alone`);
  return { documents: papers?.total ?? 0, collections: applications, values: rows[0]?.values ?? 0 };
}
