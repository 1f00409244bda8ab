// A page elsewhere that rebinds its name to this machine must not reach the app: only known host names are answered.
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { AppError } from '../errors.ts';

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

export const isLoopback = (host: string) => LOOPBACK.has(host) || host === '::1';

/** A name or an address, and a port; HTTP/1.0 may leave it out. */
const wellFormed = /^(?:(?:\[[0-9a-f:.%\w]+\]|[\w.-]+)(?::\d{1,5})?)?$/i;

export function refuseMalformedHosts(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const { host = '' } = request.headers;
    done(wellFormed.test(host) && wellFormed.test(request.host ?? '') ? undefined : new AppError('malformed_request'));
  });
}

/** Only where no sign-in but the embedded one protects the data, which knows no passwords. */
export function checkHosts(app: FastifyInstance, config: Config): void {
  if (config.signIn.kind !== 'embedded') return;
  const own = config.http.publicUrl ? new URL(config.http.publicUrl).hostname : null;
  app.addHook('onRequest', (request, _reply, done) => {
    const host = request.hostname.replace(/:\d+$/, '');
    const isKnown = LOOPBACK.has(host) || host === own;
    const isOpen = config.signIn.kind === 'embedded' && config.signIn.allowed && !own;
    done(isKnown || isOpen ? undefined : new AppError('origin_not_allowed'));
  });
}
