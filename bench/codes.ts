// Decodes machine-readable content: codes drawn on cards, clean and photographed in a hurry; the time that looking for
// codes costs pages without any; invoices inside PDFs; harmful files. With --pictures: what is read of a folder of pictures, and what
// one plain call of the decoder reads of it.
//   npm run bench:codes -- [--cards 200] [--corpus DIR of pictures without codes] [--pictures DIR of pictures with codes] [--json]
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import type { ColourPicture } from '../packages/engine/src/machine-readable/codes/cut-patch.ts';
import { readCodes } from '../packages/engine/src/machine-readable/codes/read-codes.ts';
import { shrinkToGrey } from '../packages/engine/src/machine-readable/codes/shrink-to-grey.ts';
import { findSymbols } from '../packages/engine/src/machine-readable/codes/zxing.ts';
import { readPayload } from '../packages/engine/src/machine-readable/payloads/read-payload.ts';
import { readPageCodes } from '../packages/engine/src/machine-readable/read-page-codes.ts';
import { drawPlainPage } from '../packages/engine/src/machine-readable/testing/draw-plain-page.ts';
import { type Card, makeCards } from '../packages/engine/src/machine-readable/testing/make-cards.ts';
import { createEnginePool } from '../packages/engine/src/sandbox/engine-pool.ts';
import { judgeEmbedded } from './support/judge-embedded.ts';
import { percentile } from './support/statistics.ts';

const { values } = parseArgs({
  options: {
    cards: { type: 'string', default: '200' },
    corpus: { type: 'string' },
    pictures: { type: 'string' },
    json: { type: 'boolean' },
  },
});

interface Row {
  readonly symbol: Card['symbol'];
  readonly isClean: boolean;
  readonly isRead: boolean;
  /** A payload that differs from what was drawn, or facts that do. */
  readonly isWrong: boolean;
  readonly ms: number;
}

const rows: Row[] = [];
for await (const card of makeCards(Number(values.cards))) rows.push(await judge(card));
const clean = rows.filter(({ isClean }) => isClean);
const degraded = rows.filter(({ isClean }) => !isClean);
const shareRead = (of: readonly Row[]) => round(of.filter(({ isRead }) => isRead).length / Math.max(1, of.length));
const symbols = [...new Set(rows.map(({ symbol }) => symbol))];
const without = await timeWithout();

console.log(
  JSON.stringify({
    bench: 'codes',
    cards: rows.length,
    clean_decoded: shareRead(clean),
    degraded_decoded: shareRead(degraded),
    degraded_by_symbol: Object.fromEntries(
      symbols.map((symbol) => [symbol, shareRead(degraded.filter((row) => row.symbol === symbol))]),
    ),
    wrong_values: rows.filter(({ isWrong }) => isWrong).length,
    ms_with_code_p50: round(
      percentile(
        rows.map(({ ms }) => ms),
        0.5,
      ),
    ),
    pages_without_code: without.length,
    cpu_ms_without_code_p50: round(percentile(without, 0.5)),
    cpu_ms_without_code_p95: round(percentile(without, 0.95)),
    cpu_ms_without_code_max: round(Math.max(...without)),
    ...(values.pictures && { pictures: await compareWithPlain(values.pictures) }),
    ...(await readInChild()),
  }),
);

async function judge(card: Card): Promise<Row> {
  const picture = await decode(card.picture);
  const start = performance.now();
  const codes = await readPageCodes(picture, 1);
  const ms = performance.now() - start;
  const bytes = Buffer.from(card.payload);
  const expected = readPayload({ text: card.payload, bytes });
  const same = codes.filter(
    ({ raw, facts, kind }) =>
      raw === card.payload && kind === expected.kind && JSON.stringify(facts) === JSON.stringify(expected.facts),
  );
  const row = {
    symbol: card.symbol,
    isClean: card.hardship === undefined,
    isRead: same.length > 0,
    isWrong: codes.length > same.length,
    ms,
  };
  if (!values.json)
    console.log(
      `${row.isRead ? 'read  ' : 'missed'} ${row.symbol} ${card.dotsPerInch} dpi ${describe(card)} ${ms.toFixed(0)} ms`,
    );
  return row;
}

function describe({ hardship }: Card): string {
  if (!hardship) return 'clean';
  return Object.entries(hardship)
    .map(([name, value]) => `${name} ${Number(value).toFixed(2)}`)
    .join(', ');
}

/** Processor time, of five looks at each page the least: other work on the machine is not the page's. */
async function timeWithout(): Promise<number[]> {
  const times: number[] = [];
  for (const picture of await listPagesWithout()) {
    let best = Number.POSITIVE_INFINITY;
    for (let look = 0; look < 5; look++) {
      const start = process.cpuUsage();
      await readPageCodes(picture, 1);
      const { user, system } = process.cpuUsage(start);
      best = Math.min(best, (user + system) / 1000);
    }
    times.push(best);
  }
  return times;
}

async function listPagesWithout(): Promise<ColourPicture[]> {
  const { corpus } = values;
  if (!corpus) return Promise.all([1, 2, 3].map((scale) => drawPlainPage(100 * scale).then(decode)));
  return Promise.all(listPictures(corpus).map((path) => decode(readFileSync(path))));
}

function listPictures(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => ['.png', '.jpg', '.jpeg'].includes(extname(name).toLowerCase()))
    .map((name) => join(folder, name));
}

/** Counts the pictures of which a code is read by the engine, and by one call of the decoder over the whole picture. */
async function compareWithPlain(folder: string) {
  const seen: { ours: boolean; plain: boolean; oursMs: number; plainMs: number }[] = [];
  for (const path of listPictures(folder)) {
    const picture = await decode(readFileSync(path));
    const start = performance.now();
    const ours = (await readCodes(picture)).length > 0;
    const middle = performance.now();
    const plain = (await findSymbols(shrinkToGrey(picture, Number.POSITIVE_INFINITY), { turned: true })).length > 0;
    seen.push({ ours, plain, oursMs: middle - start, plainMs: performance.now() - middle });
    if (!values.json && ours !== plain) console.log(`only ${ours ? 'ours' : 'plain'} reads ${path}`);
  }
  const count = (of: (one: (typeof seen)[number]) => boolean) => seen.filter(of).length;
  const median = (of: (one: (typeof seen)[number]) => number) => round(percentile(seen.map(of), 0.5));
  return {
    count: seen.length,
    read: count(({ ours }) => ours),
    read_by_plain_call: count(({ plain }) => plain),
    only_ours: count(({ ours, plain }) => ours && !plain),
    only_plain: count(({ ours, plain }) => plain && !ours),
    ms_p50: median(({ oursMs }) => oursMs),
    ms_p50_plain: median(({ plainMs }) => plainMs),
  };
}

async function decode(bytes: Uint8Array): Promise<ColourPicture> {
  const { data, info } = await sharp(bytes)
    .autoOrient()
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** Cards, invoices and harmful files, read as the server has them read: in a child of the sandbox. */
async function readInChild() {
  const pool = createEnginePool({ size: 1 });
  for await (const { picture } of makeCards(24)) await pool.run({ kind: 'read', bytes: picture }, { user: 'bench' });
  const cards = pool.peakMb();
  const embedded = await judgeEmbedded(pool);
  pool.close();
  return { ...embedded, peak_child_mb_cards: Math.round(cards), peak_child_mb: Math.round(pool.peakMb()) };
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}
