// Forms that somebody has filled and printed, read again: the values of an invented household that come back, each with what it was written for,
// and the boxes that were ticked with a pen.
//   npm run bench:filled -- --corpus DIR [--only NAME] [--scanned] [--missed] [--keep DIR]
// The forms are filled as the product fills them and lose their fields. `whole`: told word for word, as a fact or beside these; `named`: as the
// fact that it was written for, or with the caption that the form's maker gave the field. Of the boxes `ticked` ones: `seen` as ticked, `said` are those
// whose tool tip says in printed words what they are for, `asked` those of them that are called so; `false`: seen as ticked though they are empty, `stray`: where
// no box is. All figures come twice: without what the blanks tell, and with it.
// `--scanned` prints and scans them first, `--keep` keeps what was
// recognised in a folder, for the next run.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { PDFDocument } from '@cantoo/pdf-lib';
import type { Box, FormField, Page, ReadDocument } from '../packages/engine/src/document/read-document.ts';
import { fillForm } from '../packages/engine/src/fill/fill-form.ts';
import type { FilledField } from '../packages/engine/src/fill/fill-result.ts';
import { readFilled } from '../packages/engine/src/fill/filled/read-filled.ts';
import { readScanned } from '../packages/engine/src/fill/filled/read-scanned.ts';
import { understandRead } from '../packages/engine/src/pipeline.ts';
import { readFile } from '../packages/engine/src/read/read-file.ts';
import { addBesides } from '../packages/engine/src/read/read-scan.ts';
import { loadTemplates } from '../packages/server/src/features/templates/load-templates.ts';
import { fieldsUnder } from './support/fields-under.ts';
import { makeHouseholds } from './support/households.ts';
import { judgeCaption } from './support/judge-caption.ts';
import { readKeptScan } from './support/keep-scan.ts';
import { type FieldPlace, readFieldPlaces } from './support/read-field-places.ts';
import { onScan, scanForm } from './support/scan-form.ts';
import { isNear } from './support/score-pairs.ts';
import { type HandTick, tickByHand } from './support/tick-by-hand.ts';

const { values } = parseArgs({
  options: {
    corpus: { type: 'string' },
    only: { type: 'string', default: '' },
    scanned: { type: 'boolean' },
    missed: { type: 'boolean' },
    keep: { type: 'string' },
  },
});
if (!values.corpus) throw new Error('Say which folder: --corpus DIR');

interface Figures {
  values: number;
  whole: number;
  facts: number;
  named: number;
  ticked: number;
  seen: number;
  said: number;
  asked: number;
  false: number;
  stray: number;
}

/** A form that asks for less says little. */
const fewest = 3;
const nothing: Figures = {
  values: 0,
  whole: 0,
  facts: 0,
  named: 0,
  ticked: 0,
  seen: 0,
  said: 0,
  asked: 0,
  false: 0,
  stray: 0,
};
const { fieldSchemas } = await loadTemplates(join(import.meta.dirname, '../templates'));
const [household] = makeHouseholds(fieldSchemas);
const sums = { bare: { ...nothing }, blanks: { ...nothing } };
let forms = 0;

for (const name of readdirSync(values.corpus)) {
  if (!name.endsWith('.pdf') || !name.includes(values.only)) continue;
  const form = basename(name, '.pdf');
  // A kept scan goes with the truth of its own writing.
  const file = values.keep === undefined ? undefined : join(values.keep, `${form}-truth.json`);
  const isKept = file !== undefined && existsSync(file);
  const measured = isKept ? toMeasured(file) : await fillPaper(form, readFileSync(join(values.corpus, name)));
  if (measured === undefined) continue;
  if (file !== undefined && !isKept) keepTruth(file, measured);
  forms++;
  await measure(measured);
}
console.log(`${forms} forms`);
console.log('bare  ', formatFigures(sums.bare));
console.log('blanks', formatFigures(sums.blanks));

