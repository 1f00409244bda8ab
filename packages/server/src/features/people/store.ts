// People as rows: every query names the account they belong to.
import { and, asc, eq, sql } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import type { Queryable } from '../../db/database.ts';
import { people, users } from '../../db/schema.ts';
import { notFound } from '../../errors.ts';

export type PersonRow = typeof people.$inferSelect;

const owned = (userId: string, id: string) => and(eq(people.id, id), eq(people.userId, userId));

export async function findPerson(tx: Queryable, userId: string, id: string): Promise<PersonRow | undefined> {
  const [row] = await tx.select().from(people).where(owned(userId, id));
  return row;
}

export async function requirePerson(tx: Queryable, userId: string, id: string): Promise<PersonRow> {
  const row = await findPerson(tx, userId, id);
  if (!row) throw notFound();
  return row;
}

/** The owner of the account, who is there from the first time that somebody asks. */
export async function requireMe(tx: Queryable, userId: string): Promise<PersonRow> {
  const mine = and(eq(people.userId, userId), eq(people.relation, 'me'));
  const [known] = await tx.select().from(people).where(mine);
  if (known) return known;
  await tx.insert(people).values({ id: uuid(), userId, name: '', relation: 'me' }).onConflictDoNothing();
  const [made] = await tx.select().from(people).where(mine);
  return made!;
}

export interface NamedPerson extends PersonRow {
  /** Display name: for the owner, the account's name where none was given. */
  readonly shownName: string;
  /** Of the owner: what the account is called. */
  readonly accountName: string;
}

/** The owner first, those whom papers propose last. */
export async function listPeople(tx: Queryable, userId: string): Promise<NamedPerson[]> {
  const rows = await tx
    .select({ person: people, accountName: users.fullName, email: users.email })
    .from(people)
    .innerJoin(users, eq(users.id, people.userId))
    .where(eq(people.userId, userId))
    .orderBy(sql`${people.relation} <> 'me'`, asc(people.isProposed), asc(people.name), asc(people.id));
  return rows.map(({ person, accountName, email }) => ({
    ...person,
    accountName: person.relation === 'me' ? (accountName ?? '') : '',
    shownName: person.name || (person.relation === 'me' ? accountName || email : 'Unnamed'),
  }));
}
