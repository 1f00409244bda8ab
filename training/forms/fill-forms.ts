// `node training/forms/fill-forms.ts --pages DIR --out DIR --from SEED --shards N --share train|held-out`: real blank forms, read once, filled
// with invented people. A fifth of them, by authority, is kept for validation.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import type { FormField, Page, Word } from '@oneform/engine/page-model';
import { notValueRole, unknownCaption, valueRole } from '../evaluate/papers.ts';
import { Composer } from '../press/composer.ts';
import { Random } from '../press/random.ts';
import { shares } from '../press/shares.ts';
import { findCaption } from './find-caption.ts';
import { guessField } from './guess-field.ts';

const heldOut = /^(or-|ssa-|vita-md|vita-nj|ucsnc|pc8)/;
const captionRole = 1;
const copies = 3;
const { values } = parseArgs({
  options: {
    pages: { type: 'string' },
    out: { type: 'string' },
    from: { type: 'string', default: '1' },
    shards: { type: 'string', default: '1' },
    share: { type: 'string', default: 'train' },
  },
});
if (!values.pages || !values.out) throw new Error('--pages DIR and --out DIR are needed');
mkdirSync(values.out, { recursive: true });
const names = readdirSync(values.pages).filter((name) => heldOut.test(name) === (values.share === 'held-out'));
const forms = names.map((name) => ({
  name,
  pages: JSON.parse(readFileSync(join(values.pages!, name), 'utf8')) as Page[],
}));

for (let shard = 0; shard < Number(values.shards); shard++) {
  const first = Number(values.from) + shard;
  const lines: string[] = [];
  for (const { name, pages } of forms) {
    for (const page of pages.filter(({ width, fields }) => width > 0 && fields.length > 3)) {
      for (let copy = 0; copy < copies; copy++) lines.push(fill(name, page, new Random(first * 7919 + lines.length)));
    }
  }
  const file = join(values.out, `forms-${values.share}-${String(first).padStart(6, '0')}.jsonl.gz`);
  writeFileSync(file, gzipSync(`${lines.join('\n')}\n`, { level: 3 }));
  console.log(`${file}: ${lines.length} pages`);
}

function fill(name: string, page: Page, random: Random): string {
  const composer = american(random);
  const printed = page.lines.flatMap((line) => line.words);
  const words: Word[] = [...printed];
  const of = printed.map(() => 0);
  const spans: [number, string | null, number, number][] = [[notValueRole, null, -1, 0]];
  const captions = new Map<string, number>();
  const empty = random.pick([0.1, 0.3, 0.6]);
  const unit = middleHeight(printed);
  const size = random.between(0.8, 1.15) * Math.min(unit * page.height * 1.1, 12);
  for (const field of page.fields) {
    if (field.kind === 'checkbox' || field.kind === 'radio') {
      words.push({ text: random.chance(0.25) ? '☒' : '☐', box: field.box, confidence: 1 });
      of.push(spans.push([4, null, -1, 0]) - 1);
      continue;
    }
    const { field: guessed, other } = guessField(field.name, field.label);
    const asked = findCaption(printed, field.box, unit);
    const caption = asked ? takeCaption(asked, captions, spans, of, guessed, other) : -1;
    if (field.kind === 'signature' || random.chance(empty)) continue;
    const draw = () => (guessed ? composer.text(guessed) : filler(composer, field, page));
    const text = other ? composer.about('spouse', draw) : draw();
    const set = setWords(text, field, page, size, random);
    // A caption that was not found beyond doubt is labelled unknown.
    const span = spans.push([valueRole, guessed, asked ? caption : unknownCaption, other ? 1 : 0]) - 1;
    words.push(...set);
    of.push(...set.map(() => span));
  }
  // Long pages are learnt from in parts, so words stand in the order in which they are read.
  const row = ({ box }: Word) => Math.round((box[1] + box[3]) / 2 / unit);
  const order = words
    .map((_, index) => index)
    .sort((a, b) => row(words[a]!) - row(words[b]!) || words[a]!.box[0] - words[b]!.box[0]);
  const boxes = order
    .map((index) => words[index]!)
    .flatMap(({ box: [x0, y0, x1, y1] }) =>
      [x0 * page.width, y0 * page.height, x1 * page.width, y1 * page.height, y0 * page.height, y1 * page.height].map(
        (number) => Math.round(number * 10) / 10,
      ),
    );
  return JSON.stringify({
    seed: `${name}#${page.number}`,
    frame: 'real-form',
    kind: '',
    language: 'en',
    first: page.number === 1,
    width: page.width,
    height: page.height,
    words: order.map((index) => words[index]!.text),
    boxes,
    of: order.map((index) => of[index]!),
    spans,
  });
}

/** The forms are American, so are the people who fill them. */
function american(random: Random): Composer {
  for (;;) {
    const composer = new Composer(random, shares.train!);
    if (composer.world.locale.country === 'US') return composer;
  }
}

function takeCaption(
  asked: readonly number[],
  captions: Map<string, number>,
  spans: [number, string | null, number, number][],
  of: number[],
  field: string | null,
  other: boolean,
): number {
  const key = asked.join(',');
  const known = captions.get(key);
  if (known !== undefined) return known;
  // A word that already asks for another blank cannot be shared out.
  if (asked.some((word) => of[word] !== 0)) return -1;
  const span = spans.push([captionRole, field, -1, other ? 1 : 0]) - 1;
  captions.set(key, span);
  for (const word of asked) of[word] = span;
  return span;
}

function filler(composer: Composer, field: FormField, page: Page): string {
  const width = (field.box[2] - field.box[0]) * page.width;
  const { random, style } = composer;
  if (width < 30) return String(random.int(0, 99));
  if (width < 110)
    return random.chance(0.7)
      ? style
          .printMoney(random.pick([random.between(5, 900), Math.round(random.between(100, 90_000))]))
          .replace(/[^\d.,-]/g, '')
      : random.pattern('999999');
  return random.chance(0.5) ? composer.note() : composer.invented().value || composer.note();
}

/** Letters as wide as in a common sans serif; what does not fit is cut, as fields do. */
function setWords(text: string, { box }: FormField, page: Page, size: number, random: Random): Word[] {
  const [x0, y0, x1, y1] = [box[0] * page.width, box[1] * page.height, box[2] * page.width, box[3] * page.height];
  const height = Math.min(size, (y1 - y0) * 0.95);
  const widthOf = (part: string) =>
    [...part].reduce(
      (sum, sign) => sum + ("iIl.,:;'!|()jtf-".includes(sign) ? 0.28 : 'mwMW@'.includes(sign) ? 0.85 : 0.55),
      0,
    ) * height;
  const parts = text.split(/\s+/).filter(Boolean);
  const total = widthOf(text);
  let x = random.chance(0.3) && /^[\d.,$-]+$/.test(text) ? Math.max(x0, x1 - total - 2) : x0 + 2;
  const top = y1 - y0 > height * 2 ? y0 + 2 : (y0 + y1 - height) / 2;
  const set: Word[] = [];
  for (const part of parts) {
    const end = x + widthOf(part);
    if (end > x1 + height && set.length > 0) break;
    set.push({
      text: part,
      box: [x / page.width, top / page.height, end / page.width, (top + height) / page.height],
      confidence: 1,
    });
    x = end + height * 0.28;
  }
  return set;
}

function middleHeight(words: readonly Word[]): number {
  const heights = words.map(({ box }) => box[3] - box[1]).sort((a, b) => a - b);
  return heights[heights.length >> 1] ?? 0.01;
}