async function fillPaper(form: string, original: Uint8Array): Promise<Measured | undefined> {
  const filled = await fillForm(original, household!.values);
  if (typeof filled === 'string') return undefined;
  const written = filled.fields.filter(isWritten);
  if (written.length < fewest) return undefined;
  const flat = await flatten(original, filled.bytes, written, filled.fields.filter(isTick));
  return flat && { form, written, ...flat };
}

function toMeasured(file: string): Measured {
  const { bytes, ...kept } = JSON.parse(readFileSync(file, 'utf8')) as Measured & { bytes: string };
  return { ...kept, bytes: Buffer.from(bytes ?? '', 'base64') };
}

function keepTruth(file: string, { bytes, ...measured }: Measured): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify({ ...measured, bytes: Buffer.from(bytes).toString('base64') }));
}

function isWritten({ kind, status, value }: FilledField): boolean {
  return kind === 'text' && (status === 'verified' || status === 'differs') && value.length > 1;
}

function isTick({ kind, status }: FilledField): boolean {
  return (kind === 'checkbox' || kind === 'radio') && (status === 'verified' || status === 'differs');
}

interface Flat {
  readonly bytes: Uint8Array;
  /** Of the pages that are left, numbered as there. */
  readonly ticks: readonly HandTick[];
  readonly blank: readonly Page[];
}

interface Measured extends Flat {
  readonly form: string;
  readonly written: readonly FilledField[];
}

/** Only the pages that something was written on. */
async function flatten(
  original: Uint8Array,
  bytes: Uint8Array,
  written: readonly FilledField[],
  ticked: readonly FilledField[],
): Promise<Flat | undefined> {
  const document = await PDFDocument.load(bytes);
  try {
    document.getForm().flatten();
  } catch {
    return undefined;
  }
  const kept = document.getPageIndices().map((index) => index + 1);
  const numbers = kept.filter((number) => written.some(({ page }) => page === number));
  const upright = numbers.filter((number) => document.getPage(number - 1).getRotation().angle === 0);
  const places = (await readFieldPlaces(original)).filter(({ page }) => upright.includes(page));
  const ours = ticked.flatMap(({ page, box }) => fieldsUnder(page, box, places));
  const ticks = [
    ...ours.map((place): HandTick => ({ place, isTicked: true })),
    ...tickByHand(
      document,
      places.filter((place) => !ours.includes(place)),
    ),
  ];
  for (const number of kept.toReversed()) if (!numbers.includes(number)) document.removePage(number - 1);
  const { pages } = await readFile(original);
  const renumber = (page: number) => numbers.indexOf(page) + 1;
  return {
    bytes: await document.save(),
    ticks: ticks.map(({ place, isTicked }) => ({ place: { ...place, page: renumber(place.page) }, isTicked })),
    blank: numbers.map((number) => ({ ...pages[number - 1]!, number: renumber(number) })),
  };
}

async function measure(measured: Measured): Promise<void> {
  const { form, bytes } = measured;
  const { bare, blanks } = await (values.scanned ? readScans(form, bytes) : readDigital(bytes));
  const own = { bare: { ...nothing }, blanks: { ...nothing } };
  for (const [key, read] of [['bare', bare] as const, ['blanks', blanks] as const]) {
    await judgeValues(measured, read, own[key], key);
    judgeTicks(measured, read, own[key], key);
    for (const name of Object.keys(nothing) as (keyof Figures)[]) sums[key][name] += own[key][name];
  }
  console.log([form.slice(0, 36).padEnd(36), formatFigures(own.bare), '→', formatFigures(own.blanks)].join(' '));
}

function formatFigures(figures: Figures): string {
  return Object.entries(figures)
    .map(([name, count]) => `${name} ${count}`)
    .join(' ');
}

interface BothWays {
  readonly bare: ReadDocument;
  readonly blanks: ReadDocument;
}

async function readDigital(bytes: Uint8Array): Promise<BothWays> {
  const bare = await readFile(bytes);
  return { bare, blanks: { ...bare, pages: await readFilled(bytes, bare.pages) } };
}

