// What was typed into a printed form is read with what the form asks there.
import { PDFDocument, rgb, StandardFonts } from '@cantoo/pdf-lib';
import { expect, test } from 'vitest';
import { understandFile } from '../../pipeline.ts';
import { readPaper } from '../../read-paper.ts';

interface Sheet {
  readonly print: (text: string, x: number, y: number, size?: number) => void;
  readonly type: (text: string, x: number, y: number) => void;
  readonly line: (x: number, y: number, to: number) => void;
  readonly box: (x: number, y: number, width: number, height: number) => void;
}

/** @param typewriter none: what is typed stands in the font of the print */
async function makeSheet(typewriter: StandardFonts | undefined, draw: (sheet: Sheet) => void): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  const page = document.addPage([595, 842]);
  const font = await document.embedFont(StandardFonts.Helvetica);
  const typed = typewriter === undefined ? font : await document.embedFont(typewriter);
  const borderColor = rgb(0, 0, 0);
  draw({
    print: (text, x, y, size = 9) => page.drawText(text, { x, y, size, font }),
    type: (text, x, y) => page.drawText(text, { x, y, size: 10, font: typed }),
    line: (x, y, to) => page.drawLine({ start: { x, y }, end: { x: to, y }, thickness: 0.7, color: borderColor }),
    box: (x, y, width, height) => page.drawRectangle({ x, y, width, height, borderWidth: 0.7, borderColor }),
  });
  return document.save();
}

function drawForm({ print, line, box }: Sheet): void {
  print('Application for a parking permit', 60, 760, 14);
  print('Surname', 60, 700);
  line(110, 698, 300);
  print('Given names', 62, 665, 7);
  box(60, 645, 240, 29);
  print('Town', 302, 665, 7);
  box(300, 645, 200, 29);
  print('Card number', 60, 610);
  for (let cell = 0; cell < 8; cell++) box(140 + cell * 15, 604, 15, 17);
  line(60, 560, 250);
  print('Name of the keeper', 62, 550, 8);
  line(300, 560, 480);
  print('Make of the car', 302, 550, 8);
  print('Remarks', 60, 510);
  line(110, 508, 300);
}

function fillIn({ type }: Sheet): void {
  type('Brandvold', 114, 700);
  type('Ida Marit', 64, 649);
  type('Drammen', 304, 649);
  for (const [cell, digit] of [...'40871265'].entries()) type(digit, 144 + cell * 15, 608);
  type('Tor Brandvold', 64, 562);
  type('Saab', 304, 562);
}

const filled = await makeSheet(StandardFonts.Courier, (sheet) => {
  drawForm(sheet);
  fillIn(sheet);
});

test('lines, cells and combs hold the values of their captions, beside, over and under them', async () => {
  const { pages } = await readPaper(filled);
  expect(pages[0]!.fields.map(({ label, value }) => `${label}: ${value}`)).toEqual([
    'Surname: Brandvold',
    'Given names: Ida Marit',
    'Town: Drammen',
    'Card number: 40871265',
    'Name of the keeper: Tor Brandvold',
    'Make of the car: Saab',
  ]);
});

test('they are told as facts and as what the paper says beside these', async () => {
  const { understood } = await understandFile(filled);
  const told = [
    ...understood.facts.map(({ name, value }) => `${name}: ${value}`),
    ...understood.additionalFields.map(({ label, value }) => `${label}: ${value}`),
  ];
  expect(told).toEqual(expect.arrayContaining(['surname: Brandvold', 'Name of the keeper: Tor Brandvold']));
  expect(told).toEqual(expect.arrayContaining(['Make of the car: Saab']));
});

test('a blank form, and one filled in the letters that it is printed in, say nothing of fields', async () => {
  const blank = await readPaper(await makeSheet(StandardFonts.Courier, drawForm));
  expect(blank.pages[0]!.fields).toEqual([]);
  const alike = await readPaper(
    await makeSheet(undefined, (sheet) => {
      drawForm(sheet);
      fillIn(sheet);
    }),
  );
  expect(alike.pages[0]!.fields).toEqual([]);
});

test('words in another font that stand in no blank are print', async () => {
  const bytes = await makeSheet(StandardFonts.Courier, (sheet) => {
    drawForm(sheet);
    sheet.type('Keep this form for your own records', 60, 740);
    sheet.type('Permit', 114, 700);
    sheet.type('Overleaf', 304, 649);
  });
  const { pages } = await readPaper(bytes);
  expect(pages[0]!.fields).toEqual([]);
});
