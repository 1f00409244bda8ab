// Writes the hashes of a new pair of tokens and forgets those of the session that are long dead.
import { and, eq, lt, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { sessionTokens } from '../../db/sessions.ts';
import { ACCESS_SECONDS, REFRESH_SECONDS, type Tokens } from './cookies.ts';
import { hashToken } from './tokens.ts';

export async function storeTokens(tx: Queryable, sessionId: string, tokens: Tokens): Promise<void> {
  const inSeconds = (seconds: number) => sql`now() + make_interval(secs => ${seconds})`;
  await tx
    .delete(sessionTokens)
    .where(and(eq(sessionTokens.sessionId, sessionId), lt(sessionTokens.expiresAt, sql`now()`)));
  await tx.insert(sessionTokens).values([
    { tokenHash: hashToken(tokens.access), sessionId, kind: 'access', expiresAt: inSeconds(ACCESS_SECONDS) },
    { tokenHash: hashToken(tokens.refresh), sessionId, kind: 'refresh', expiresAt: inSeconds(REFRESH_SECONDS) },
  ]);
}
