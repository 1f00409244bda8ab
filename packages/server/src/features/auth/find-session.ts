// Finds the owner of an access token, in one query.
import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { prepareOnce } from '../../db/prepare.ts';
import { users } from '../../db/schema.ts';
import { sessions, sessionTokens } from '../../db/sessions.ts';
import type { SignedIn } from '../../http/signed-in.ts';
import { hashToken } from './tokens.ts';

const byToken = prepareOnce((db) =>
  db
    .select({ id: users.id, email: users.email, fullName: users.fullName, sessionId: sessions.id })
    .from(sessionTokens)
    .innerJoin(sessions, eq(sessions.id, sessionTokens.sessionId))
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessionTokens.tokenHash, sql.placeholder('hash')),
        eq(sessionTokens.kind, 'access'),
        gt(sessionTokens.expiresAt, sql`now()`),
        isNull(sessions.revokedAt),
        eq(users.isActive, true),
      ),
    )
    .prepare('session_by_token'),
);

/** Null: unknown, expired, ended, or the account is inactive. */
export async function findSession(db: Database, accessToken: string): Promise<SignedIn | null> {
  const [row] = await byToken(db).execute({ hash: hashToken(accessToken) });
  return row ? { ...row, displayName: row.fullName ?? row.email } : null;
}
