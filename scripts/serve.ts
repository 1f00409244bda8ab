// The server alone, without building the browser app; what `npm run dev` watches.
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { main } from '@oneform/server';

await main(resolve(dirname(fileURLToPath(import.meta.url)), '..'));
