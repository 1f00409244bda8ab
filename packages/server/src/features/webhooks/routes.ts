// Webhooks: where events are sent, and what became of it.
import { api } from '@oneform/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { route } from '../../http/route.ts';
import { createWebhook, listWebhooks, removeWebhook, sendAgain } from './webhooks.ts';

export async function webhookRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  const { db } = deps;
  route(app, api.webhooks.list, async ({ user }) => ({ webhooks: await listWebhooks(db, user.id) }));
  route(app, api.webhooks.create, ({ user, body, request }) =>
    createWebhook(deps, user.id, { id: request.newId(), ...body }),
  );
  route(app, api.webhooks.remove, ({ user, params }) => removeWebhook(db, user.id, params.id));
  route(app, api.webhooks.sendAgain, async ({ user, params }) => ({ delivery: await sendAgain(db, user.id, params) }));
}
