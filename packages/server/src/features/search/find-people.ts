// People of the account who are called so, by any name that was told of them.
import { type FoundPerson, foldWords } from '@oneform/contract';
import type { Database } from '../../db/database.ts';
import { countTheirs } from '../people/load-people.ts';
import { listPeople } from '../people/store.ts';
import { toBrief } from '../people/to-person.ts';

const MAX_FOUND = 6;

export async function findPeople(db: Database, userId: string, question: readonly string[]): Promise<FoundPerson[]> {
  const found = (await listPeople(db, userId))
    .filter(({ shownName, marks }) => {
      const words = [shownName, ...marks.names].flatMap(foldWords);
      return question.every((asked) => words.some((word) => word.startsWith(asked)));
    })
    .slice(0, MAX_FOUND);
  if (found.length === 0) return [];
  const totalsOf = await countTheirs(db, userId);
  return found.map((person) => ({ ...toBrief(person), ...totalsOf(person.id) }));
}
