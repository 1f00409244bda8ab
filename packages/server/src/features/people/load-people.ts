// The people of an account as the API shows them, with what identifies each and where that is known from.
import type { Person } from '@oneform/contract';
import { and, count, eq, ne, or } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { documentPeople } from '../../db/document-people.ts';
import { collections, documents, people } from '../../db/schema.ts';
import { notFound } from '../../errors.ts';
import { identifyPeople } from './identify.ts';
import { listPeople } from './store.ts';
import { toBrief } from './to-person.ts';

export async function loadPeople(tx: Queryable, userId: string): Promise<Person[]> {
  const rows = await listPeople(tx, userId);
  const totalsOf = await countTheirs(tx, userId);
  const identified = await identifyPeople(tx, userId, rows);
  return rows.map((row) => ({
    ...toBrief(row),
    is_proposed: row.isProposed,
    identification: identified.get(row.id)!,
    ...totalsOf(row.id),
    created_at: row.createdAt.toISOString(),
  }));
}

/** Papers and collections of each person. A paper that asks is not yet anybody's who is known. */
export async function countTheirs(tx: Queryable, userId: string) {
  const papers = await tx
    .select({ id: documentPeople.personId, total: count() })
    .from(documentPeople)
    .innerJoin(documents, eq(documents.id, documentPeople.documentId))
    .innerJoin(people, eq(people.id, documentPeople.personId))
    .where(and(eq(documentPeople.userId, userId), or(ne(documents.whose, 'asks'), people.isProposed)))
    .groupBy(documentPeople.personId);
  const applications = await tx
    .select({ id: collections.personId, total: count() })
    .from(collections)
    .where(eq(collections.userId, userId))
    .groupBy(collections.personId);
  const totals = (found: readonly { id: string | null; total: number }[]) =>
    new Map(found.map(({ id, total }) => [id, total]));
  const [ofPapers, ofApplications] = [totals(papers), totals(applications)];
  return (id: string) => ({ documents: ofPapers.get(id) ?? 0, collections: ofApplications.get(id) ?? 0 });
}

export async function loadPerson(tx: Queryable, userId: string, id: string): Promise<Person> {
  const person = (await loadPeople(tx, userId)).find((one) => one.id === id);
  if (!person) throw notFound();
  return person;
}
