// Blanks of pages found again after the fields of fillable forms were taken out: one line a form, and the sums.
//   npm run bench:blanks -- --corpus DIR [--corpus DIR …] [--only NAME] [--draw DIR] [--scanned] [--pages N] [--captions] [--json]
// `--scanned` prints and scans the forms first: 200 dpi, askew to 3°, JPEG. Truth needs no labelling. A field is found when a blank shares half of their union with it. `--draw` paints what was found green, missed blue,
// wrong red. Captions are held against tool tips, of which only words count that are printed near the field: a tip that has fewer than half of its words there ("Text12", "Enter digits only", that of another field)
// judges nothing. A caption is right when half of its words stand in the tip, or in its last sentence, and it has half of those of
// them that are printed; or when it ends in them, or has all of three or more. `--captions` lists those that are wrong.

import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import type { Page } from '../packages/engine/src/document/read-document.ts';
import { findFormBlanks, type PlacedBlank, withBlanks } from '../packages/engine/src/fill/blanks/find-form-blanks.ts';
import { readScan } from '../packages/engine/src/fill/blanks/read-scan.ts';
import { labelSlots } from '../packages/engine/src/fill/match/label-slots.ts';
import { readPdf } from '../packages/engine/src/read/pdf/read-pdf.ts';
import { defaultReadLimits } from '../packages/engine/src/read/read-limits.ts';
import { renderPage } from '../packages/engine/src/read/render-page.ts';
import { type CaptionVerdict, judgeCaption } from './support/judge-caption.ts';
import { type FieldPlace, type Quad, readFieldPlaces } from './support/read-field-places.ts';
import { scanForm } from './support/scan-form.ts';
import { stripFields } from './support/strip-fields.ts';

interface Figures {
  readonly form: string;
  readonly fields: number;
  readonly found: number;
  readonly right: number;
  /** Of the right ones those whose field says what it is in words printed near it, and those whose caption says the same. */
  readonly described: number;
  readonly captioned: number;
  readonly ms: number;
}

const { values } = parseArgs({
  options: {
    corpus: { type: 'string', multiple: true },
    only: { type: 'string' },
    draw: { type: 'string' },
    json: { type: 'boolean' },
    scanned: { type: 'boolean' },
    pages: { type: 'string', default: '100' },
    captions: { type: 'boolean' },
  },
});
if (!values.corpus) throw new Error('Say which folder: --corpus DIR');
const enough = 0.5;
const maxPages = Number(values.pages);

const all: Figures[] = [];
for (const file of values.corpus.flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)))) {
  if (!file.endsWith('.pdf') || (values.only && !file.includes(values.only))) continue;
  const figures = await measure(file);
  if (figures) print(figures);
  if (figures) all.push(figures);
}
const sum = (key: Exclude<keyof Figures, 'form'>) => all.reduce((total, one) => total + one[key], 0);
print({
  form: `${all.length} forms`,
  fields: sum('fields'),
  found: sum('found'),
  right: sum('right'),
  described: sum('described'),
  captioned: sum('captioned'),
  ms: sum('ms'),
});

function print(figures: Figures): void {
  const { form, fields, found, right, described, captioned, ms } = figures;
  if (values.json) console.log(JSON.stringify(figures));
  else {
    const [precision, recall] = [right / Math.max(1, found), right / Math.max(1, fields)];
    const f1 = right === 0 ? 0 : (2 * precision * recall) / (precision + recall);
    const share = [precision, recall, f1, captioned / Math.max(1, described)].map((value) => value.toFixed(3));
    console.log(
      `${form.slice(0, 44).padEnd(44)} fields ${fields} found ${found} P ${share[0]} R ${share[1]} F1 ${share[2]} captions ${share[3]} ${Math.round(ms)} ms`,
    );
  }
}

