// Counts accounts by issuer; those of another issuer than the present one cannot come in any more.
import { count } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { users } from '../../db/schema.ts';

export interface IssuerAccounts {
  readonly issuer: string;
  readonly accounts: number;
}

export function listIssuers(db: Database): Promise<IssuerAccounts[]> {
  return db.select({ issuer: users.issuer, accounts: count() }).from(users).groupBy(users.issuer).orderBy(users.issuer);
}

export async function listLeftBehind(db: Database, inForce: string): Promise<IssuerAccounts[]> {
  return (await listIssuers(db)).filter(({ issuer }) => !isSameIssuer(issuer, inForce));
}

/** With and without a slash at the end: the setting and what an issuer calls itself may differ so. */
export const isSameIssuer = (one: string, other: string) => one.replace(/\/$/, '') === other.replace(/\/$/, '');
