// `node scripts/describe-templates.ts`: writes docs/templates.md anew; with `--check` only says whether it is up to date.
import { readFile, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { loadOfficialForms } from '../packages/server/src/features/templates/load-official-forms.ts';
import { loadTemplates } from '../packages/server/src/features/templates/load-templates.ts';
import { describeTemplates } from './templates/describe.ts';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const page = join(root, 'docs/templates.md');

const { templates, fieldSchemas } = await loadTemplates(join(root, 'templates'));
const text = describeTemplates(templates, fieldSchemas, await loadOfficialForms(join(root, 'templates'), templates));

if (!process.argv.includes('--check')) await writeFile(page, text);
else if ((await readFile(page, 'utf8').catch(() => '')) !== text) {
  console.error('docs/templates.md is out of date: run node scripts/describe-templates.ts');
  process.exitCode = 1;
}
