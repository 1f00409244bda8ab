// `node training/evaluate/captions.ts --readings DIR… > FILE`: captions as real papers print them with the field that they ask for there, one a
// line: paper, field, caption. Which field it is the truth tells: a value of it stands where the caption's value does.
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import type { ReadDocument } from '@oneform/engine/fitting';
import { analysePage, answerOf, findPairs, labelOf } from '@oneform/engine/fitting';
import { type Page, viewPage } from '@oneform/engine/page-model';
import { printedForms, squash } from '../corpus/printed-forms.ts';

interface Document {
  readonly truth: { readonly fields: Readonly<Record<string, unknown>> };
  readonly read: ReadDocument;
}

const { values } = parseArgs({ options: { readings: { type: 'string', multiple: true, default: [] } } });
/** Shorter values stand in many places. */
const minLetters = 3;

for (const directory of values.readings)
  for (const file of readdirSync(directory).sort()) {
    const { truth, read } = JSON.parse(readFileSync(join(directory, file), 'utf8')) as Document;
    const fields = fieldsByForm(truth.fields);
    const told = new Set<string>();
    for (const page of read.pages)
      for (const [field, caption] of await captionsOf(page, fields)) {
        const line = `${basename(directory)}/${file.replace(/\.json$/, '')}\t${field}\t${caption}`;
        if (!told.has(line)) console.log(line);
        told.add(line);
      }
  }

/** Maps a printed value to its field; a value of several fields is left out. */
function fieldsByForm(truth: Readonly<Record<string, unknown>>): Map<string, string> {
  const fields = new Map<string, Set<string>>();
  for (const [name, value] of Object.entries(truth))
    if (typeof value === 'string' || typeof value === 'number')
      for (const form of printedForms(String(value)))
        if (form.length >= minLetters) fields.set(form, (fields.get(form) ?? new Set()).add(name));
  return new Map([...fields].flatMap(([form, names]) => (names.size === 1 ? [[form, [...names][0]!]] : [])));
}

async function captionsOf(
  page: Page,
  fields: ReadonlyMap<string, string>,
): Promise<[field: string, caption: string][]> {
  const view = await viewPage(page);
  return findPairs(analysePage(page, { type: 'other' }), view ?? undefined).flatMap((pair) => {
    const field = fields.get(squash(answerOf(pair)));
    return field ? [[field, labelOf(pair)]] : [];
  });
}
