// The built browser app: hashed files for ever, index.html for every path that is not the API's.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { sendNotFound } from './error-handler.ts';

const YEAR = 31_536_000;
/** The app's own letters under a name that lasts. */
export const FONT_PATH = '/inter.woff2';

export async function serveWeb(
  app: FastifyInstance,
  folder: string,
  methodsOf: (path: string) => readonly string[],
): Promise<void> {
  const built = existsSync(join(folder, 'index.html'));
  if (built) {
    await app.register(fastifyStatic, {
      root: folder,
      index: false,
      wildcard: false,
      cacheControl: false,
      preCompressed: true,
      setHeaders: (reply, path) => {
        const hashed = path.includes('/assets/');
        reply.header('cache-control', hashed ? `public, max-age=${YEAR}, immutable` : 'no-cache');
      },
    });
    const font = readdirSync(join(folder, 'assets')).find((name) => /^inter-latin-wght-normal-.*\.woff2$/.test(name));
    // For pages that the build knows nothing of: the sign-in on this computer.
    if (font) app.get(FONT_PATH, { config: { public: true } }, (_request, reply) => reply.redirect(`/assets/${font}`));
  }
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?')[0]!;
    const isPage = request.method === 'GET' && !request.url.startsWith('/api/') && !/\.\w+$/.test(path);
    if (!isPage || !built) return sendNotFound(request, reply, methodsOf(path));
    return reply.header('cache-control', 'no-cache').sendFile('index.html');
  });
}
