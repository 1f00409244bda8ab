// Everything registered under the guard needs a session or an API key, unless its endpoint says `public`.
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps.ts';
import { AppError } from '../errors.ts';
import { accessCookieName } from '../features/auth/cookies.ts';
import { findKeyOwner } from '../features/auth/find-key-owner.ts';
import { findSession } from '../features/auth/find-session.ts';

export function guard(app: FastifyInstance, deps: Deps): void {
  app.decorateRequest('signedIn', null);
  app.decorateRequest('requireUser', function requireUser() {
    if (!this.signedIn) throw new AppError('unauthenticated');
    return this.signedIn;
  });
  app.addHook('onRequest', async (request) => {
    const { config } = request.routeOptions;
    if (config.public) return;
    const key = bearerKey(request.headers.authorization);
    if (key !== undefined) {
      request.signedIn = await findKeyOwner(deps.db, key);
      if (!request.signedIn) throw new AppError('key_invalid', { headers: { 'www-authenticate': 'Bearer' } });
      const isAllowed = config.endpoint?.fillsForms || request.signedIn.key?.kind !== 'extension';
      if (!isAllowed) throw new AppError('key_fills_only');
      if (config.endpoint?.sessionOnly) throw new AppError('session_required');
      return;
    }
    const token = request.cookies[accessCookieName(deps.config)];
    if (!token) throw new AppError('unauthenticated');
    request.signedIn = await findSession(deps.db, token);
    if (!request.signedIn) throw new AppError('session_expired');
  });
}

const bearerKey = (header: string | undefined): string | undefined => /^bearer +(\S+)$/i.exec(header ?? '')?.[1];
