// Next steps of a person, over all documents and collections.
import { api } from '@oneform/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { route } from '../../http/route.ts';
import { findWantedPaper } from './find-wanted-paper.ts';
import { listExpiring } from './list-expiring.ts';
import { listWaiting } from './list-waiting.ts';

export async function overviewRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  route(app, api.overview.get, async ({ user }) => {
    const [waiting, wantedPaper, expiring] = await Promise.all([
      listWaiting(deps.db, user.id),
      findWantedPaper(deps, user.id),
      listExpiring(deps.db, user.id, new Date()),
    ]);
    return { waiting, wanted_paper: wantedPaper, expiring };
  });
}
