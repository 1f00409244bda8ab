// The server under test: the real one, on a data folder that goes away with it.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { main } from '@oneform/server';

const folder = mkdtempSync(join(tmpdir(), 'oneform-e2e-'));
// Root's PostgreSQL runs as another user, who must be able to pass through.
chmodSync(folder, 0o711);
process.env.ONEFORM_DATA = folder;
process.env.WEBHOOKS_TO_PRIVATE_ADDRESSES = 'true';
process.env.SIGN_INS_PER_MINUTE = '1000';
process.env.REQUESTS_PER_MINUTE = '100000';
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
await main(resolve(fileURLToPath(new URL('..', import.meta.url))));
