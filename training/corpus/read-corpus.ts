// Reads documents once with the engine, so that measuring and training need not.
//   node training/corpus/read-corpus.ts --docs DIR --out DIR      the pages of each document
//   node training/corpus/read-corpus.ts --corpus DIR --out DIR    `{ truth, read }` for each truth file, as `fit:matching` takes them
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { understandFile } from '@oneform/engine/reading';

const { values } = parseArgs({
  options: { docs: { type: 'string' }, corpus: { type: 'string' }, out: { type: 'string' } },
});
const { docs, corpus, out } = values;
if (!out || (docs === undefined) === (corpus === undefined))
  throw new Error('--out DIR is needed, and --docs DIR or --corpus DIR');
mkdirSync(out, { recursive: true });
if (docs)
  for (const name of readdirSync(docs).sort())
    await keep(`${name}.json`, async () => (await readOf(join(docs, name))).pages);
if (corpus)
  for (const file of readdirSync(join(corpus, 'truth')).sort()) {
    const truth = JSON.parse(readFileSync(join(corpus, 'truth', file), 'utf8')) as { readonly file: string };
    await keep(file, async () => ({ truth, read: await readOf(join(corpus, truth.file)) }));
  }

async function readOf(path: string) {
  return (await understandFile(new Uint8Array(readFileSync(path)))).read;
}

/** Readings that exist are not made again. */
async function keep(name: string, read: () => Promise<unknown>): Promise<void> {
  const target = join(out!, name);
  if (existsSync(target)) return;
  writeFileSync(target, JSON.stringify(await read()));
  console.log(name);
}