async function measure(file: string): Promise<Figures | undefined> {
  const bytes = readFileSync(file);
  const printed = (await readFieldPlaces(bytes)).filter(({ page }) => page <= maxPages);
  const flat = printed.length === 0 ? undefined : await stripFields(bytes);
  if (flat === undefined) return undefined;
  const limits = { ...defaultReadLimits, maxPages };
  const digital = await readPdf(flat, { limits });
  const paper = values.scanned ? await scanForm(flat, digital.pages) : flat;
  const read = values.scanned ? await readPdf(paper, { limits }) : digital;
  const started = performance.now();
  const scan = values.scanned
    ? await readScan({ bytes: paper, mediaType: 'application/pdf', pages: read.pages })
    : undefined;
  const [stripped, pages] = [scan?.bytes ?? flat, scan?.pages ?? digital.pages];
  const { blanks, rules } = await findFormBlanks(stripped, pages, scan?.drawn);
  const ms = performance.now() - started;
  const truth = scan === undefined ? printed : printed.map((field) => moveTo(field, digital.pages, pages));
  const slots = blanks.map(({ slot }) => slot);
  const labels = labelSlots(slots, withBlanks(pages, blanks), rules).map(({ asked }) => asked.label);
  const pairs = pair(truth, blanks);
  const judged = [...pairs].map(([blank, field]) => {
    const caption = labels[blanks.indexOf(blank)]!;
    const verdict = judgeField(caption, field, pages);
    if (values.captions && verdict === 'wrong')
      console.log([basename(file, '.pdf'), field.page, field.kind, caption, field.tooltip].join('\t'));
    return verdict;
  });
  if (values.draw)
    for (const { number } of pages) await draw(stripped, basename(file, '.pdf'), number, truth, blanks, pairs);
  return {
    form: basename(file, '.pdf'),
    fields: truth.length,
    found: blanks.length,
    right: pairs.size,
    described: judged.filter((verdict) => verdict !== 'not_said').length,
    captioned: judged.filter((verdict) => verdict === 'right').length,
    ms,
  };
}

/** A page turned askew and back again lies in the middle of a larger one. */
function moveTo(field: FieldPlace, from: readonly Page[], to: readonly Page[]): FieldPlace {
  const [old, now] = [from, to].map((pages) => pages.find(({ number }) => number === field.page));
  if (old === undefined || now === undefined) return field;
  const [right, down] = [(now.width - old.width) / 2, (now.height - old.height) / 2];
  const [x0, y0, x1, y1] = field.span;
  return { ...field, span: [x0 + right, y0 + down, x1 + right, y1 + down] };
}

function judgeField(caption: string, { page, span, tooltip }: FieldPlace, pages: readonly Page[]): CaptionVerdict {
  const { width, height, lines } = pages.find(({ number }) => number === page)!;
  const [x0, y0, x1, y1] = span;
  return judgeCaption(caption, tooltip, [x0 / width, y0 / height, x1 / width, y1 / height], lines);
}

/** Each blank with the field that it overlaps most, one for one. */
function pair(truth: readonly FieldPlace[], blanks: readonly PlacedBlank[]): Map<PlacedBlank, FieldPlace> {
  const near = blanks.flatMap((blank) =>
    truth
      .filter(({ page }) => page === blank.page)
      .map((field) => ({ blank, field, share: overlap(blank.span, field.span) }))
      .filter(({ share }) => share >= enough),
  );
  const pairs = new Map<PlacedBlank, FieldPlace>();
  const taken = new Set<FieldPlace>();
  for (const { blank, field } of near.toSorted((a, b) => b.share - a.share)) {
    if (pairs.has(blank) || taken.has(field)) continue;
    pairs.set(blank, field);
    taken.add(field);
  }
  return pairs;
}

function overlap(a: Quad, b: Quad): number {
  const width = Math.min(a[2], b[2]) - Math.max(a[0], b[0]);
  const height = Math.min(a[3], b[3]) - Math.max(a[1], b[1]);
  if (width <= 0 || height <= 0) return 0;
  const area = (quad: Quad) => (quad[2] - quad[0]) * (quad[3] - quad[1]);
  return (width * height) / (area(a) + area(b) - width * height);
}

async function draw(
  bytes: Uint8Array,
  name: string,
  page: number,
  truth: readonly FieldPlace[],
  blanks: readonly PlacedBlank[],
  pairs: ReadonlyMap<PlacedBlank, FieldPlace>,
): Promise<void> {
  const own = blanks.filter((blank) => blank.page === page);
  const fields = truth.filter((field) => field.page === page);
  const frame = own[0]?.frame;
  if (frame === undefined) return;
  const picture = await renderPage(bytes, 'application/pdf', page, frame.rotation, 1300);
  if (typeof picture === 'string') return;
  const scale = picture.width / frame.width;
  const rectangle = ([x0, y0, x1, y1]: Quad, color: string, fill: number) =>
    `<rect x="${x0 * scale}" y="${y0 * scale}" width="${(x1 - x0) * scale}" height="${(y1 - y0) * scale}" stroke="${color}" fill="${color}" fill-opacity="${fill}"/>`;
  const found = new Set(pairs.values());
  const shapes = [
    ...fields.map((field) => rectangle(field.span, found.has(field) ? '#0a0' : '#00f', found.has(field) ? 0.05 : 0.25)),
    ...own.filter((blank) => !pairs.has(blank)).map((blank) => rectangle(blank.span, '#f00', 0.2)),
  ];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${picture.width}" height="${picture.height}">${shapes.join('')}</svg>`;
  mkdirSync(values.draw!, { recursive: true });
  const painted = sharp(picture.webp).composite([{ input: Buffer.from(svg) }]);
  await painted.png().toFile(join(values.draw!, `${name}-${page}.png`));
}
