// `node scripts/describe-facts.ts`: writes docs/facts.md anew; with `--check` only says whether it is up to date.
import { readFile, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { factNames } from '../packages/engine/src/catalogue/facts/facts.ts';
import { captions } from '../packages/engine/src/catalogue/lexicon/captions.ts';

const page = join(resolve(dirname(fileURLToPath(import.meta.url)), '..'), 'docs/facts.md');

const head = `# Facts

Written by \`node scripts/describe-facts.ts\` from the table in \`packages/engine/src/catalogue/facts/\` and the captions in
\`packages/engine/src/catalogue/lexicon/captions/\`; do not edit.

What reading a paper yields is a list of facts: a name of this page, a value in its normal form (dates \`YYYY-MM-DD\`, amounts plain
decimals, telephone numbers E.164 where the country is known), the place it stands, how sure the reading is. Atomic fields of the
templates are facts too, under their own names. A fact whose looks say \`read by its paper's reader\` has no label of its own: it is found in
sentences, tables or machine readable zones.

| fact | looks like | on | labelled, for example |
| --- | --- | --- | --- |
`;

const text = head + [...factNames].sort().map(toRow).join('');

if (!process.argv.includes('--check')) await writeFile(page, text);
else if ((await readFile(page, 'utf8').catch(() => '')) !== text) {
  console.error('docs/facts.md is out of date: run node scripts/describe-facts.ts');
  process.exitCode = 1;
}

function toRow(name: string): string {
  const entries = captions.filter((entry) => entry.name === name);
  const shapes = [...new Set(entries.map((entry) => entry.shape.replaceAll('_', ' ')))];
  const papers = entries.some((entry) => !entry.only)
    ? ['any paper']
    : [...new Set(entries.flatMap((entry) => entry.only ?? []))];
  const wordings = entries.flatMap((entry) => entry.wordings).slice(0, 3);
  return `| \`${name}\` | ${shapes.join(', ') || "read by its paper's reader"} | ${entries.length > 0 ? papers.join(', ') : ''} | ${wordings.join('; ')} |\n`;
}
