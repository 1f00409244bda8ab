// Bounds how long page images are kept: where several processes serve one instance, a document deleted by one leaves
// its pictures with the others, so each keeps them no longer than a browser does.
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config.ts';
import { pageImagesFolder } from './page-images.ts';

const KEPT_MS = 3_600_000;
const LOOK_EVERY_MS = KEPT_MS / 4;

export function forgetPageImagesInTime(app: FastifyInstance, config: Config): void {
  const look = () =>
    forgetPageImages(config).catch((error: unknown) => app.log.warn({ err: error }, 'page images stay'));
  const timer = setInterval(() => void look(), LOOK_EVERY_MS).unref();
  app.addHook('onReady', look);
  app.addHook('onClose', async () => clearInterval(timer));
}

export async function forgetPageImages(config: Config): Promise<void> {
  const root = pageImagesFolder(config);
  for (const name of await readdir(root, { recursive: true }).catch(() => [])) {
    const path = join(root, name);
    const found = await stat(path).catch(() => null);
    if (found?.isFile() && Date.now() - found.mtimeMs > KEPT_MS) await rm(path, { force: true });
  }
}
