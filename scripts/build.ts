// `npm run build`: the browser app and the reader's bundle, as a release carries them.
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundleReaderWhenStale } from '@oneform/engine/bundle-reader';
import { buildWebWhenStale } from './build-web.ts';

await buildWebWhenStale(resolve(dirname(fileURLToPath(import.meta.url)), '..'));
await bundleReaderWhenStale();
