// Signing in, staying signed in, signing out.
import { api } from '@oneform/contract';
import { eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { users } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import { csrfCookieName } from '../../http/csrf.ts';
import { isLoopback } from '../../http/hosts.ts';
import { MINUTE_MS } from '../../http/limit-requests.ts';
import { route } from '../../http/route.ts';
import { signInPlace } from '../../sign-in/sign-in-place.ts';
import {
  accessCookieName,
  clearSessionCookies,
  clearSignInCookie,
  refreshCookieName,
  setSessionCookies,
  setSignInCookie,
  signInCookieName,
} from './cookies.ts';
import { endSession } from './end-session.ts';
import { finishSignIn } from './finish-sign-in.ts';
import { rotateRefreshToken } from './rotate-refresh-token.ts';
import { startSignIn } from './start-sign-in.ts';
import { toUser } from './to-user.ts';

export async function authRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  const { config } = deps;
  // A person signs in now and then; a script that tries codes does it all the time.
  const signInLimit = { max: config.signInsPerMinute, timeWindow: MINUTE_MS };
  const origin = (request: FastifyRequest) => {
    if (config.http.publicUrl) return config.http.publicUrl.replace(/\/$/, '');
    // The client chooses the host it names; only for this machine's own names is it known that the browser comes back
    // here.
    if (!isLoopback(request.hostname))
      throw new AppError('oauth_invalid_request', {
        detail: 'Sign-in is not set up for this address. Your administrator needs to set PUBLIC_URL.',
      });
    return `${request.protocol}://${request.host}`;
  };

  /** Makes a reader warm: a person who opens the app soon drops a paper. */
  const welcome = (row: Parameters<typeof toUser>[0]) => {
    deps.engine.wake();
    return { user: toUser(row) };
  };

  route(app, api.auth.provider, () => signInPlace(config.signIn));

  route(app, api.auth.csrfToken, ({ reply }) => ({ csrf_token: reply.generateCsrf() }));

  route(
    app,
    api.auth.login,
    async ({ body, request, reply }) => {
      const { cookie, authorizationUrl } = await startSignIn(deps, body.code_challenge, `${origin(request)}/login`);
      setSignInCookie(reply, config, cookie);
      return { authorization_url: authorizationUrl };
    },
    { rateLimit: signInLimit },
  );

  route(
    app,
    api.auth.callback,
    async ({ body, request, reply }) => {
      const { user, tokens } = await finishSignIn(deps, {
        cookie: request.cookies[signInCookieName(config)],
        code: body.code,
        codeVerifier: body.code_verifier,
        redirectUri: body.redirect_uri,
        state: body.state,
        iss: body.iss,
        gdprConsent: body.gdpr_consent,
        userAgent: request.headers['user-agent'] ?? '',
      });
      clearSignInCookie(reply, config);
      // Tokens made before signing in end here: the next unsafe request fetches a new one.
      reply.clearCookie(csrfCookieName(config), { path: '/' });
      setSessionCookies(reply, config, tokens);
      return welcome(user);
    },
    { rateLimit: signInLimit },
  );

  route(app, api.auth.refresh, async ({ request, reply }) => {
    try {
      const { user, tokens } = await rotateRefreshToken(deps, request.cookies[refreshCookieName(config)]);
      setSessionCookies(reply, config, tokens);
      return { user: toUser(user) };
    } catch (error) {
      if (error instanceof AppError && error.status === 401) clearSessionCookies(reply, config);
      throw error;
    }
  });

  route(app, api.auth.me, async ({ user }) => {
    const [row] = await deps.db.select().from(users).where(eq(users.id, user.id));
    if (!row) throw new AppError('session_expired');
    return welcome(row);
  });

  route(app, api.auth.logout, async ({ request, reply }) => {
    await endSession(deps.db, [request.cookies[accessCookieName(config)], request.cookies[refreshCookieName(config)]]);
    clearSessionCookies(reply, config);
  });
}
