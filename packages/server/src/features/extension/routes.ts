// The browser extension: connecting it, the applications it may fill from, and values that were typed into pages.
import { api, CODE_MINUTES } from '@oneform/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { notFound } from '../../errors.ts';
import { MINUTE_MS } from '../../http/limit-requests.ts';
import { route } from '../../http/route.ts';
import { deleteKey } from '../account/api-keys.ts';
import { listCollectionHeads } from '../collections/store.ts';
import { briefPeople } from '../people/to-person.ts';
import { createCode, exchangeCode } from './pairing-codes.ts';
import { saveTyped } from './save-typed.ts';

/** Tries of codes from one address: of 10¹¹ codes one holds for ten minutes. */
const triesOfCodes = { max: 10, timeWindow: CODE_MINUTES * MINUTE_MS };

export async function extensionRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  const { db } = deps;

  route(app, api.extension.createCode, async ({ user, reply }) => {
    reply.header('cache-control', 'no-store');
    const { code, expiresAt } = await createCode(deps, user.id);
    return { code, expires_at: expiresAt.toISOString() };
  });

  route(
    app,
    api.extension.connect,
    ({ body, reply }) => {
      reply.header('cache-control', 'no-store');
      return exchangeCode(deps, body);
    },
    { rateLimit: triesOfCodes },
  );

  route(app, api.extension.disconnect, ({ user }) => {
    if (user.key?.kind !== 'extension') throw notFound();
    return deleteKey(db, user.id, user.key.id);
  });

  route(app, api.extension.applications, async ({ user }) => {
    const [{ rows }, people] = await Promise.all([
      listCollectionHeads(db, user.id, { isActive: true }),
      briefPeople(db, user.id),
    ]);
    return {
      applications: rows.map((row) => ({
        id: row.id,
        name: row.name,
        person: row.personId === null ? null : (people.get(row.personId) ?? null),
        completion_percentage: row.completionPercentage,
        updated_at: row.updatedAt.toISOString(),
      })),
    };
  });

  route(app, api.extension.saveTyped, ({ user, params, body }) =>
    saveTyped(deps, user, { id: params.id, values: body.values }),
  );
}
