// `npm start`: builds the browser app and the reader's bundle when they are missing or stale, then becomes the server.
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundleReaderWhenStale } from '@oneform/engine/bundle-reader';
import { main } from '@oneform/server';
import { buildWebWhenStale } from './build-web.ts';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');
await buildWebWhenStale(root);
await bundleReaderWhenStale();
await main(root);
