// Unsafe requests carry a token in X-CSRF-Token that fits the signed secret in the browser's cookie (double submit).
import csrf from '@fastify/csrf-protection';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Config, isHttps } from '../config.ts';
import { AppError } from '../errors.ts';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);
const TRUSTED_SITES = new Set(['same-origin', 'none']);

export const csrfCookieName = (config: Config) => (isHttps(config) ? '__Host-oneform_csrf' : 'oneform_csrf');

export async function protectFromCsrf(app: FastifyInstance, config: Config): Promise<void> {
  await app.register(csrf, {
    cookieKey: csrfCookieName(config),
    cookieOpts: { httpOnly: true, sameSite: 'lax', path: '/', secure: isHttps(config), signed: true },
    getToken: (request) => request.headers['x-csrf-token'] as string | undefined,
  });
  app.addHook('onRequest', (request, reply, done) => {
    if (SAFE.has(request.method) || !request.url.startsWith('/api/')) return done();
    // A key is sent by whoever holds it, never by a browser of its own accord.
    if (request.signedIn?.sessionId === null) return done();
    if (request.routeOptions.config.endpoint?.fromExtension) return done(refusalOfPages(request));
    const site = request.headers['sec-fetch-site'];
    if (typeof site === 'string' && !TRUSTED_SITES.has(site)) return done(new AppError('csrf_invalid'));
    app.csrfProtection(request, reply, done);
  });
}

/** The code in the body says who asks, and no cookie has a part in it. Every page tells its origin with such a request; extensions have schemes of their own. */
function refusalOfPages({ headers }: FastifyRequest): AppError | undefined {
  return /^(?:https?:|null$)/i.test(headers.origin ?? '') ? new AppError('web_page_refused') : undefined;
}
