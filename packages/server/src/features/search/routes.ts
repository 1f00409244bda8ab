// Search.
import { api } from '@oneform/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { route } from '../../http/route.ts';
import { search } from './search.ts';

export async function searchRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  route(app, api.search.search, ({ user, query }) => search(deps, user.id, query.q));
}
