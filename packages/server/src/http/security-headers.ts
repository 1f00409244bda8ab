// Headers on every answer: no script but our own files, no framing, nothing cached of the API.
import helmet from '@fastify/helmet';
import fastify, { type FastifyInstance } from 'fastify';
import { type Config, isHttps } from '../config.ts';
import { EMBEDDED_PREFIX } from '../sign-in/embedded/local-issuer.ts';

/** Answers that may differ from one person to another. */
const isPersonal = (url: string) => url.startsWith('/api/') || url.startsWith(`${EMBEDDED_PREFIX}/`);

export type SecurityHeaders = Readonly<Record<string, string>>;

export function setSecurityHeaders(app: FastifyInstance, headers: SecurityHeaders): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers).header('x-request-id', request.id);
    if (isPersonal(request.url)) reply.headers({ 'cache-control': 'no-store', vary: 'Cookie' });
    done();
  });
}

/** They are the same for every answer, so that a server nobody reaches is asked once and not each time. */
export async function securityHeadersOf(config: Config): Promise<SecurityHeaders> {
  const probe = fastify();
  await probe.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        // Menus, dialogs and toasts are placed by style attributes and elements that their libraries write.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'no-referrer' },
    hsts: isHttps(config) ? { maxAge: 31_536_000 } : false,
    xFrameOptions: { action: 'deny' },
  });
  probe.get('/', (_request, reply) => reply.code(204).send());
  const { headers } = await probe.inject('/');
  await probe.close();
  const { date: _date, connection: _connection, ...security } = headers;
  return security as SecurityHeaders;
}
