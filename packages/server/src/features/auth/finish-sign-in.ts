// Second half of signing in: one attempt, one exchange, one session.
import { createHash } from 'node:crypto';
import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import { users } from '../../db/schema.ts';
import { sessions, signInAttempts } from '../../db/sessions.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import type { Identity } from '../../sign-in/identity-provider.ts';
import { claimWaitingAccount } from '../account/move-accounts.ts';
import { grantCredits } from '../credits/grant-credits.ts';
import { SIGN_IN_SECONDS } from './cookies.ts';
import { storeTokens } from './store-tokens.ts';
import { hashToken, newToken, successorOf } from './tokens.ts';

export interface SignInCallback {
  readonly cookie: string | undefined;
  readonly code: string;
  readonly codeVerifier: string | undefined;
  readonly redirectUri: string | undefined;
  readonly state: string | undefined;
  readonly iss: string | undefined;
  readonly gdprConsent: boolean | undefined;
  readonly userAgent: string;
}

/** Throws `oauth_invalid_request`, `oauth_code_used`, `account_disabled`, or what the identity provider throws. */
export async function finishSignIn(deps: Deps, callback: SignInCallback) {
  const { cookie, codeVerifier } = callback;
  if (!cookie || !codeVerifier) throw new AppError('oauth_invalid_request');
  const attempt = await consumeAttempt(deps, cookie);
  const challenge = createHash('sha256').update(codeVerifier).digest('base64url');
  const fits =
    challenge === attempt.codeChallenge &&
    (callback.redirectUri ?? attempt.redirectUri) === attempt.redirectUri &&
    (callback.state ?? attempt.state) === attempt.state;
  if (!fits) throw new AppError('oauth_invalid_request');
  const identity = await deps.identity.exchange({
    code: callback.code,
    codeVerifier,
    state: attempt.state,
    nonce: attempt.nonce,
    redirectUri: attempt.redirectUri,
    ...(callback.iss ? { iss: callback.iss } : {}),
  });
  return openSession(deps, identity, callback);
}

/** Of twenty parallel callbacks one gets the attempt. */
async function consumeAttempt(deps: Deps, cookie: string) {
  const where = eq(signInAttempts.cookieHash, hashToken(cookie));
  const fresh = gt(signInAttempts.createdAt, sql`now() - make_interval(secs => ${SIGN_IN_SECONDS})`);
  const [attempt] = await deps.db
    .update(signInAttempts)
    .set({ usedAt: sql`now()` })
    .where(and(where, isNull(signInAttempts.usedAt), fresh))
    .returning();
  if (attempt) return attempt;
  const [used] = await deps.db.select({ usedAt: signInAttempts.usedAt }).from(signInAttempts).where(where);
  throw new AppError(used?.usedAt ? 'oauth_code_used' : 'oauth_invalid_request');
}

function openSession(deps: Deps, identity: Identity, callback: SignInCallback) {
  return deps.db.transaction(async (tx) => {
    await claimWaitingAccount(tx, identity);
    const [existing] = await tx
      .select()
      .from(users)
      .where(and(eq(users.issuer, identity.issuer), eq(users.subject, identity.subject)))
      .for('update');
    if (existing && !existing.isActive) throw new AppError('account_disabled');
    const consent =
      callback.gdprConsent && !existing?.gdprConsent ? { gdprConsent: true, gdprConsentAt: sql`now()` } : {};
    const id = existing?.id ?? uuid();
    if (existing) {
      await tx
        .update(users)
        .set({ email: identity.email, fullName: existing.fullName ?? identity.fullName, ...consent })
        .where(eq(users.id, id));
    } else {
      // Two first sign-ins at once: the loser of the race takes the winner's row.
      const inserted = await tx
        .insert(users)
        .values({
          id,
          issuer: identity.issuer,
          subject: identity.subject,
          email: identity.email,
          fullName: identity.fullName,
          aiEnabled: deps.config.model !== null,
          ...consent,
        })
        .onConflictDoNothing()
        .returning({ id: users.id });
      if (inserted.length === 0) throw new AppError('oauth_invalid_request');
      if (deps.config.credits.initial > 0)
        await grantCredits(tx, { userId: id, amount: deps.config.credits.initial, note: 'Welcome' });
    }
    const sessionId = uuid();
    await tx.insert(sessions).values({ id: sessionId, userId: id, userAgent: callback.userAgent.slice(0, 300) });
    const tokens = successorOf(deps.secret, newToken());
    await storeTokens(tx, sessionId, tokens);
    const [user] = await tx.select().from(users).where(eq(users.id, id));
    return { user: user!, tokens };
  });
}
