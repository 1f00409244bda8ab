// Words and lines read from pictures against their truth files, beside native tesseract on the same pages in the same run: one JSON line.
//   node bench/ocr.ts --corpus DIR [--json] [--threads N] [--only NAME] [--no-tesseract] [--detail]
// DIR holds pictures and `truth/*.json`: `{ file, words: [{ text, box, printed }], lines: [{ text, box }] }`, boxes relative 0–1 to the picture.

import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { recognisePicture } from '../packages/engine/src/read/ocr/recognise-picture.ts';

interface Truth {
  readonly file: string;
  readonly words: readonly { text: string; box: readonly number[]; printed?: boolean }[];
  readonly lines: readonly { text: string; box: readonly number[] }[];
}

interface Found {
  readonly text: string;
  readonly words: readonly { text: string; box: readonly number[] }[];
}

interface Row {
  readonly reader: string;
  readonly file: string;
  readonly ms: number;
  readonly cpuMs: number;
  readonly words: number;
  readonly precision: number;
  readonly lines: number;
  readonly boxed: number;
}

const { values } = parseArgs({
  options: {
    corpus: { type: 'string' },
    json: { type: 'boolean' },
    threads: { type: 'string', default: '1' },
    'no-tesseract': { type: 'boolean' },
    only: { type: 'string' },
    detail: { type: 'boolean' },
  },
});
if (!values.corpus) throw new Error('Say which folder: --corpus DIR');
const corpus = values.corpus;

const normal = (text: string) => text.toUpperCase().replace(/[^\p{L}\p{N}.]/gu, '');
const toWords = (text: string) =>
  text
    .split(/\s+/)
    .map(normal)
    .filter((word) => word.length > 1);

function bagOf(words: readonly string[]): Map<string, number> {
  const bag = new Map<string, number>();
  for (const word of words) bag.set(word, (bag.get(word) ?? 0) + 1);
  return bag;
}

function sharedCount(wanted: readonly string[], got: readonly string[]): number {
  const bag = bagOf(got);
  return [...bagOf(wanted)].reduce((sum, [word, count]) => sum + Math.min(count, bag.get(word) ?? 0), 0);
}

function overlapShare(a: readonly number[], b: readonly number[]): number {
  const width = Math.min(a[2]!, b[2]!) - Math.max(a[0]!, b[0]!);
  const height = Math.min(a[3]!, b[3]!) - Math.max(a[1]!, b[1]!);
  if (width <= 0 || height <= 0) return 0;
  const area = (box: readonly number[]) => (box[2]! - box[0]!) * (box[3]! - box[1]!);
  return (width * height) / (area(a) + area(b) - width * height);
}

function score(truth: Truth, found: Found): Pick<Row, 'words' | 'precision' | 'lines' | 'boxed'> {
  const wanted = truth.words.filter((word) => word.printed !== false).flatMap((word) => toWords(word.text));
  const got = toWords(found.text);
  const hits = sharedCount(wanted, got);
  const flat = normal(found.text);
  const lines = truth.lines.filter((line) => normal(line.text).length > 2);
  const same = (word: Truth['words'][number]) =>
    found.words.filter((candidate) => normal(candidate.text) === normal(word.text));
  const placeable = truth.words.filter(
    (word) => word.printed !== false && normal(word.text).length > 1 && same(word).length > 0,
  );
  const placed = placeable.filter((word) =>
    same(word).some((candidate) => overlapShare(candidate.box, word.box) >= 0.5),
  );
  if (values.detail) reportMisses(truth, wanted, got, lines, flat, placeable, placed);
  return {
    words: hits / wanted.length,
    precision: got.length ? hits / got.length : 0,
    lines: lines.filter((line) => flat.includes(normal(line.text))).length / lines.length,
    boxed: placeable.length ? placed.length / placeable.length : 0,
  };
}

function reportMisses(
  truth: Truth,
  wanted: readonly string[],
  got: readonly string[],
  lines: Truth['lines'],
  flat: string,
  placeable: Truth['words'],
  placed: Truth['words'],
): void {
  const minus = (a: readonly string[], b: readonly string[]) => {
    const bag = bagOf(b);
    return a.filter((word) => {
      const left = bag.get(word) ?? 0;
      bag.set(word, left - 1);
      return left <= 0;
    });
  };
  console.error(`${truth.file}\n  missing: ${minus(wanted, got).join(' ')}\n  extra: ${minus(got, wanted).join(' ')}`);
  console.error(
    `  lines: ${lines
      .filter((line) => !flat.includes(normal(line.text)))
      .map((line) => line.text)
      .join(' | ')}`,
  );
  console.error(
    `  misplaced: ${placeable
      .filter((word) => !placed.includes(word))
      .map((word) => word.text)
      .join(' ')}`,
  );
}

