// `node training/corpus/read-corpus.ts --docs DIR --out DIR`: reads documents once with the engine, so that measuring and training need not.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { understandFile } from '@oneform/engine/reading';

const { values } = parseArgs({ options: { docs: { type: 'string' }, out: { type: 'string' } } });
if (!values.docs || !values.out) throw new Error('--docs DIR and --out DIR are needed');
mkdirSync(values.out, { recursive: true });
for (const name of readdirSync(values.docs).sort()) {
  const target = join(values.out, `${name}.json`);
  if (existsSync(target)) continue;
  const { read } = await understandFile(readFileSync(join(values.docs, name)));
  writeFileSync(target, JSON.stringify(read.pages));
  console.log(`${name}: ${read.pages.length} pages`);
}
