// Refuses a request that cannot be answered in any accepted form, before it is done (RFC 9110, section 15.5.7).
import type { FastifyRequest } from 'fastify';
import { AppError } from '../errors.ts';

/** Values of nearly every request. */
const usual = new Set([undefined, '*/*', 'application/json']);

/** `media` is what the route answers with. Failures are told as problem+json whatever was asked for. */
export const refuseUnacceptable =
  (media: string) => (request: FastifyRequest, _reply: unknown, done: (fault?: Error) => void) => {
    const isUsual = media === 'application/json' && usual.has(request.headers.accept);
    done(
      isUsual || request.accepts().type([media])
        ? undefined
        : new AppError('not_acceptable', { members: { available: [media] } }),
    );
  };
