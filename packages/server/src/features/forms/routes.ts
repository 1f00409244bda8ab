// Forms: the authority's own PDF, filled from a collection, and forms whose filling is remembered.
import multipart from '@fastify/multipart';
import { api } from '@oneform/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { route } from '../../http/route.ts';
import { drawPage } from './draw-page.ts';
import { fillPage } from './fill-page.ts';
import { fillPdf } from './fill-pdf.ts';
import { formLimits } from './receive-form.ts';
import { forgetForm, listSavedForms, replaceSavedForm, saveForm } from './saved-forms.ts';

/** Free of charge, so that nobody can keep the machine busy with it. */
const fillsPerMinute = { max: 30, timeWindow: 60_000 };
const pagesPerMinute = { max: 120, timeWindow: 60_000 };

/** A thousand places with their words. */
const savedFormLimit = 1024 * 1024;

/** Five hundred controls, some of them lists of all countries. */
const pageLimit = 4 * 1024 * 1024;

export async function formRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  const { db } = deps;
  route(app, api.savedForms.list, async ({ user }) => ({ forms: await listSavedForms(db, user.id) }));
  route(
    app,
    api.savedForms.save,
    ({ user, body, request }) => saveForm(db, user.id, { id: request.newId(), ...body }),
    {
      bodyLimit: savedFormLimit,
    },
  );
  route(app, api.savedForms.replace, ({ user, params, body }) => replaceSavedForm(db, user.id, params.id, body), {
    bodyLimit: savedFormLimit,
  });
  route(app, api.savedForms.forget, ({ user, params }) => forgetForm(db, user.id, params.id));
  route(app, api.forms.fillPage, ({ user, params, body }) => fillPage(deps, user.id, { id: params.id, ...body }), {
    bodyLimit: pageLimit,
    rateLimit: pagesPerMinute,
  });
  await app.register(async (scope) => {
    await scope.register(multipart, { limits: formLimits });
    route(
      scope,
      api.forms.fill,
      async ({ user, params, request, reply }) =>
        (await fillPdf(deps, user.id, { id: params.id, request, reply })) ?? (reply as never),
      {
        rateLimit: fillsPerMinute,
      },
    );
    route(scope, api.forms.page, ({ user, request, reply }) => drawPage(deps, user.id, request, reply), {
      media: 'image/webp',
      rateLimit: pagesPerMinute,
    });
  });
}
