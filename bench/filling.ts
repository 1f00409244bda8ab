// How right it is what forms are filled with, and how much of what a collection knows: one line a form, and the sums.
//   npm run bench:filling -- --corpus DIR [--corpus DIR …] [--only NAME] [--wrong] [--missed] [--list]
// Which fact each field asks for was settled by reading the forms: bench/truth/form-facts.tsv. A field of those forms that it does not name asks
// for nothing that a household has, so whatever is written there unasked is wrong. `--list` prints every field with what became of it.

import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { fillForm } from '../packages/engine/src/fill/fill-form.ts';
import type { FilledField } from '../packages/engine/src/fill/fill-result.ts';
import { loadTemplates } from '../packages/server/src/features/templates/load-templates.ts';
import { type Household, makeHouseholds } from './support/households.ts';
import { readFormFacts } from './support/read-form-facts.ts';

const { values } = parseArgs({
  options: {
    corpus: { type: 'string', multiple: true },
    only: { type: 'string' },
    wrong: { type: 'boolean' },
    missed: { type: 'boolean' },
    list: { type: 'boolean' },
  },
});
if (!values.corpus) throw new Error('Say which folder: --corpus DIR');

interface Figures {
  fields: number;
  written: number;
  right: number;
  /** Fields whose fact the household has. */
  known: number;
  suggested: number;
}

const truth = readFormFacts(join(import.meta.dirname, 'truth/form-facts.tsv'));
const { fieldSchemas } = await loadTemplates(join(import.meta.dirname, '../templates'));
const households = makeHouseholds(fieldSchemas);
const sums: Figures = { fields: 0, written: 0, right: 0, known: 0, suggested: 0 };
let forms = 0;

for (const file of values.corpus.flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)))) {
  const form = basename(file, '.pdf');
  if (!file.endsWith('.pdf') || (values.only && !form.includes(values.only))) continue;
  const facts = truth.get(form);
  if (facts === undefined && !values.list) continue;
  forms++;
  const own: Figures = { fields: 0, written: 0, right: 0, known: 0, suggested: 0 };
  for (const household of households) {
    const filled = await fillForm(readFileSync(file), household.values);
    if (typeof filled === 'string') {
      console.log(`${form}: ${filled}`);
      break;
    }
    own.fields = filled.fields.length;
    for (const field of filled.fields) judge(form, field, household, facts?.get(field.name) ?? [], own);
  }
  for (const key of Object.keys(sums) as (keyof Figures)[]) sums[key] += own[key];
  print(form, own);
}
print(`${forms} forms, ${households.length} households`, sums);

function judge(form: string, field: FilledField, household: Household, asked: readonly string[], own: Figures): void {
  const isWritten = field.status !== 'blank' && field.status !== 'unsure' && field.value !== '';
  const texts = asked.flatMap((fact) => textsOf(fact, household));
  const isRight = isWritten && texts.some((text) => squash(text) === squash(field.value));
  if (isWritten) own.written++;
  if (isRight) own.right++;
  if (texts.length > 0) own.known++;
  const isSuggested = texts.some((text) => squash(text) === squash(field.value));
  if (texts.length > 0 && isSuggested && !isRight) own.suggested++;
  const tell = (what: string) =>
    console.log(
      [
        form,
        household.name,
        what,
        field.name,
        field.page,
        field.kind,
        field.label,
        field.status,
        field.reason ?? '',
        field.value,
        `[${asked.join('|')}]`,
      ].join('\t'),
    );
  if (values.list) tell('field');
  else if (values.wrong && isWritten && !isRight) tell('WRONG');
  else if (values.missed && texts.length > 0 && !isRight) tell('MISSED');
}

/** `self.ssn:0-3` is a piece of it; `self.sex=Female` ticks a box. */
function textsOf(fact: string, { facts }: Household): string[] {
  const [about = '', wanted] = fact.split('=');
  if (wanted !== undefined) return facts.get(about)?.includes(wanted) ? ['Yes', wanted] : [];
  const [name = '', piece] = fact.split(':');
  const texts = facts.get(name) ?? [];
  if (piece === undefined) return [...texts];
  const [from, to] = piece.split('-').map(Number);
  return texts.map((text) => text.replace(/^\+1|\D/g, '').slice(from, to));
}

function squash(text: string): string {
  return text
    .replace(/^\+1(?=\d{10}$)/, '')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();
}

function print(form: string, { fields, written, right, known, suggested }: Figures): void {
  const share = (a: number, b: number) => (b === 0 ? '–' : (a / b).toFixed(3));
  console.log(
    `${form.slice(0, 44).padEnd(44)} fields ${fields} written ${written} right ${right} P ${share(right, written)} known ${known} R ${share(right, known)} suggested ${suggested}`,
  );
}
