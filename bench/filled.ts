// Forms that somebody has filled and printed, read again: the values of an invented household that come back, each with what it was written for.
//   npm run bench:filled -- --corpus DIR [--only NAME] [--scanned] [--missed] [--bare]
// The forms are filled as the product fills them and lose their fields. `whole`: told word for word, as a fact or beside these; `named`: as the
// fact that it was written for, or with the caption that the form's maker gave the field. `--scanned` prints and scans them first, `--bare` leaves
// their blanks out of account.
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { PDFDocument } from '@cantoo/pdf-lib';
import { fillForm } from '../packages/engine/src/fill/fill-form.ts';
import type { FilledField } from '../packages/engine/src/fill/fill-result.ts';
import { understandRead } from '../packages/engine/src/pipeline.ts';
import { readFile } from '../packages/engine/src/read/read-file.ts';
import { readPaper } from '../packages/engine/src/read-paper.ts';
import { loadTemplates } from '../packages/server/src/features/templates/load-templates.ts';
import { makeHouseholds } from './support/households.ts';
import { scanForm } from './support/scan-form.ts';
import { isNear } from './support/score-pairs.ts';

const { values } = parseArgs({
  options: {
    corpus: { type: 'string' },
    only: { type: 'string', default: '' },
    scanned: { type: 'boolean' },
    missed: { type: 'boolean' },
    bare: { type: 'boolean' },
  },
});
if (!values.corpus) throw new Error('Say which folder: --corpus DIR');

/** A form that asks for less says little. */
const fewest = 3;
const { fieldSchemas } = await loadTemplates(join(import.meta.dirname, '../templates'));
const [household] = makeHouseholds(fieldSchemas);
const sums = { forms: 0, values: 0, whole: 0, facts: 0, named: 0 };

for (const name of readdirSync(values.corpus)) {
  if (!name.endsWith('.pdf') || !name.includes(values.only)) continue;
  const filled = await fillForm(readFileSync(join(values.corpus, name)), household!.values);
  if (typeof filled === 'string') continue;
  const written = filled.fields.filter(isWritten);
  const bytes = written.length < fewest ? undefined : await flatten(filled.bytes, written);
  if (bytes === undefined) continue;
  await measure(basename(name, '.pdf'), bytes, written);
}
console.log(sums);

function isWritten({ kind, status, value }: FilledField): boolean {
  return kind === 'text' && (status === 'verified' || status === 'differs') && value.length > 1;
}

/** Only the pages that something was written on. */
async function flatten(bytes: Uint8Array, written: readonly FilledField[]): Promise<Uint8Array | undefined> {
  const document = await PDFDocument.load(bytes);
  try {
    document.getForm().flatten();
  } catch {
    return undefined;
  }
  for (let number = document.getPageCount(); number > 0; number--)
    if (!written.some(({ page }) => page === number)) document.removePage(number - 1);
  return document.save();
}

async function measure(form: string, flat: Uint8Array, written: readonly FilledField[]): Promise<void> {
  const bytes = values.scanned ? await scanForm(flat, (await readFile(flat)).pages) : flat;
  const { understood } = await understandRead(await (values.bare ? readFile : readPaper)(bytes));
  sums.forms++;
  for (const { label, value, path = '' } of written) {
    const says = (text: unknown) => squash(text) === squash(value) || squash(text) === squash(isoOf(value));
    const facts = understood.facts.filter((fact) => says(fact.value) || says(fact.raw));
    const others = understood.additionalFields.filter((field) => says(field.value));
    const isNamed =
      facts.some((fact) => isFactOf(fact.name, path)) ||
      others.some((field) => isNear(label, field.label) || squash(label).endsWith(squash(field.label)));
    sums.values++;
    if (facts.length + others.length > 0) sums.whole++;
    if (facts.length > 0) sums.facts++;
    if (isNamed) sums.named++;
    else if (values.missed)
      console.log(
        [form, label, value, path, ...facts.map((fact) => fact.name), ...others.map((field) => field.label)].join('\t'),
      );
  }
}

/** `contact.cell_phone` is told as `phone`, `spouse.surname` as `spouse_surname`. */
function isFactOf(name: string, path: string): boolean {
  const asked = path.split('.').at(-1)!;
  return name === asked || name.endsWith(`_${asked}`) || asked.endsWith(`_${name}`);
}

function squash(text: unknown): string {
  return String(text)
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();
}

function isoOf(text: string): string {
  const parts = /^(\d{1,2})\D(\d{1,2})\D(\d{4})$/.exec(text);
  return parts === null ? text : `${parts[3]}-${parts[1]!.padStart(2, '0')}-${parts[2]!.padStart(2, '0')}`;
}
