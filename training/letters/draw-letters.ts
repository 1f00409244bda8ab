// Draws pages of words of Latin Europe as scanners and telephones see them, with what stands on them, for `bench/letters.ts`.
//   node training/letters/draw-letters.ts --fonts DIR --out DIR [--pages 60] [--from SEED]
// DIR holds unpacked `@fontsource/*` packages, which it takes the faces from, beside Liberation and DejaVu of the system.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser } from 'playwright-core';
import { Random } from '../press/random.ts';
import { launchBrowser } from '../press/render/browser.ts';
import { type Wear, wearOf, wearPicture } from '../specimens/wear-picture.ts';
import { letters } from './letters.ts';
import { listWords } from './words.ts';

const { values } = parseArgs({
  options: {
    fonts: { type: 'string' },
    out: { type: 'string' },
    pages: { type: 'string', default: '60' },
    from: { type: 'string', default: '1' },
  },
});
const { fonts, out } = values;
if (!fonts || !out) throw new Error('--fonts DIR and --out DIR are needed');

const installed = [
  'Liberation Sans',
  'Liberation Serif',
  'Liberation Mono',
  'Liberation Sans Narrow',
  'DejaVu Sans',
  'DejaVu Serif',
];
const pageWidth = 816;
const linesOnPage = 30;

const words = listWords();
const byLetter = new Map<string, string[]>(
  letters.map((letter) => [letter, words.filter((word) => word.includes(letter))]),
);
const families = [...installed, ...readdirSync(fonts)];

for (const folder of ['docs', 'truth']) mkdirSync(join(out, folder), { recursive: true });
const browser = await launchBrowser();
const first = Number(values.from);
for (let seed = first; seed < first + Number(values.pages); seed++) {
  const random = new Random(seed);
  const family = families[seed % families.length]!;
  const lines = Array.from({ length: linesOnPage }, (_, row) =>
    inventLine(random, letters[(seed * linesOnPage + row) % letters.length]!),
  );
  const file = `docs/${seed}.jpg`;
  writeFileSync(
    join(out, file),
    await wearPicture(await screenshot(browser, lines, family, random), inventWear(random), random),
  );
  writeFileSync(
    join(out, 'truth', `${seed}.json`),
    `${JSON.stringify({ file, family, lines: lines.map((text) => ({ text })) })}\n`,
  );
}
await browser.close();

/** Three words, one of them with the letter that is wanted; in capitals where that is one. */
function inventLine(random: Random, letter: string): string {
  const plain = letter === 'İ' ? 'i' : letter.toLowerCase();
  const isCapital = plain !== letter;
  const holding =
    byLetter.get(letter)!.length > 0 && (!isCapital || random.chance(0.4))
      ? byLetter.get(letter)!
      : (byLetter.get(plain) ?? words.filter((word) => word.includes(plain)));
  const chosen = holding.length > 0 ? random.pick(holding) : `${random.pick(words).slice(0, 3)}${plain}`;
  const inOrder = random.shuffle([
    chosen,
    random.pick(words),
    random.chance(0.25) ? String(random.int(1, 99_999)) : random.pick(words),
  ]);
  const line = inOrder.join(' ');
  if (isCapital && !line.includes(letter)) return line.toLocaleUpperCase(letter === 'İ' ? 'tr' : 'en');
  return isCapital || letter === 'ß' || letter === 'ı' || random.chance(0.8) ? line : line.toUpperCase();
}

async function screenshot(
  browser: Browser,
  lines: readonly string[],
  family: string,
  random: Random,
): Promise<Uint8Array> {
  const page = await browser.newPage({ viewport: { width: pageWidth, height: 400 }, deviceScaleFactor: 2 });
  const rows = lines.map((text) => {
    const look = `font-size:${random.between(11, 19)}px;letter-spacing:${random.chance(0.2) ? random.between(-0.3, 2) : 0}px;padding-left:${random.int(0, 200)}px`;
    return `<p style="${look};font-weight:${random.chance(0.3) ? 700 : 400};font-style:${random.chance(0.1) ? 'italic' : 'normal'}">${text}</p>`;
  });
  const style = `body{margin:40px;background:#fff;color:${random.pick(['#000', '#111', '#333', '#223'])};font-family:${stackOf(family)}} p{margin:9px 0;white-space:nowrap}`;
  await page.setContent(`<style>${facesOf(family)}${style}</style>${rows.join('')}`);
  await page.evaluate('document.fonts.ready');
  const drawn = await page.screenshot({ fullPage: true });
  await page.close();
  return drawn;
}

function stackOf(family: string): string {
  return installed.includes(family) ? `"${family}"` : `"${family}","${family} ext"`;
}

/** A package keeps the letters beyond Western Europe in files of their own. */
function facesOf(family: string): string {
  if (installed.includes(family)) return '';
  const faces = ['latin', 'latin-ext'].flatMap((subset) =>
    [400, 700].flatMap((weight) =>
      ['normal', 'italic'].map((style) => {
        const path = join(fonts!, family, 'files', `${family}-${subset}-${weight}-${style}.woff2`);
        if (!existsSync(path)) return '';
        const name = subset === 'latin' ? family : `${family} ext`;
        return `@font-face{font-family:"${name}";font-weight:${weight};font-style:${style};src:url(data:font/woff2;base64,${readFileSync(path, 'base64')})}`;
      }),
    ),
  );
  return faces.join('');
}

/** From a good scan to a poor one, and photographs. */
function inventWear(random: Random): Wear {
  const wear = wearOf[random.chance(0.3) ? 'photo' : 'scan'];
  return {
    ...wear,
    width: Math.round(random.between(1250, 1700)),
    blur: random.between(0.4, 1),
    noise: random.between(3, 12),
    quality: random.int(55, 90),
  };
}
