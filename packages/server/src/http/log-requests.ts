// One line a request at `info`, and the id of the request on every line that is logged meanwhile. A path is told by its route: it may name people and papers.
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { workingOn } from '../log/work-under-way.ts';
import { newRequestId } from './error-handler.ts';

/** Ids that a proxy may give: nothing that breaks a line or fills the log. */
const acceptable = /^[\w.:-]{8,128}$/;

/** A proxy that is trusted with the address of a client is trusted with the name of its request. */
export function requestIdOf({ http }: Pick<Config, 'http'>): (request: IncomingMessage) => string {
  return ({ headers }) => {
    const given = headers['x-request-id'];
    return http.trustProxy > 0 && typeof given === 'string' && acceptable.test(given) ? given : newRequestId();
  };
}

export function logRequests(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => workingOn({ reqId: request.id }, done));
  // The handler of a body goes on in the context of its connection.
  app.addHook('preValidation', (request, _reply, done) => workingOn({ reqId: request.id }, done));
  app.addHook('onResponse', (request, reply, done) => {
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        agent: request.headers['user-agent'],
        userId: request.signedIn?.id,
      },
      'request answered',
    );
    done();
  });
}
