// Accounts follow their people to another issuer: known there by the same subject, or by the e-mail that both confirmed.
import { and, asc, eq, ne } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { users } from '../../db/schema.ts';
import { type Transaction, transact } from '../../db/transact.ts';
import { mergeAccount } from './merge-account.ts';

/** No issuer can say this: a subject is ASCII (OpenID Connect Core 1.0, section 2). */
export const waitingSubject = (email: string) => `✉ ${email.toLowerCase()}`;

export interface Moved {
  /** Accounts that were only renamed. */
  readonly moved: number;
  /** Accounts whose person had one at the new issuer already: now they are one. */
  readonly merged: number;
  /** Addresses that several accounts share, so that nobody can tell whose is whose; left where they were. */
  readonly ambiguous: readonly string[];
}

type User = typeof users.$inferSelect;

/** `subjectOf` names the person at the new issuer. `isSamePerson`: whoever has that subject there already is the same person. */
export function moveAccounts(
  db: Database,
  {
    from,
    to,
    subjectOf,
    isSamePerson,
  }: { from: string; to: string; subjectOf: (user: User) => string; isSamePerson: boolean },
): Promise<Moved> {
  return transact(db, async (tx) => {
    const leaving = await tx
      .select()
      .from(users)
      .where(eq(users.issuer, from))
      .orderBy(asc(users.createdAt), asc(users.id))
      .for('update');
    let [moved, merged] = [0, 0];
    const ambiguous: string[] = [];
    for (const user of leaving) {
      const outcome = await moveAccount(tx, user, { to, subject: subjectOf(user), isSamePerson });
      if (outcome === 'moved') moved += 1;
      else if (outcome === 'merged') merged += 1;
      else ambiguous.push(user.email);
    }
    return { moved, merged, ambiguous };
  });
}

async function moveAccount(
  tx: Transaction,
  user: User,
  { to, subject, isSamePerson }: { to: string; subject: string; isSamePerson: boolean },
): Promise<'moved' | 'merged' | 'ambiguous'> {
  const [there] = await tx
    .select()
    .from(users)
    .where(and(eq(users.issuer, to), eq(users.subject, subject), ne(users.id, user.id)))
    .for('update');
  if (!there) {
    await tx.update(users).set({ issuer: to, subject }).where(eq(users.id, user.id));
    return 'moved';
  }
  if (!isSamePerson) return 'ambiguous';
  // The older account is the one that knows more of the person.
  const [into, from] = user.createdAt <= there.createdAt ? [user, there] : [there, user];
  await mergeAccount(tx, { from: from.id, into: into.id });
  await tx.update(users).set({ issuer: to, subject }).where(eq(users.id, into.id));
  return 'merged';
}

/** At a sign-in: what waits for this address becomes the person's own. The issuer must have confirmed the address in so many words. */
export async function claimWaitingAccount(
  tx: Transaction,
  identity: {
    readonly issuer: string;
    readonly subject: string;
    readonly email: string;
    readonly isEmailConfirmed: boolean;
  },
): Promise<void> {
  if (!identity.isEmailConfirmed) return;
  const [waiting] = await tx
    .select()
    .from(users)
    .where(and(eq(users.issuer, identity.issuer), eq(users.subject, waitingSubject(identity.email))))
    .for('update');
  if (waiting) await moveAccount(tx, waiting, { to: identity.issuer, subject: identity.subject, isSamePerson: true });
}
