// Next steps of a person, over all documents and collections.
import { api } from '@oneform/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { route } from '../../http/route.ts';
import { findWantedPaper } from './find-wanted-paper.ts';
import { listAllExpiring, listExpiring } from './list-expiring.ts';
import { listTooEarly } from './list-too-early.ts';
import { listWaiting } from './list-waiting.ts';
import { writeCalendar } from './write-calendar.ts';

export async function overviewRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  route(app, api.overview.get, async ({ user }) => {
    const [waiting, wantedPaper, expiring, tooEarly] = await Promise.all([
      listWaiting(deps.db, user.id),
      findWantedPaper(deps, user.id),
      listExpiring(deps.db, user.id, new Date()),
      listTooEarly(deps, user.id),
    ]);
    return { waiting, wanted_paper: wantedPaper, expiring, too_early: tooEarly };
  });

  route(
    app,
    api.overview.calendar,
    async ({ user, reply }) => {
      const now = new Date();
      const [papers, tooEarly] = await Promise.all([
        listAllExpiring(deps.db, user.id, now),
        listTooEarly(deps, user.id),
      ]);
      return reply
        .headers({
          'content-type': 'text/calendar; charset=utf-8',
          'content-disposition': 'attachment; filename="oneform-expiring.ics"',
        })
        .send(writeCalendar({ papers, tooEarly, now }));
    },
    { media: 'text/calendar' },
  );
}
