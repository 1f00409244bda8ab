// More waits for the database than it answers within seconds: told at once to come back, so that what is under way gets done.
import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/database.ts';
import { AppError } from '../errors.ts';

/** Statements that wait for a connection. Twenty connections answer thousands a second; so many wait for one or two. */
const MAX_WAITING = 500;

export function refuseOverload(app: FastifyInstance, db: Database): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const isOverloaded = db.$client.waitingCount > MAX_WAITING && request.url.startsWith('/api/');
    done(isOverloaded ? new AppError('overloaded', { headers: { 'retry-after': '2' } }) : undefined);
  });
}
