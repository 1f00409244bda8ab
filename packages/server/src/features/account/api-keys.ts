// The keys of a person's scripts.
import type { ApiKey } from '@oneform/contract';
import { and, count, desc, eq, sql } from 'drizzle-orm';
import { apiKeys } from '../../db/api-keys.ts';
import type { Database, Queryable } from '../../db/database.ts';
import { AppError, notFound } from '../../errors.ts';
import { hashToken, newToken } from '../auth/tokens.ts';

/** So that one that was left in a file is recognised for what it is. */
const PREFIX = 'oneform_';
const MAX_KEYS = 50;

const toApiKey = (row: typeof apiKeys.$inferSelect): ApiKey => ({
  id: row.id,
  kind: row.kind,
  name: row.name,
  ending: row.ending,
  created_at: row.createdAt.toISOString(),
  last_used_at: row.lastUsedAt?.toISOString() ?? null,
  expires_at: row.expiresAt?.toISOString() ?? null,
});

export async function listKeys(db: Database, userId: string): Promise<ApiKey[]> {
  const rows = await db.select().from(apiKeys).where(eq(apiKeys.userId, userId)).orderBy(desc(apiKeys.createdAt));
  return rows.map(toApiKey);
}

interface NewKey {
  readonly id: string;
  readonly kind?: ApiKey['kind'];
  readonly name: string;
  /** Null: until it is deleted. */
  readonly validDays: number | null;
}

/** Throws `secret_told_once` when the same request made it before and died. */
export async function createKey(
  db: Queryable,
  userId: string,
  { id, kind = 'script', name, validDays }: NewKey,
): Promise<{ key: ApiKey; secret: string }> {
  const [held] = await db.select({ keys: count() }).from(apiKeys).where(eq(apiKeys.userId, userId));
  if ((held?.keys ?? 0) >= MAX_KEYS)
    throw new AppError('validation_failed', { detail: `You already have ${MAX_KEYS} API keys. Delete one first.` });
  const secret = `${PREFIX}${newToken()}`;
  const [row] = await db
    .insert(apiKeys)
    .values({
      id,
      userId,
      kind,
      name,
      keyHash: hashToken(secret),
      ending: secret.slice(-4),
      expiresAt: validDays === null ? null : sql`now() + make_interval(days => ${validDays})`,
    })
    .onConflictDoNothing({ target: apiKeys.id })
    .returning();
  if (!row) throw new AppError('secret_told_once');
  return { key: toApiKey(row), secret };
}

export async function deleteKey(db: Database, userId: string, id: string): Promise<void> {
  const gone = await db
    .delete(apiKeys)
    .where(and(eq(apiKeys.id, id), eq(apiKeys.userId, userId)))
    .returning({ id: apiKeys.id });
  if (gone.length === 0) throw notFound();
}
