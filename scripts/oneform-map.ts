// `oneform map`: drafts the map of a form for a person to write, or checks one that was written; needs no server.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { fillProblems } from '@oneform/contract';
import { factNames } from '@oneform/engine';
import {
  checkMap,
  describeDraft,
  draftPlaces,
  drawPlaces,
  parseMap,
  readPlaces,
  writeDraft,
} from '@oneform/engine/maps';
import { loadTemplates } from '../packages/server/src/features/templates/load-templates.ts';

const usage = `Usage: npm run oneform -- map FORM.pdf -o DIR [--name NAME]
       npm run oneform -- map --check MAP.yaml [FORM.pdf]
  The first writes DIR/NAME.yaml, to be filled in, NAME.txt with all words around each place, and NAME-1.jpg … with the numbers of the places.
  The second says what is wrong with a map and what it leaves open.`;

/** Exit code: 0, 1 when there is nothing to draft or something is wrong with the map. */
export async function runMap(argv: readonly string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...argv],
    allowPositionals: true,
    options: {
      output: { type: 'string', short: 'o' },
      name: { type: 'string' },
      check: { type: 'string' },
    },
  });
  const [form] = positionals;
  if (values.check !== undefined) return check(values.check, form);
  if (form === undefined || values.output === undefined) {
    console.error(usage);
    return 1;
  }
  return draft(form, values.output, values.name ?? basename(form).replace(/\.pdf$/i, ''));
}

async function draft(file: string, folder: string, name: string): Promise<number> {
  const bytes = new Uint8Array(await readFile(file));
  const form = await readPlaces(bytes);
  if (typeof form === 'string') {
    console.error(`${file}: ${fillProblems[form]}`);
    return 1;
  }
  await mkdir(folder, { recursive: true });
  const places = draftPlaces(form);
  await writeFile(join(folder, `${name}.yaml`), writeDraft(name, form, places));
  await writeFile(join(folder, `${name}.txt`), describeDraft(places));
  const pages = form.pages.filter((page) => places.some((place) => place.page === page.number));
  for (const { number, rotation } of pages) {
    const picture = await drawPlaces(form.bytes ?? bytes, number, rotation, places);
    if (picture !== undefined) await writeFile(join(folder, `${name}-${number}.jpg`), picture);
  }
  console.log(`${name}: ${places.length} places on ${pages.length} pages`);
  return 0;
}

async function check(file: string, form: string | undefined): Promise<number> {
  const map = parseMap(await readFile(file, 'utf8'));
  if (!('places' in map)) return reportProblems(file, map);
  const { fieldSchemas } = await loadTemplates(join(resolve(import.meta.dirname, '..'), 'templates'));
  const facts = new Set([...factNames, ...Object.keys(fieldSchemas.atomic_fields)]);
  const places = form === undefined ? undefined : await readPlaces(new Uint8Array(await readFile(form)));
  if (typeof places === 'string') return reportProblems(form!, [fillProblems[places]]);
  const { wrong, open } = checkMap(map, facts, places);
  const asked = map.places.filter(({ ask }) => ask?.kind === 'asked').length;
  if (wrong.length > 0) return reportProblems(file, wrong);
  console.log(
    `${map.form}: ${map.places.length} places, ${asked} asked, ${open.length} open${open.length > 0 ? `: ${open.join(' ')}` : ''}`,
  );
  return 0;
}

function reportProblems(file: string, problems: readonly string[]): number {
  console.error(`${file}:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
  return 1;
}
