// Who an access token belongs to, in one query.
import { sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import type { SignedIn } from '../../http/signed-in.ts';
import { hashToken } from './tokens.ts';

/** Null: unknown, expired, ended, or the account is inactive. */
export async function findSession(db: Database, accessToken: string): Promise<SignedIn | null> {
  const { rows } = await db.execute<{ id: string; email: string; full_name: string | null; session_id: string }>(sql`
    select u.id, u.email, u.full_name, s.id as session_id
    from session_tokens t join sessions s on s.id = t.session_id join users u on u.id = s.user_id
    where t.token_hash = ${hashToken(accessToken)} and t.kind = 'access' and t.expires_at > now() and s.revoked_at is null and u.is_active`);
  const row = rows[0];
  if (!row) return null;
  return {
    id: row.id,
    email: row.email,
    fullName: row.full_name,
    sessionId: row.session_id,
    displayName: row.full_name ?? row.email,
  };
}
