// Finds the owner of an API key.
import { and, eq, gt, isNull, lt, or, sql } from 'drizzle-orm';
import { apiKeys } from '../../db/api-keys.ts';
import type { Database } from '../../db/database.ts';
import { prepareOnce } from '../../db/prepare.ts';
import { users } from '../../db/schema.ts';
import type { SignedIn } from '../../http/signed-in.ts';
import { hashToken } from './tokens.ts';

const byKey = prepareOnce((db) =>
  db
    .select({
      id: users.id,
      email: users.email,
      fullName: users.fullName,
      keyId: apiKeys.id,
      kind: apiKeys.kind,
      isStale: sql<boolean>`${apiKeys.lastUsedAt} is null or ${apiKeys.lastUsedAt} < now() - interval '1 minute'`,
    })
    .from(apiKeys)
    .innerJoin(users, eq(users.id, apiKeys.userId))
    .where(
      and(
        eq(apiKeys.keyHash, sql.placeholder('hash')),
        or(isNull(apiKeys.expiresAt), gt(apiKeys.expiresAt, sql`now()`)),
        eq(users.isActive, true),
      ),
    )
    .prepare('owner_by_key'),
);

/** Null: unknown, expired, deleted, or the account is inactive. Notes the use, once a minute. */
export async function findKeyOwner(db: Database, key: string): Promise<SignedIn | null> {
  const [row] = await byKey(db).execute({ hash: hashToken(key) });
  if (!row) return null;
  const { keyId, kind, isStale, ...user } = row;
  if (isStale) {
    await db
      .update(apiKeys)
      .set({ lastUsedAt: sql`now()` })
      .where(
        and(
          eq(apiKeys.id, keyId),
          eq(apiKeys.userId, user.id),
          or(isNull(apiKeys.lastUsedAt), lt(apiKeys.lastUsedAt, sql`now() - interval '1 minute'`)),
        ),
      );
  }
  return { ...user, key: { id: keyId, kind }, sessionId: null, displayName: user.fullName ?? user.email };
}
