// Reads values typed into a printed form, with the form's words for them.
import { StandardFonts } from '@cantoo/pdf-lib';
import { expect, test } from 'vitest';
import { understandFile } from '../../pipeline.ts';
import { readPaper } from '../../read-paper.ts';
import { drawForm, fillIn, makeSheet } from '../testing/make-sheet.ts';

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

test('a blank form says nothing of fields', async () => {
  const blank = await readPaper(await makeSheet(StandardFonts.Courier, drawForm));
  expect(blank.pages[0]!.fields).toEqual([]);
});

test('where the letters are those of the print, the page model tells what was typed', async () => {
  const bytes = await makeSheet(undefined, (sheet) => {
    drawForm(sheet);
    fillIn(sheet);
  });
  const { pages } = await readPaper(bytes);
  expect(pages[0]!.fields.map(({ label, value }) => `${label}: ${value}`)).toEqual([
    'Surname: Brandvold',
    'Given names: Ida Marit',
    'Town: Drammen',
    'Card number: 40871265',
    'Name of the keeper: Tor Brandvold',
    'Make of the car: Saab',
  ]);
});

test('a table whose columns have one caption for many values is no form', async () => {
  const rows = [
    ['Invoice date', 'Due date', 'Amount'],
    ...[3, 4, 5, 6, 7].map((month) => [`0${month}/02/2024`, `0${month}/28/2024`, `$${month}12.50`]),
  ];
  const bytes = await makeSheet(undefined, ({ print, box }) => {
    for (const [row, texts] of rows.entries())
      for (const [column, text] of texts.entries()) {
        box(60 + column * 110, 700 - row * 20, 110, 20);
        print(text, 64 + column * 110, 706 - row * 20);
      }
    print('Statement of account', 60, 760, 14);
  });
  const { pages } = await readPaper(bytes);
  expect(pages[0]!.fields).toEqual([]);
});

test('a blank form that prints an amount or two of its own is not filled', async () => {
  const bytes = await makeSheet(undefined, (sheet) => {
    drawForm(sheet);
    sheet.print('Yearly fee', 60, 470);
    sheet.box(130, 464, 80, 16);
    sheet.print('$2,700.00', 140, 468);
    sheet.print('Deposit', 230, 470);
    sheet.box(290, 464, 80, 16);
    sheet.print('$1,350.00', 300, 468);
  });
  const { pages } = await readPaper(bytes);
  expect(pages[0]!.fields).toEqual([]);
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
