// First half of signing in: remembers the attempt, bound to this browser, and tells where to go.
import { lt, sql } from 'drizzle-orm';
import { signInAttempts } from '../../db/sessions.ts';
import type { Deps } from '../../deps.ts';
import { SIGN_IN_SECONDS } from './cookies.ts';
import { hashToken, newToken } from './tokens.ts';

/** `cookie` ties the callback to this browser (RFC 9700, one-time binding of state, nonce and PKCE). */
export async function startSignIn(deps: Deps, codeChallenge: string, redirectUri: string) {
  const cookie = newToken();
  const attempt = { codeChallenge, state: newToken(), nonce: newToken(), redirectUri };
  await deps.db
    .delete(signInAttempts)
    .where(lt(signInAttempts.createdAt, sql`now() - make_interval(secs => ${SIGN_IN_SECONDS})`));
  await deps.db.insert(signInAttempts).values({ cookieHash: hashToken(cookie), ...attempt });
  return { cookie, authorizationUrl: await deps.identity.authorizationUrl(attempt) };
}
