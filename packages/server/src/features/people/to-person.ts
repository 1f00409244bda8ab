// The part of a person that leaves the server.
import { initialsOf, type PersonBrief } from '@oneform/contract';
import type { Queryable } from '../../db/database.ts';
import { listPeople, type NamedPerson } from './store.ts';

export const toBrief = ({ id, shownName, relation }: NamedPerson): PersonBrief => ({
  id,
  name: shownName,
  relation,
  initials: initialsOf(shownName),
});

export type Briefs = ReadonlyMap<string, PersonBrief>;

/** Everybody of an account by id: there are few. */
export async function briefPeople(tx: Queryable, userId: string): Promise<Briefs> {
  return new Map((await listPeople(tx, userId)).map((person) => [person.id, toBrief(person)]));
}
