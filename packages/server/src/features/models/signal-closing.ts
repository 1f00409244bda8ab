// Tells those who wait for a model that the server is closing: they answer 503 and give back what they hold.
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../errors.ts';

export function signalClosing(app: FastifyInstance): AbortSignal {
  const closing = new AbortController();
  app.addHook('preClose', async () => closing.abort(new AppError('shutting_down')));
  return closing.signal;
}
