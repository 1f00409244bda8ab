// Reads values typed into a printed form from its scan, with the form's words for them.
import { PDFDocument, StandardFonts } from '@cantoo/pdf-lib';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { renderPage } from '#read/render-page.ts';
import { understandFile } from '../../pipeline.ts';
import { readPaper } from '../../read-paper.ts';
import { drawForm, fillIn, makeSheet, type Sheet } from '../testing/make-sheet.ts';

const width = 1650;
const degrees = 1.5;

/** As a scanner gives it: a JPEG that lies askew. */
async function scan(draw: (sheet: Sheet) => void): Promise<Uint8Array> {
  const drawn = await renderPage(await makeSheet(StandardFonts.Courier, draw), 'application/pdf', 1, 0, width);
  if (typeof drawn === 'string') throw new Error(drawn);
  return sharp(drawn.webp).rotate(degrees, { background: '#fdfdfb' }).jpeg({ quality: 85 }).toBuffer();
}

const filled = await scan((sheet) => {
  drawForm(sheet);
  fillIn(sheet);
});

test('lines, cells and combs of a scan hold the values of their captions, where they stand on the page', async () => {
  const { pages } = await readPaper(filled);
  expect(pages[0]!.source).toBe('ocr');
  expect(pages[0]!.fields.map(({ label, value }) => `${label}: ${value}`)).toEqual([
    'Surname: Brandvold',
    'Given names: Ida Marit',
    'Town: Drammen',
    'Card number: 40871265',
    'Name of the keeper: Tor Brandvold',
    'Make of the car: Saab',
  ]);
  const town = pages[0]!.lines.flatMap(({ words }) => words).find(({ text }) => text === 'Drammen');
  expect(pages[0]!.fields[2]!.box).toEqual(town!.box);
});

test('pages of a PDF that are pictures say the same, as facts and beside these', async () => {
  const document = await PDFDocument.create();
  document.addPage([595, 842]).drawImage(await document.embedJpg(filled), { x: 0, y: 0, width: 595, height: 842 });
  const { understood } = await understandFile(await document.save());
  const told = [
    ...understood.facts.map(({ name, value }) => `${name}: ${value}`),
    ...understood.additionalFields.map(({ label, value }) => `${label}: ${value}`),
  ];
  expect(told).toEqual(expect.arrayContaining(['surname: Brandvold', 'Make of the car: Saab']));
});

/** A blank form prints some values of its own in its cells, as answers would be. */
const printsAmounts = (sheet: Sheet): void => {
  drawForm(sheet);
  for (const [row, caption] of ['Fee for residents', 'Fee for visitors', 'Fee for the first year'].entries()) {
    sheet.print(caption, 62, 470 - row * 30, 7);
    sheet.box(60, 450 - row * 30, 240, 29);
    sheet.print(row === 1 ? '$45.00' : '$30.00', 64, 454 - row * 30, 10);
  }
};

/** The same without a caption of its own for each: a table, and no form. */
const printsTable = ({ print, box }: Sheet): void => {
  print('Payments', 60, 760, 14);
  for (const [column, caption] of ['Date', 'Amount'].entries()) {
    box(60 + column * 240, 720, 240, 20);
    print(caption, 64 + column * 240, 726);
  }
  for (const [row, amount] of ['$30.00', '$31.50', '$34.00', '$36.75', '$38.20', '$41.00'].entries()) {
    box(60, 691 - row * 29, 240, 29);
    box(300, 691 - row * 29, 240, 29);
    print(`0${row + 1}/1${row}/2024`, 64, 701 - row * 29, 10);
    print(amount, 304, 701 - row * 29, 10);
  }
};

test.each([
  ['a blank form', drawForm],
  ['a blank form with two amounts of its own', printsAmounts],
  ['a table', printsTable],
])('the scan of %s says nothing of fields', async (_, draw) => {
  const { pages } = await readPaper(await scan(draw));
  expect(pages[0]!.fields).toEqual([]);
});
