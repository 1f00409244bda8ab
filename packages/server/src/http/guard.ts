// Everything registered under the guard needs a session, unless its endpoint says `public`.
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps.ts';
import { AppError } from '../errors.ts';
import { accessCookieName } from '../features/auth/cookies.ts';
import { findSession } from '../features/auth/find-session.ts';

export function guard(app: FastifyInstance, deps: Deps): void {
  app.decorateRequest('signedIn', null);
  app.decorateRequest('requireUser', function requireUser() {
    if (!this.signedIn) throw new AppError('unauthenticated');
    return this.signedIn;
  });
  app.addHook('onRequest', async (request) => {
    const token = request.cookies[accessCookieName(deps.config)];
    if (request.routeOptions.config.public) return;
    if (!token) throw new AppError('unauthenticated');
    request.signedIn = await findSession(deps.db, token);
    if (!request.signedIn) throw new AppError('session_expired');
  });
}
