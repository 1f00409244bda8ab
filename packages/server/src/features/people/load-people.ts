// The people of an account as the API shows them, with what identifies each and where that is known from.
import type { IdentifyingValue, Person, PersonSource } from '@oneform/contract';
import { count, eq } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { documentPeople } from '../../db/document-people.ts';
import { collections } from '../../db/schema.ts';
import { notFound } from '../../errors.ts';
import { listPeople, type NamedPerson } from './store.ts';
import { toBrief } from './to-person.ts';

export async function loadPeople(tx: Queryable, userId: string): Promise<Person[]> {
  const rows = await listPeople(tx, userId);
  const papers = await tx
    .select({ id: documentPeople.personId, total: count() })
    .from(documentPeople)
    .where(eq(documentPeople.userId, userId))
    .groupBy(documentPeople.personId);
  const applications = await tx
    .select({ id: collections.personId, total: count() })
    .from(collections)
    .where(eq(collections.userId, userId))
    .groupBy(collections.personId);
  const totals = (found: readonly { id: string | null; total: number }[], id: string) =>
    found.find((one) => one.id === id)?.total ?? 0;
  return rows.map((row) => ({
    ...toBrief(row),
    is_proposed: row.isProposed,
    identification: identify(row),
    documents: totals(papers, row.id),
    collections: totals(applications, row.id),
    created_at: row.createdAt.toISOString(),
  }));
}

export async function loadPerson(tx: Queryable, userId: string, id: string): Promise<Person> {
  const person = (await loadPeople(tx, userId)).find((one) => one.id === id);
  if (!person) throw notFound();
  return person;
}

function identify({ shownName, relation, name, marks }: NamedPerson): Person['identification'] {
  const typed: PersonSource = { kind: 'typed', id: null, name: 'You' };
  const account: PersonSource = { kind: 'account', id: null, name: 'Your account' };
  const shown: IdentifyingValue = {
    fact: 'full_name',
    label: 'Name',
    value: shownName,
    sources: [relation === 'me' && name === '' ? account : typed],
  };
  const others = marks.names
    .filter((one) => one !== shownName)
    .map((value): IdentifyingValue => ({ fact: 'other_names', label: 'Other name', value, sources: [typed] }));
  const born = marks.birthDate
    ? [{ fact: 'date_of_birth', label: 'Date of birth', value: marks.birthDate, sources: [typed] }]
    : [];
  return { names: [shown, ...others], birth_dates: born, numbers: [], contacts: [] };
}