async function readScans(form: string, flat: Uint8Array): Promise<BothWays> {
  const { read, seen } = await readKeptScan(values.keep, form, async () =>
    scanForm(flat, (await readFile(flat)).pages),
  );
  const besides = new Map<number, readonly FormField[]>();
  for (const { page, picture } of seen) besides.set(page.number, await readScanned(picture, page));
  const pages = read.pages.map((page) => addBesides(page, besides.get(page.number) ?? []));
  return { bare: read, blanks: { ...read, pages } };
}

async function judgeValues({ form, written }: Measured, read: ReadDocument, own: Figures, key: string): Promise<void> {
  const { understood } = await understandRead(read);
  for (const { label, value, path = '' } of written) {
    const says = (text: unknown) => squash(text) === squash(value) || squash(text) === squash(isoOf(value));
    const facts = understood.facts.filter((fact) => says(fact.value) || says(fact.raw));
    const others = understood.additionalFields.filter((field) => says(field.value));
    const isNamed =
      facts.some((fact) => isFactOf(fact.name, path)) ||
      others.some((field) => isNear(label, field.label) || squash(label).endsWith(squash(field.label)));
    own.values++;
    if (facts.length + others.length > 0) own.whole++;
    if (facts.length > 0) own.facts++;
    if (isNamed) own.named++;
    else if (values.missed)
      console.log(
        [key, form, label, value, path, ...facts.map((fact) => fact.name), ...others.map((one) => one.label)].join(
          '\t',
        ),
      );
  }
}

function judgeTicks(measured: Measured, { pages }: ReadDocument, own: Figures, key: string): void {
  const { form, ticks, blank } = measured;
  for (const { number, fields } of pages)
    for (const field of fields) {
      if (field.kind !== 'checkbox' || field.checked !== true || !isStray(field, number, measured)) continue;
      own.stray++;
      if (values.missed) console.log([key, form, 'STRAY', number, field.label].join('\t'));
    }
  for (const { place, isTicked } of ticks) {
    const printed = blank.find(({ number }) => number === place.page)!;
    const { x, y } = values.scanned ? onScan(place.box, printed) : middleOf(place.box);
    const page = pages.find(({ number }) => number === place.page);
    const seen = page?.fields.filter(({ kind, box, checked }) => {
      const isBox = kind === 'checkbox' || kind === 'radio';
      return isBox && checked === true && x > box[0] && x < box[2] && y > box[1] && y < box[3];
    });
    const said = seen?.map(({ label, option = '' }) => `${label} ${option}`.trim()) ?? [];
    const verdicts = said.map((caption) => judgeCaption(caption, place.tooltip, place.box, printed.lines));
    if (isTicked) own.ticked++;
    if (isTicked && said.length > 0) own.seen++;
    if (isTicked && isSaid(place, printed.lines)) own.said++;
    if (isTicked && verdicts.includes('right')) own.asked++;
    if (!isTicked && said.length > 0) own.false++;
    if (values.missed && (isTicked ? !verdicts.includes('right') : said.length > 0))
      console.log([key, form, isTicked ? 'tick' : 'FALSE', place.page, place.tooltip, ...said, ...verdicts].join('\t'));
  }
}

/** Whether a tick that was seen stands on none of the form's boxes. */
function isStray({ box }: FormField, page: number, { ticks, blank }: Measured): boolean {
  const printed = blank.find(({ number }) => number === page)!;
  return !ticks.some(({ place }) => {
    const { x, y } = values.scanned ? onScan(place.box, printed) : middleOf(place.box);
    return place.page === page && x > box[0] && x < box[2] && y > box[1] && y < box[3];
  });
}

function isSaid({ tooltip, box }: FieldPlace, lines: Page['lines']): boolean {
  return judgeCaption(tooltip, tooltip, box, lines) !== 'not_said';
}

function middleOf([x0, y0, x1, y1]: Box): { x: number; y: number } {
  return { x: (x0 + x1) / 2, y: (y0 + y1) / 2 };
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
