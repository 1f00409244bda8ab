// Floods are refused before anything is done for them: every address has its share of requests, and a smaller one of sign-ins.
import rateLimit from '@fastify/rate-limit';
import { api } from '@oneform/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps.ts';
import { createRequestCounts, type RequestCounts } from './request-counts.ts';

export const MINUTE_MS = 60_000;

/** Monitoring asks often, and takes a refusal for a fault. */
const probes = new Set<string>(Object.values(api.health).map(({ path }) => path));

type Store = rateLimit.FastifyRateLimitStore;

/** To be called before the guard: what has no session is counted too. */
export async function limitRequests(app: FastifyInstance, { config, db, secret }: Deps): Promise<void> {
  const alone = 'requests are counted by this process alone';
  const counts = createRequestCounts(db, {
    secret,
    // Once a second, for as long as the database is away.
    onFault: (error) =>
      app.unanswered.tell(
        alone,
        () => app.log.warn({ err: error }, alone),
        (times) => app.log.warn({ times }, alone),
      ),
  });
  app.addHook('onClose', async () => counts.stop());
  await app.register(rateLimit, {
    global: false,
    max: config.requestsPerMinute,
    timeWindow: MINUTE_MS,
    store: storeOf(counts),
    allowList: (request) => request.url.startsWith('/assets/'),
  });
  const limit = app.rateLimit();
  app.addHook('onRequest', async (request, reply) => {
    const { config: route, url } = request.routeOptions;
    // A route with a limit of its own is counted by it.
    if (!route.rateLimit && !probes.has(url ?? '')) await limit.call(app, request, reply);
  });
}

function storeOf(counts: RequestCounts): rateLimit.FastifyRateLimitStoreCtor {
  return class implements Store {
    incr: Store['incr'] = (key, done, windowMs) => done(null, counts.countSoon(key, windowMs));
    /** Routes that are limited by themselves are asked for seldom and watched closely. */
    child: Store['child'] = (route) => {
      const { url } = (route as unknown as { routeInfo: { url: string } }).routeInfo;
      const incr: Store['incr'] = (key, done, windowMs) => {
        counts.countNow(`${url} ${key}`, windowMs).then((count) => done(null, count), done);
      };
      return { incr, child: () => ({ incr, child: this.child }) };
    };
  };
}
