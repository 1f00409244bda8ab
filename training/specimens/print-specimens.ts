// Prints the specimens as files of a corpus: PDFs, and pictures as a scanner or a telephone makes them.
//   node training/specimens/print-specimens.ts --from DRAWN --out DIR [--only NAME]
// DRAWN is an archive that `archive.ts` opened: NAME.html is the paper, NAME.json the values on it. OUT/docs and OUT/truth are as
// `corpus/read-corpus.ts --corpus` takes them. The papers were drawn for the Liberation and DejaVu fonts, which the system has to have.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser } from 'playwright-core';
import { Random } from '../press/random.ts';
import { launchBrowser } from '../press/render/browser.ts';
import { wearOf, wearPicture } from './wear-picture.ts';

interface Specimen {
  readonly medium: 'digital' | 'scan' | 'photo';
  /** Of the picture's page, in CSS pixels. */
  readonly width?: number;
}

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
  const seed = [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 1_000_003, 7);
  return wearPicture(drawn, wear, new Random(seed));
}
