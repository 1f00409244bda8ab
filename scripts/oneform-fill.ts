// `oneform fill`: the authority's PDF filled from values in a JSON file, with a list of what was written where; needs no server.
import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import {
  Collection,
  fillNotes,
  fillProblems,
  fillReasons,
  fillStatusWords,
  organiseData,
  outcomeOf,
  SectionData,
  sortIntoSections,
} from '@oneform/contract';
import type { FilledField, FilledForm, FillValues } from '@oneform/engine';
import { fillForm } from '@oneform/engine/reading';
import { loadTemplates } from '../packages/server/src/features/templates/load-templates.ts';

const usage = `Usage: npm run oneform -- fill FORM.pdf --values FILE.json -o FILLED.pdf [--make-fillable] [--flat] [--break-signature] [--json]
  --values  a collection as GET /api/collections/{id} gives it, or plain JSON: fields by name, groups as objects, lists of objects
  -o        where the filled PDF goes
  --make-fillable  a form without fields comes back with them, rather than with text on its pages
  --flat    the filled form comes back without fields
  --break-signature  a signed form is filled although its signature is then no longer valid
  --json    the list of fields as JSON`;

/** The part of the API's answer that is needed; the rest does not matter here. */
const GivenCollection = Collection.pick({ sections: true, collection_data: true });

/** Exit code: 0, 1 when the form could not be filled, 2 when something was read back otherwise than it was written. */
export async function runFill(argv: readonly string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...argv],
    allowPositionals: true,
    options: {
      values: { type: 'string' },
      output: { type: 'string', short: 'o' },
      json: { type: 'boolean' },
      'make-fillable': { type: 'boolean', default: false },
      flat: { type: 'boolean', default: false },
      'break-signature': { type: 'boolean', default: false },
    },
  });
  const [form] = positionals;
  if (form === undefined || values.values === undefined || values.output === undefined) {
    console.error(usage);
    return 1;
  }
  const given = await readValues(values.values);
  const result = await fillForm(new Uint8Array(await readFile(form)), given, {
    makeFillable: values['make-fillable'],
    settings: { break_signature: values['break-signature'], flat: values.flat },
  });
  if (typeof result === 'string') {
    console.error(`${form}: ${fillProblems[result]}`);
    return 1;
  }
  await writeFile(values.output, result.bytes);
  const { bytes: _, ...report } = result;
  console.log(values.json ? JSON.stringify(report) : summarise(report));
  return result.fields.some(({ status }) => status === 'differs') ? 2 : 0;
}

async function readValues(file: string): Promise<FillValues> {
  const json: unknown = JSON.parse(await readFile(file, 'utf8'));
  const collection = GivenCollection.safeParse(json);
  if (collection.success) return { sections: collection.data.sections, data: collection.data.collection_data };
  const loose = SectionData.parse(json);
  const { fieldSchemas } = await loadTemplates(join(resolve(import.meta.dirname, '..'), 'templates'));
  const data = sortIntoSections(loose, fieldSchemas);
  return { sections: organiseData(data, fieldSchemas), data };
}

function summarise({ fields, asIntended, toCheck, leftBlank, notes }: Omit<FilledForm, 'bytes'>): string {
  return [
    `${asIntended} written as intended, ${toCheck} to check, ${leftBlank} left blank`,
    ...notes.map((note) => fillNotes[note]),
    ...fields.filter((field) => outcomeOf(field) !== 'left_blank').map(toRow),
  ].join('\n');
}

function toRow({ status, page, label, value, reason }: FilledField): string {
  const why = reason === undefined ? '' : `  (${fillReasons[reason]})`;
  return `  ${fillStatusWords[status]}  page ${page}  ${label}: ${value}${why}`;
}
