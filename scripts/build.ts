// `npm run build`: the browser app, as a release carries it.
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildWebWhenStale } from './build-web.ts';

await buildWebWhenStale(resolve(dirname(fileURLToPath(import.meta.url)), '..'));
