// Refuses a body that is nested beyond all data before the validator, which recurses, walks it.
import { isTooDeep, MAX_NESTING_DEPTH } from '@oneform/contract';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../errors.ts';

/** Room for the members of the body around the data. */
const AROUND = 4;

export function refuseDeepBodies(app: FastifyInstance): void {
  app.addHook('preValidation', (request, _reply, done) => {
    const isRefused = request.body !== undefined && isTooDeep(request.body, MAX_NESTING_DEPTH + AROUND);
    done(
      isRefused
        ? new AppError('validation_failed', { detail: `The data is nested deeper than ${MAX_NESTING_DEPTH} levels.` })
        : undefined,
    );
  });
}
