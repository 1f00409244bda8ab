// Forms: the authority's own PDF, filled from a collection.
import multipart from '@fastify/multipart';
import { api } from '@oneform/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { route } from '../../http/route.ts';
import { fillPdf } from './fill-pdf.ts';
import { formLimits } from './receive-form.ts';

/** Free of charge, so that nobody can keep the machine busy with it. */
const fillsPerMinute = { max: 30, timeWindow: 60_000 };

export async function formRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  await app.register(async (scope) => {
    await scope.register(multipart, { limits: formLimits });
    route(scope, api.forms.fill, ({ user, params, request }) => fillPdf(deps, user.id, params.id, request), {
      rateLimit: fillsPerMinute,
    });
  });
}
