// Measures how right the values are that forms are filled with, and how much of a collection's data is used: one line a
// form, and the sums.
//   npm run bench:filling -- --corpus DIR [--corpus DIR …] [--only NAME] [--flat [--planned]] [--wrong] [--missed] [--list]
// `--flat` takes the fields out first, so that what is written goes onto the blanks that are found; the truth of a blank is that of the fields that
// lay there. What is written where no field was is counted apart: nobody said what is asked there.
// `--planned` neither draws nor reads back: what would be written, in a tenth of the time.
// Which fact each field asks for was settled by reading the forms: bench/truth/form-facts.tsv. A field of those forms that it does not name asks
// for nothing that a household has, so whatever is written there unasked is wrong. `--list` prints every field with what became of it.

import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import type { FillProblemCode } from '@oneform/contract';
import { fillForm } from '../packages/engine/src/fill/fill-form.ts';
import type { FilledField } from '../packages/engine/src/fill/fill-result.ts';
import { loadTemplates } from '../packages/server/src/features/templates/load-templates.ts';
import { fieldsUnder } from './support/fields-under.ts';
import { type Household, makeHouseholds } from './support/households.ts';
import { planFlat } from './support/plan-flat.ts';
import { readFieldPlaces } from './support/read-field-places.ts';
import { readFormFacts, readPrintedFacts } from './support/read-form-facts.ts';
import { stripFields } from './support/strip-fields.ts';

const { values } = parseArgs({
  options: {
    corpus: { type: 'string', multiple: true },
    only: { type: 'string' },
    flat: { type: 'boolean' },
    planned: { type: 'boolean' },
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
  /** Written where a flat form had no field: nobody said what is asked there. */
  elsewhere: number;
  /** Fields whose fact the household has, and those of them that hold it. */
  known: number;
  filled: number;
  suggested: number;
}

const nothing: Figures = { fields: 0, written: 0, right: 0, elsewhere: 0, known: 0, filled: 0, suggested: 0 };

const truth = readFormFacts(join(import.meta.dirname, 'truth/form-facts.tsv'));
const printed = readPrintedFacts(join(import.meta.dirname, 'truth/flat-form-facts.tsv'));
const { fieldSchemas } = await loadTemplates(join(import.meta.dirname, '../templates'));
const households = makeHouseholds(fieldSchemas);
const sums = { ...nothing };
let forms = 0;

for (const file of values.corpus.flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)))) {
  const form = basename(file, '.pdf');
  if (!file.endsWith('.pdf') || (values.only && !form.includes(values.only))) continue;
  const facts = truth.get(form);
  if (facts === undefined && !values.list) continue;
  const original = readFileSync(file);
  const bytes = values.flat ? await stripFields(original) : original;
  if (bytes === undefined) continue;
  const places = values.flat ? await readFieldPlaces(original) : undefined;
  forms++;
  const own = { ...nothing };
  const planned = values.planned
    ? await planFlat(
        bytes,
        households.map(({ values: known }) => known),
      )
    : undefined;
  for (const [index, household] of households.entries()) {
    const fields = planned?.[index] ?? (await fill(bytes, household));
    if (typeof fields === 'string') {
      console.log(`${form}: ${fields}`);
      break;
    }
    own.fields = fields.length;
    const met = new Set<string>();
    for (const field of fields) {
      const names = places ? fieldsUnder(field.page, field.box, places).map(({ name }) => name) : [field.name];
      const onPaper = (name: string) => (places ? (printed.get(form)?.get(`${field.page} ${name}`) ?? []) : []);
      const asked = names.map((name) => [...(facts?.get(name) ?? []), ...onPaper(name)]);
      judge({ form, field, household, names, asked, met, own });
    }
    // A blank that was not found is not filled in either.
    for (const [name, asked] of facts ?? []) {
      if (met.has(name) || !isKnown(asked, household)) continue;
      own.known++;
      if (values.missed) console.log([form, household.name, 'NOT FOUND', name, `[${asked.join('|')}]`].join('\t'));
    }
  }
  for (const key of Object.keys(sums) as (keyof Figures)[]) sums[key] += own[key];
  print(form, own);
}
print(`${forms} forms, ${households.length} households`, sums);

async function fill(bytes: Uint8Array, household: Household): Promise<readonly FilledField[] | FillProblemCode> {
  const filled = await fillForm(bytes, household.values);
  return typeof filled === 'string' ? filled : filled.fields;
}

interface Judged {
  readonly form: string;
  readonly field: FilledField;
  readonly household: Household;
  /** Of the form's fields that stand there, and what each of them asks for. */
  readonly names: readonly string[];
  readonly asked: readonly (readonly string[])[];
  readonly met: Set<string>;
  readonly own: Figures;
}

function judge({ form, field, household, names, asked, met, own }: Judged): void {
  const isWritten = field.status !== 'blank' && field.status !== 'unsure' && field.value !== '';
  const texts = textsAt(asked, household);
  const says = texts.some((text) => squash(text) === squash(field.value));
  const isRight = isWritten && says;
  const known = names.filter((name, index) => !met.has(name) && isKnown(asked[index]!, household));
  for (const name of known) met.add(name);
  if (isWritten && names.length === 0) own.elsewhere++;
  else if (isWritten) own.written++;
  if (isRight) own.right++;
  own.known += known.length;
  if (isRight) own.filled += known.length;
  else if (says) own.suggested += known.length;
  const print = (what: string) =>
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
        `[${asked.flat().join('|')}]`,
      ].join('\t'),
    );
  if (values.list) print('field');
  else if (values.wrong && isWritten && !isRight) print(names.length === 0 ? 'ELSEWHERE' : 'WRONG');
  else if (values.missed && known.length > 0 && !isRight) print('MISSED');
}

function isKnown(asked: readonly string[], household: Household): boolean {
  return asked.some((fact) => textsOf(fact, household).length > 0);
}

/** The pieces of a number that are one place on a flat form hold it whole. */
function textsAt(asked: readonly (readonly string[])[], household: Household): string[] {
  const each = asked.map((facts) => facts.flatMap((fact) => textsOf(fact, household)));
  const whole = each.length > 1 ? [each.map(([text = '']) => text).join(' ')] : [];
  return [...each.flat(), ...whole];
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

function print(form: string, { fields, written, right, elsewhere, known, filled, suggested }: Figures): void {
  const share = (a: number, b: number) => (b === 0 ? '–' : (a / b).toFixed(3));
  const apart = values.flat ? ` elsewhere ${elsewhere}` : '';
  console.log(
    `${form.slice(0, 44).padEnd(44)} fields ${fields} written ${written} right ${right} P ${share(right, written)}${apart} known ${known} R ${share(filled, known)} suggested ${suggested}`,
  );
}
