// AI models: which one there is, and what was sent to it.
import { api } from '@oneform/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { route } from '../../http/route.ts';
import { requireCollection } from '../collections/store.ts';
import { releaseAbandonedHolds } from '../credits/release-abandoned-holds.ts';
import { requireDocument } from '../documents/store.ts';
import { chooseModel } from './choose-model.ts';
import { listCollectionCalls, listDocumentCalls } from './list-calls.ts';
import { identityOf } from './model-offer.ts';

export async function modelRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  const { db, config } = deps;
  // On its own database this process is alone (the data folder is locked): whoever held credits for an action is gone.
  app.addHook('onReady', () => releaseAbandonedHolds(db, { isAlone: !config.databaseUrl }));

  route(app, api.models.instance, async ({ user }) => {
    const { model } = deps;
    return {
      model: model && {
        ...identityOf(model),
        sees_images: model.seesImages,
        masks_identifiers: model.masksIdentifiers,
        allowed: (await chooseModel(deps, user.id)) !== null,
      },
    };
  });

  route(app, api.models.documentCalls, async ({ user, params }) => {
    const { id } = await requireDocument(db, user.id, params.id);
    return { calls: await listDocumentCalls(db, user.id, id) };
  });

  route(app, api.models.collectionCalls, async ({ user, params }) => {
    const { id } = await requireCollection(db, user.id, params.id);
    return { calls: await listCollectionCalls(db, user.id, id) };
  });
}
