// `npm start`: builds the browser app when it is missing or stale, then becomes the server.
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { main } from '@oneform/server';
import { buildWebWhenStale } from './build-web.ts';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');
await buildWebWhenStale(root);
await main(root);
