// On a full disk nothing more is saved, and all that reads or deletes goes on: a database that runs out of room in the middle would take both along.
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps.ts';
import { AppError } from '../errors.ts';

const ADDING = new Set(['POST', 'PUT', 'PATCH']);

/** Signing in and staying so takes next to nothing, and whoever makes room has to come in. */
const isSpared = (url: string) => url.startsWith('/api/auth/');

export function refuseWhenFull(app: FastifyInstance, { config, disk }: Pick<Deps, 'config' | 'disk'>): void {
  // Elsewhere it is the other machine's disk that counts, which tells so itself.
  if (config.databaseUrl && config.bucket) return;
  app.addHook('onRequest', async (request) => {
    if (!ADDING.has(request.method) || !request.url.startsWith('/api/') || isSpared(request.url)) return;
    const fault = await disk.fault();
    if (fault) throw new AppError('storage_full', { cause: new Error(fault) });
  });
}
