// Tells of each request by its route and status.
import type { FastifyInstance } from 'fastify';
import { announce } from '../metrics/channels.ts';

export function measureRequests(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    announce('request', {
      method: request.method,
      // One name for all that has no route: a scanner of paths makes no series each.
      route: request.routeOptions.url ?? 'none',
      status: reply.statusCode,
      seconds: reply.elapsedTime / 1000,
    });
    done();
  });
}
