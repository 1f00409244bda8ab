// The people who have an account on this machine: offered at sign-in, and compared with a new address.
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { users } from '../../db/schema.ts';
import { sessions } from '../../db/sessions.ts';

export interface KnownPerson {
  readonly name: string;
  readonly email: string;
}

const MAX_COMPARED = 1000;

/** Those who signed in last come first. */
export async function listKnownPeople(db: Queryable, issuer: string): Promise<KnownPerson[]> {
  const lastUsed = sql`max(${sessions.lastUsedAt})`;
  const rows = await db
    .select({ name: users.fullName, email: users.email })
    .from(users)
    .leftJoin(sessions, eq(sessions.userId, users.id))
    .where(and(eq(users.issuer, issuer), eq(users.isActive, true)))
    .groupBy(users.id)
    .orderBy(sql`${lastUsed} desc nulls last`, desc(users.createdAt))
    .limit(MAX_COMPARED);
  return rows.map(({ name, email }) => ({ name: name ?? email, email }));
}

/** The account that a new address was probably meant for; undefined for one that is known, or like none. */
export function findMeant(email: string, people: readonly KnownPerson[]): KnownPerson | undefined {
  if (people.some((person) => person.email === email)) return undefined;
  return people.find((person) => isSlip(email, person.email));
}

const LONG_ENOUGH_FOR_TWO = 8;

/** One slip of the fingers, two in a long name or domain. Figures are no slips: people number their addresses. */
function isSlip(typed: string, known: string): boolean {
  if (withoutFigures(typed) === withoutFigures(known)) return false;
  const [name = '', domain = ''] = typed.split('@');
  const [knownName = '', knownDomain = ''] = known.split('@');
  const allowed = (text: string) => (text.length >= LONG_ENOUGH_FOR_TWO ? 2 : text.length >= 4 ? 1 : 0);
  if (domain === knownDomain) return countSlips(name, knownName) <= allowed(knownName);
  return name === knownName && countSlips(domain, knownDomain) <= allowed(knownDomain);
}

const withoutFigures = (email: string) => email.replaceAll(/\d/g, '');

/** Letters changed, left out, added or swapped with the next one (Damerau and Levenshtein). */
function countSlips(a: string, b: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const isSame = a[i - 1] === b[j - 1];
      row[j] = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + (isSame ? 0 : 1));
      const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (isSwapped) row[j] = Math.min(row[j]!, beforeLast[j - 2]! + 1);
    }
    beforeLast = last;
    last = row;
  }
  return last[b.length]!;
}
