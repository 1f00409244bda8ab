// Credits: what is there, what was used, what a run would cost.
import { api } from '@oneform/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { route } from '../../http/route.ts';
import { chartUsage } from './chart-usage.ts';
import { getBalance } from './get-balance.ts';
import { listUsage } from './list-usage.ts';
import { quoteRun } from './quote-run.ts';

export function creditRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps;

  route(app, api.credits.balance, async ({ user }) => ({ balance: await getBalance(db, user.id) }));

  route(app, api.credits.usageHistory, ({ user, query }) => listUsage(db, user.id, query));

  route(app, api.credits.usageChart, ({ user, query }) =>
    chartUsage(db, user.id, { days: query.days, timeZone: query.time_zone, now: new Date() }),
  );

  route(app, api.credits.checkSufficient, async ({ user, query }) => {
    const balance = await getBalance(db, user.id);
    return { sufficient: balance >= query.estimated_credits, balance, required: query.estimated_credits };
  });

  route(app, api.credits.quote, ({ user, query }) => quoteRun(deps, user.id, query));
}