async function readOurs(path: string): Promise<Found & { ms: number; cpuMs: number }> {
  const start = performance.now();
  const before = process.cpuUsage();
  const { data, info } = await sharp(path)
    .rotate()
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const result = await recognisePicture(
    { data, width: info.width, height: info.height },
    { threads: Number(values.threads) },
  );
  const used = process.cpuUsage(before);
  return {
    text: result.lines.map((line) => line.text).join('\n'),
    words: result.lines.flatMap((line) => line.words),
    ms: performance.now() - start,
    cpuMs: (used.user + used.system) / 1000,
  };
}

/** Tab-separated: level, page, block, paragraph, line, word, left, top, width, height, confidence, text. */
async function readTesseract(path: string): Promise<Found & { ms: number; cpuMs: number }> {
  const { width, height } = await sharp(path).metadata();
  const start = performance.now();
  const env = { ...process.env, OMP_THREAD_LIMIT: '1' };
  const timed = spawnSync(
    'bash',
    ['-c', 'TIMEFORMAT="%U %S"; time tesseract "$1" - --psm 3 tsv 2>/dev/null', '-', path],
    {
      env,
      encoding: 'utf8',
      maxBuffer: 1 << 28,
    },
  );
  const ms = performance.now() - start;
  const [user = 0, system = 0] = timed.stderr.trim().split(' ').map(Number);
  const cells = timed.stdout.split('\n').map((line) => line.split('\t'));
  const words = cells.filter((cell) => cell[0] === '5');
  const lines = new Map<string, string[]>();
  for (const cell of words) {
    const key = cell.slice(1, 5).join('/');
    lines.set(key, [...(lines.get(key) ?? []), cell[11]!]);
  }
  return {
    text: [...lines.values()].map((line) => line.join(' ')).join('\n'),
    words: words.map((cell) => {
      const [left, top, w, h] = cell.slice(6, 10).map(Number) as [number, number, number, number];
      return { text: cell[11]!, box: [left / width, top / height, (left + w) / width, (top + h) / height] };
    }),
    ms,
    cpuMs: (user + system) * 1000,
  };
}

function hasTesseract(): boolean {
  try {
    execFileSync('tesseract', ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

const truths = readdirSync(join(corpus, 'truth'))
  .filter((name) => name.endsWith('.json') && (!values.only || name.includes(values.only)))
  .map((name) => JSON.parse(readFileSync(join(corpus, 'truth', name), 'utf8')) as Truth)
  .filter((truth) => existsSync(join(corpus, truth.file)));
const readers: [string, typeof readOurs][] = [['oneform', readOurs]];
if (!values['no-tesseract'] && hasTesseract()) readers.push(['tesseract', readTesseract]);

const rows: Row[] = [];
for (const [reader, read] of readers) {
  for (const truth of truths) {
    const found = await read(join(corpus, truth.file));
    rows.push({
      reader,
      file: truth.file,
      ms: Math.round(found.ms),
      cpuMs: Math.round(found.cpuMs),
      ...score(truth, found),
    });
  }
}

function summarise(reader: string) {
  const mine = rows.filter((row) => row.reader === reader);
  const mean = (key: 'words' | 'precision' | 'lines' | 'boxed') =>
    Number((mine.reduce((sum, row) => sum + row[key], 0) / mine.length).toFixed(3));
  const times = mine.map((row) => row.ms).sort((a, b) => a - b);
  return {
    words: mean('words'),
    precision: mean('precision'),
    lines: mean('lines'),
    boxed: mean('boxed'),
    p50Ms: times[times.length >> 1],
    cpuSeconds: Number((mine.reduce((sum, row) => sum + row.cpuMs, 0) / 1000).toFixed(2)),
  };
}

const summary = {
  bench: 'ocr',
  pages: truths.length,
  peakMemoryMb: Math.round(process.resourceUsage().maxRSS / 1024),
  ...Object.fromEntries(readers.map(([reader]) => [reader, summarise(reader)])),
};
if (!values.json) console.table(rows);
console.log(JSON.stringify(values.json ? { ...summary, rows } : summary));
