// Ends the session that a browser's cookies name, whichever of them still does.
import { inArray, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { sessions, sessionTokens } from '../../db/sessions.ts';
import { hashToken } from './tokens.ts';

/** Unknown tokens are fine: signing out always succeeds. */
export async function endSession(db: Database, tokens: readonly (string | undefined)[]): Promise<void> {
  const hashes = tokens.filter((token) => token !== undefined).map(hashToken);
  if (hashes.length === 0) return;
  const named = db
    .select({ id: sessionTokens.sessionId })
    .from(sessionTokens)
    .where(inArray(sessionTokens.tokenHash, hashes));
  await db.update(sessions).set({ revokedAt: sql`now()` }).where(inArray(sessions.id, named));
}
