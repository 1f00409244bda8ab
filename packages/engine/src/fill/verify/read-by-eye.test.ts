// Reads text that was written onto a page from its picture.
import { PDFDocument, type PDFPage, StandardFonts } from '@cantoo/pdf-lib';
import { expect, test } from 'vitest';
import type { Box } from '#document/read-document.ts';
import { isLegible } from './is-legible.ts';
import { readByEye } from './read-by-eye.ts';

type Write = (page: PDFPage, size: number) => void;

async function paper(...writes: readonly Write[]): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  const page = document.addPage([600, 400]);
  page.setFont(await document.embedFont(StandardFonts.Helvetica));
  for (const write of writes) write(page, 11);
  return document.save();
}

const at =
  (text: string, x: number, y: number): Write =>
  (page, size) =>
    page.drawText(text, { x, y, size });
const line: Write = (page) => page.drawLine({ start: { x: 100, y: 298 }, end: { x: 300, y: 298 }, thickness: 0.8 });
const box = (x: number, y: number, width: number): Box => [
  x / 600,
  (400 - y - 14) / 400,
  (x + width) / 600,
  (400 - y + 3) / 400,
];

test('what stands on its line is legible, what lies on print or is cut off is not', async () => {
  const form = [at('Surname', 50, 300), line, at('Do not write in this space', 100, 200)];
  const filled = [
    ...form,
    at('Kowalski', 102, 300),
    at('Kowalski', 102, 200),
    at('14 Elm Street, Springfield', 102, 100),
  ];
  const places = [
    { name: 'line', page: 1, box: box(100, 300, 200) },
    { name: 'print', page: 1, box: box(100, 200, 200) },
    { name: 'cut', page: 1, box: box(100, 100, 60) },
    { name: 'empty', page: 1, box: box(100, 50, 200) },
  ];
  const seen = await readByEye(await paper(...form), await paper(...filled), [0], places);
  expect(seen.get('line')).toBe('Kowalski');
  expect(isLegible(seen.get('line')!, 'Kowalski')).toBe(true);
  expect(isLegible(seen.get('print')!, 'Kowalski')).toBe(false);
  expect(isLegible(seen.get('cut')!, '14 Elm Street, Springfield')).toBe(false);
  expect(isLegible(seen.get('empty')!, 'Kowalski')).toBe(false);
});
