// Review: what a document changed in each collection, and the person's decisions about it.
import { api } from '@oneform/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { route } from '../../http/route.ts';
import { requireDocument } from '../documents/store.ts';
import { approveUpdate } from './approve-update.ts';
import { resolveUpdate } from './resolve-update.ts';
import { restoreAll } from './restore-all.ts';
import { restoreUpdate } from './restore-update.ts';
import { listUpdates } from './store.ts';
import { toUpdate } from './to-update.ts';

const idsOf = ({ id, updateId }: { id: string; updateId: string }) => ({ documentId: id, updateId });

export async function updateRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  route(app, api.updates.list, async ({ user, params }) => {
    await requireDocument(deps.db, user.id, params.id);
    return (await listUpdates(deps.db, user.id, params.id)).map(toUpdate);
  });

  route(app, api.updates.approve, ({ user, params, body }) =>
    approveUpdate(deps, user, idsOf(params), body?.writes_another_person ?? false),
  );

  route(app, api.updates.restore, ({ user, params }) => restoreUpdate(deps, user, idsOf(params)));

  route(app, api.updates.restoreAll, ({ user, params }) => restoreAll(deps, user, params.id));

  route(app, api.updates.resolve, ({ user, params, body }) => resolveUpdate(deps, user, idsOf(params), body));
}
