// Rotation with reuse detection (RFC 9700, 4.14.2) that does not throw out the second tab of an honest person.
import { and, eq, isNull, sql } from 'drizzle-orm';
import { users } from '../../db/schema.ts';
import { sessions, sessionTokens } from '../../db/sessions.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import { storeTokens } from './store-tokens.ts';
import { hashToken, successorOf } from './tokens.ts';

/** For so long a repeat of the just-used token gets the same successor. */
const GRACE_SECONDS = 30;

/** Throws `refresh_invalid`, or `refresh_reuse` after ending the whole session. */
export async function rotateRefreshToken(deps: Deps, refresh: string | undefined) {
  if (!refresh) throw new AppError('refresh_invalid');
  const outcome = await deps.db.transaction(async (tx) => {
    const [row] = await tx
      .select({
        sessionId: sessionTokens.sessionId,
        expired: sql<boolean>`${sessionTokens.expiresAt} <= now()`,
        rotated: sql<boolean>`${sessionTokens.rotatedAt} is not null`,
        inGrace: sql<boolean>`coalesce(${sessionTokens.rotatedAt} > now() - make_interval(secs => ${GRACE_SECONDS}), false)`,
        user: users,
      })
      .from(sessionTokens)
      .innerJoin(sessions, eq(sessions.id, sessionTokens.sessionId))
      .innerJoin(users, eq(users.id, sessions.userId))
      .where(
        and(
          eq(sessionTokens.tokenHash, hashToken(refresh)),
          eq(sessionTokens.kind, 'refresh'),
          isNull(sessions.revokedAt),
          eq(users.isActive, true),
        ),
      )
      .for('update', { of: sessionTokens });
    if (!row || row.expired) return 'invalid' as const;
    if (row.rotated && !row.inGrace) {
      await tx.update(sessions).set({ revokedAt: sql`now()` }).where(eq(sessions.id, row.sessionId));
      return 'reuse' as const;
    }
    const tokens = successorOf(deps.secret, refresh);
    if (!row.rotated) {
      await tx
        .update(sessionTokens)
        .set({ rotatedAt: sql`now()` })
        .where(eq(sessionTokens.tokenHash, hashToken(refresh)));
      await tx.update(sessions).set({ lastUsedAt: sql`now()` }).where(eq(sessions.id, row.sessionId));
      await storeTokens(tx, row.sessionId, tokens);
    }
    return { user: row.user, tokens };
  });
  if (outcome === 'invalid') throw new AppError('refresh_invalid');
  if (outcome === 'reuse') throw new AppError('refresh_reuse');
  return outcome;
}
