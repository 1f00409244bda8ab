// Digital PDFs to words with boxes: pages a second on one core, beside `pdftotext -bbox` on the same files in the same run. One JSON line.
//   npm run bench:reading -- --corpus DIR [--json] [--rounds 5]
// Pages that have to be recognised as pictures are measured by bench:ocr.
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import type { ReadDocument } from '../packages/engine/src/document/read-document.ts';
import { readFile } from '../packages/engine/src/read/read-file.ts';

const { values } = parseArgs({
  options: { corpus: { type: 'string' }, json: { type: 'boolean' }, rounds: { type: 'string', default: '5' } },
});
if (!values.corpus) throw new Error('Say which folder: --corpus DIR');
const { corpus } = values;
const rounds = Number(values.rounds);

interface Row {
  readonly file: string;
  readonly pages: number;
  readonly words: number;
  /** Processor milliseconds of the best round. */
  readonly cpuMs: number;
  readonly wallMs: number;
  readonly theirWallMs: number | undefined;
  /** Share of the other reader's words that were read, as a bag. */
  readonly shared: number | undefined;
}

const hasPdftotext = spawnSync('pdftotext', ['-v']).error === undefined;
const files = readdirSync(corpus, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && extname(entry.name).toLowerCase() === '.pdf')
  .map((entry) => join(entry.parentPath, entry.name))
  .toSorted();

const rows: Row[] = [];
for (const file of files) {
  const row = await measure(file);
  if (!row) continue;
  rows.push(row);
  if (!values.json) console.log(describe(row));
}
const sum = (pick: (row: Row) => number) => rows.reduce((total, row) => total + pick(row), 0);
const compared = rows.filter(({ theirWallMs }) => theirWallMs !== undefined);
const theirs = compared.reduce((total, row) => total + row.theirWallMs!, 0);
console.log(
  JSON.stringify({
    bench: 'reading',
    files: rows.length,
    pages: sum((row) => row.pages),
    words: sum((row) => row.words),
    pages_per_second_per_core: round(sum((row) => row.pages) / (sum((row) => row.cpuMs) / 1000)),
    pdftotext_ratio: theirs > 0 ? round(compared.reduce((total, row) => total + row.wallMs, 0) / theirs) : null,
    pdftotext_words_shared:
      compared.length > 0
        ? round(
            compared.reduce((total, row) => total + row.shared! * row.words, 0) /
              Math.max(
                1,
                compared.reduce((total, row) => total + row.words, 0),
              ),
          )
        : null,
  }),
);

/** Undefined for files that are not digital through and through. */
async function measure(file: string): Promise<Row | undefined> {
  const bytes = readFileSync(file);
  const first = await readFile(bytes);
  if (first.problems.length > 0 || first.pages.some(({ source }) => source === 'ocr')) return undefined;
  let [cpuMs, wallMs, theirWallMs] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (let index = 0; index < rounds; index++) {
    const [cpu, start] = [process.cpuUsage(), performance.now()];
    await readFile(bytes);
    wallMs = Math.min(wallMs, performance.now() - start);
    const used = process.cpuUsage(cpu);
    cpuMs = Math.min(cpuMs, (used.user + used.system) / 1000);
    if (hasPdftotext) theirWallMs = Math.min(theirWallMs, timePdftotext(file));
  }
  const words = listWords(first);
  return {
    file: relative(corpus, file),
    pages: first.pages.length,
    words: words.length,
    cpuMs,
    wallMs,
    theirWallMs: hasPdftotext ? theirWallMs : undefined,
    shared: hasPdftotext ? shareOf(readWithPdftotext(file), words) : undefined,
  };
}

function timePdftotext(file: string): number {
  const start = performance.now();
  spawnSync('pdftotext', ['-bbox', file, '/dev/null'], { stdio: 'ignore' });
  return performance.now() - start;
}

function readWithPdftotext(file: string): string[] {
  const { stdout } = spawnSync('pdftotext', ['-bbox', file, '-'], { encoding: 'utf8', maxBuffer: 1 << 28 });
  return [...stdout.matchAll(/<word[^>]*>(.*?)<\/word>/g)].map((match) => unescapeHtml(match[1]!)).filter(isWord);
}

function unescapeHtml(text: string): string {
  const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", '#39': "'" };
  return text.replace(/&(amp|lt|gt|quot|apos|#39);/g, (_entity, name: string) => entities[name]!);
}

function listWords(read: ReadDocument): string[] {
  return read.pages.flatMap((page) => page.lines.flatMap((line) => line.words.map((word) => word.text))).filter(isWord);
}

/** Leader dots are no words for us. */
function isWord(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(text);
}

function shareOf(wanted: readonly string[], got: readonly string[]): number {
  const left = new Map<string, number>();
  for (const word of got) left.set(word, (left.get(word) ?? 0) + 1);
  let shared = 0;
  for (const word of wanted) {
    const count = left.get(word) ?? 0;
    if (count > 0) shared++;
    left.set(word, count - 1);
  }
  return wanted.length > 0 ? shared / wanted.length : 1;
}

function describe(row: Row): string {
  const theirs =
    row.theirWallMs === undefined
      ? ''
      : `  pdftotext ${row.theirWallMs.toFixed(1)} ms  ratio ${(row.wallMs / row.theirWallMs).toFixed(2)}  words ${row.shared!.toFixed(3)}`;
  return `${row.pages} pages  ${row.wallMs.toFixed(1)} ms${theirs}  ${row.file}`;
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}
