// Boxes of a printed file that somebody ticked, in whatever way, are told by what the form asks there.
import { degrees, PDFDocument, type PDFFont, type PDFPage, rgb, StandardFonts } from '@cantoo/pdf-lib';
import { expect, test } from 'vitest';
import { readPaper } from '../../read-paper.ts';
import { drawPermitForm, boxSide as side } from '../testing/draw-permit-form.ts';

async function ticksOf(mark: (page: PDFPage, font: PDFFont) => void): Promise<string[]> {
  const document = await PDFDocument.create();
  const page = document.addPage([595, 842]);
  const font = await document.embedFont(StandardFonts.Helvetica);
  const line = (x: number, y: number, toX: number, toY: number) =>
    page.drawLine({ start: { x, y }, end: { x: toX, y: toY }, thickness: 0.7 });
  // Each side for itself, as drawing programs do it.
  const box = (x: number, y: number) => {
    line(x, y, x + side, y);
    line(x, y + side, x + side, y + side);
    line(x, y, x, y + side);
    line(x + side, y, x + side, y + side);
  };
  const choice = (x: number, y: number) =>
    page.drawCircle({ x: x + 5, y: y + 5, size: 5, borderWidth: 0.7, borderColor: rgb(0, 0, 0) });
  drawPermitForm(page, font, { box, choice });
  mark(page, font);
  const { pages } = await readPaper(await document.save());
  return pages[0]!.fields
    .filter(({ checked }) => checked)
    .map(({ label, option }) => (option === undefined ? label : `${label}: ${option}`).toLowerCase())
    .toSorted();
}

const answered = ['are you a resident of the town?: yes', 'do you own the car?: no'];

test('strokes that go beyond the frame, also of a circle', async () => {
  const told = await ticksOf((page) => {
    const stroke = (x: number, y: number, toX: number, toY: number) =>
      page.drawLine({ start: { x, y }, end: { x: toX, y: toY }, thickness: 1.2, color: rgb(0.1, 0.15, 0.5) });
    stroke(298.5, 697, 312.5, 710);
    stroke(299, 710.5, 312, 696.5);
    stroke(361, 674, 364.5, 669.5);
    stroke(364.5, 669.5, 373, 682);
    stroke(61, 602, 64, 597.5);
    stroke(64, 597.5, 72, 609);
  });
  expect(told).toEqual([...answered, 'permit for a month']);
});

test('a letter, and a small shape', async () => {
  const told = await ticksOf((page, font) => {
    page.drawText('X', { x: 302, y: 700, size: 10, font });
    page.drawRectangle({ x: 362.5, y: 670.5, width: 6, height: 6, color: rgb(0, 0, 0) });
  });
  expect(told).toEqual(answered);
});

test('the number of a line in its frame is no mark', async () => {
  expect(await ticksOf((page, font) => page.drawText('7', { x: 303, y: 700, size: 10, font }))).toEqual([]);
});

test('nothing is ticked where nobody wrote, though grey words run across the page', async () => {
  const told = await ticksOf((page, font) =>
    page.drawText('SPECIMEN', { x: 200, y: 560, size: 70, font, color: rgb(0.72, 0.72, 0.72), rotate: degrees(45) }),
  );
  expect(told).toEqual([]);
});

test('squares in the corners of a code to scan are no boxes', async () => {
  const told = await ticksOf((page, font) => {
    const speck = (x: number, y: number, size: number) =>
      page.drawRectangle({ x, y, width: size, height: size, color: rgb(0, 0, 0) });
    for (const x of [300, 340]) {
      for (const at of [400, 411]) page.drawLine({ start: { x, y: at }, end: { x: x + side, y: at } });
      for (const at of [x, x + side]) page.drawLine({ start: { x: at, y: 400 }, end: { x: at, y: 411 } });
    }
    speck(343, 403, 5);
    for (let row = 0; row < 5; row++)
      for (let column = 0; column < 4; column++) speck(316 + column * 6, 398 + row * 4, 2.4);
    for (let column = 0; column < 9; column++) speck(316 + column * 4, 394, 2.4);
    page.drawText('Scan to pay', { x: 358, y: 402, size: 10, font });
  });
  expect(told).toEqual([]);
});
