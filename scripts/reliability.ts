// `npm run reliability [-- T40 T58]`: runs the tests of every row of the programme, or of those named, and writes what they found into
// docs/reliability.md. `-- --page` runs nothing and only takes over what the rows say.
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { bundleReaderWhenStale } from '@oneform/engine/bundle-reader';
import { buildWebWhenStale } from './build-web.ts';
import { type Finding, readPage, writePage } from './reliability/page.ts';
import { programme } from './reliability/programme.ts';
import { type Outcome, runProofs } from './reliability/run-proofs.ts';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const path = join(root, 'docs/reliability.md');
const { values, positionals: wanted } = parseArgs({ allowPositionals: true, options: { page: { type: 'boolean' } } });
const unknown = wanted.filter((id) => !programme.some((row) => row.id === id));
if (unknown.length > 0) throw new Error(`No row is called ${unknown.join(', ')}.`);
const rows = values.page ? [] : programme.filter(({ id }) => wanted.length === 0 || wanted.includes(id));

if (rows.some(({ proofs }) => proofs.some(({ kind }) => kind === 'browser'))) await buildWebWhenStale(root);
await bundleReaderWhenStale();
const findings = readPage(readFileSync(path, { encoding: 'utf8', flag: 'a+' }));
const outcomes = await runProofs(rows.flatMap(({ proofs }) => proofs));
let failed = 0;
for (const row of rows) {
  const own = row.proofs.map((proof) => outcomes.get(proof)!);
  const missing = row.proofs.filter((_, n) => own[n]!.passed + own[n]!.failed === 0);
  findings.set(row.id, describe(own, missing.length));
  const isSound = own.every((one) => one.failed === 0) && missing.length === 0;
  if (!isSound) failed += 1;
  for (const { file } of missing) console.log(`${row.id}: nothing of ${file} was run here`);
}
writeFileSync(path, writePage(programme, findings));
console.log(`${rows.length - failed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);

function describe(outcomes: readonly Outcome[], missing: number): Finding {
  const sum = (of: (one: Outcome) => number) => outcomes.reduce((total, one) => total + of(one), 0);
  const tests = sum((one) => one.passed + one.failed);
  const figures = [`${tests} ${tests === 1 ? 'test' : 'tests'}`, ...outcomes.flatMap((one) => one.figures)];
  const ended = [
    sum((one) => one.failed) > 0 && `**${sum((one) => one.failed)} failed**`,
    missing > 0 && 'part of it not on this machine',
  ].filter(Boolean);
  const day = new Date().toISOString().slice(0, 10);
  return { figure: figures.join('; '), run: `${day}, ${ended.join(', ') || 'passed'}` };
}
