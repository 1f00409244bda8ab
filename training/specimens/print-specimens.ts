// Prints the specimens as files of a corpus: PDFs, and pictures as a scanner or a telephone makes them.
//   node training/specimens/print-specimens.ts --from training/specimens/learnt --out DIR [--only NAME]
// NAME.html is the paper, NAME.json what stands on it; OUT/docs and OUT/truth are as `corpus/read-corpus.ts --corpus` takes them. They were drawn
// for the Liberation and DejaVu fonts, which the system has to have.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser } from 'playwright-core';
import sharp from 'sharp';
import { Random } from '../press/random.ts';
import { launchBrowser } from '../press/render/browser.ts';

interface Specimen {
  readonly medium: 'digital' | 'scan' | 'photo';
  /** Of the picture's page, in CSS pixels. */
  readonly width?: number;
}

/** How a picture is worse than the page. Lengths in pixels, angles in degrees; shades and noise as sharp and SVG take them. */
interface Wear {
  readonly width: number;
  readonly angle: number;
  readonly blur: number;
  readonly noise: number;
  readonly light: number;
  readonly dark: number;
  readonly quality: number;
  readonly table: string;
}

const wearOf: Readonly<Record<'scan' | 'photo', Wear>> = {
  scan: { width: 1750, angle: 1.5, blur: 0.5, noise: 7, light: 0.03, dark: 0.05, quality: 80, table: '#fbfaf6' },
  photo: { width: 1900, angle: 3, blur: 0.9, noise: 12, light: 0.25, dark: 0.28, quality: 72, table: '#8d8478' },
};
const letterWidth = 816;

const { values } = parseArgs({
  options: { from: { type: 'string' }, out: { type: 'string' }, only: { type: 'string', default: '' } },
});
const { from, out, only } = values;
if (!from || !out) throw new Error('--from DIR and --out DIR are needed');
for (const folder of ['docs', 'truth']) mkdirSync(join(out, folder), { recursive: true });
const browser = await launchBrowser();
for (const file of readdirSync(from).filter((name) => name.endsWith('.html') && name.includes(only))) {
  const name = file.replace(/\.html$/, '');
  const specimen = JSON.parse(readFileSync(join(from, `${name}.json`), 'utf8')) as Specimen;
  const html = readFileSync(join(from, file), 'utf8');
  const isDigital = specimen.medium === 'digital';
  const printed = isDigital ? await printPdf(browser, html) : await photograph(browser, html, specimen, name);
  const document = `docs/${name}.${isDigital ? 'pdf' : 'jpg'}`;
  writeFileSync(join(out, document), printed);
  const truth = { file: document, ...specimen, medium: isDigital ? 'digital' : 'image' };
  writeFileSync(join(out, 'truth', `${name}.json`), `${JSON.stringify(truth, undefined, 1)}\n`);
  console.log(document);
}
await browser.close();

async function printPdf(browser: Browser, html: string): Promise<Uint8Array> {
  const page = await browser.newPage();
  await page.setContent(html);
  const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true });
  await page.close();
  return pdf;
}

async function photograph(browser: Browser, html: string, specimen: Specimen, name: string): Promise<Uint8Array> {
  const wear = wearOf[specimen.medium === 'photo' ? 'photo' : 'scan'];
  const page = await browser.newPage({
    viewport: { width: specimen.width ?? letterWidth, height: 600 },
    deviceScaleFactor: 2,
  });
  await page.setContent(html);
  const drawn = await page.screenshot({ fullPage: true });
  await page.close();
  // The same paper lies askew by the same angle each time.
  const random = new Random([...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 1_000_003, 7));
  const askew = await sharp(drawn)
    .flatten({ background: '#fdfcf8' })
    .rotate(random.between(-wear.angle, wear.angle), { background: wear.table })
    .toBuffer();
  const { data, info } = await sharp(askew)
    .resize({ width: wear.width, withoutEnlargement: true })
    .blur(wear.blur)
    .png()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const noise = { type: 'gaussian', mean: 128, sigma: wear.noise } as const;
  const grain = await sharp({ create: { width, height, channels: 3, background: '#808080', noise } })
    .png()
    .toBuffer();
  return sharp(data)
    .composite([
      { input: Buffer.from(drawShadow(width, height, random.between(0, 1), wear)) },
      { input: grain, blend: 'soft-light' },
    ])
    .jpeg({ quality: wear.quality })
    .toBuffer();
}

/** Light from one corner, dark towards the other. */
const drawShadow = (width: number, height: number, corner: number, { light, dark }: Wear): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><linearGradient id="g" x1="${corner}" y1="0" x2="${1 - corner}" y2="1">
  <stop offset="0" stop-color="#fff" stop-opacity="${light}"/><stop offset="1" stop-color="#000" stop-opacity="${dark}"/></linearGradient>
  <rect width="100%" height="100%" fill="url(#g)"/></svg>`;
