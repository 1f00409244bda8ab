// Accounts from when the embedded issuer was named by its address, which changed with the port: they are given its lasting name.
import { sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { users } from '../../db/schema.ts';
import { EMBEDDED_PREFIX } from '../../sign-in/embedded/local-issuer.ts';
import { moveAccounts } from './move-accounts.ts';

/**
 * Joins the two accounts of a person who signed in at two addresses. Done at each start: a restored backup may bring
 * old names.
 */
export async function adoptLocalAccounts(db: Database, localIssuer: string): Promise<void> {
  const addresses = await db
    .selectDistinct({ issuer: users.issuer })
    .from(users)
    .where(sql`${users.issuer} ~ ${`^https?://.*${EMBEDDED_PREFIX}$`}`);
  for (const { issuer } of addresses)
    await moveAccounts(db, { from: issuer, to: localIssuer, subjectOf: ({ subject }) => subject, isSamePerson: true });
}
