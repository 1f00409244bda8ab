// Boxes of a scan that somebody ticked with a pen are told by what the form asks there.
import { PDFDocument, rgb, StandardFonts } from '@cantoo/pdf-lib';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { renderPage } from '#read/render-page.ts';
import { readPaper } from '../../read-paper.ts';
import { drawPermitForm, boxSide as side } from '../testing/draw-permit-form.ts';

interface Drawn {
  /** Darkness of the frames, 0 to 1. */
  readonly tone: number;
  readonly marks: readonly (readonly [x: number, y: number, stroke: 'cross' | 'tick'])[];
}

async function scan({ tone, marks }: Drawn): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  const page = document.addPage([595, 842]);
  const font = await document.embedFont(StandardFonts.Helvetica);
  const print = (text: string, x: number, y: number) => page.drawText(text, { x, y, size: 10, font });
  const box = (x: number, y: number) =>
    page.drawRectangle({ x, y, width: side, height: side, borderWidth: 0.8, borderColor: rgb(tone, tone, tone) });
  drawPermitForm(page, font, { box, choice: box });
  // The cells of a number, with a letter each.
  print('Number plate', 60, 520);
  for (const [cell, letter] of [...'KT40'].entries()) {
    page.drawRectangle({
      x: 140 + cell * side,
      y: 517,
      width: side,
      height: side,
      borderWidth: 0.8,
      borderColor: rgb(tone, tone, tone),
    });
    print(letter, 142 + cell * side, 519);
  }
  const look = { thickness: 1.2, color: rgb(0.1, 0.15, 0.5) };
  const stroke = (...points: readonly (readonly [number, number])[]) =>
    points.slice(1).forEach(([x, y], at) => {
      page.drawLine({ start: { x: points[at]![0], y: points[at]![1] }, end: { x, y }, ...look });
    });
  for (const [x, y, kind] of marks) {
    if (kind === 'tick') stroke([x + 1, y + 6], [x + 4.5, y + 1.5], [x + 13, y + 14]);
    else {
      stroke([x - 1.5, y - 1], [x + 12.5, y + 12]);
      stroke([x - 1, y + 12.5], [x + 12, y - 1.5]);
    }
  }
  const drawn = await renderPage(await document.save(), 'application/pdf', 1, 0, 1650);
  if (typeof drawn === 'string') throw new Error(drawn);
  return sharp(drawn.webp).rotate(1.2, { background: '#fdfdfb' }).jpeg({ quality: 85 }).toBuffer();
}

async function ticksOf(drawn: Drawn): Promise<string[]> {
  const { pages } = await readPaper(await scan(drawn));
  return pages[0]!.fields
    .filter(({ checked }) => checked)
    .map(({ label, option }) => (option === undefined ? label : `${label}: ${option}`));
}

const answered = ['are you a resident of the town?: yes', 'do you own the car?: no', 'permit for a month'];
const marks = [
  [300, 698, 'cross'],
  [360, 668, 'cross'],
  [60, 596, 'tick'],
] as const;

test.each([0, 0.75])('crosses and ticks of a pen, in frames as dark as %f', async (tone) => {
  const told = await ticksOf({ tone, marks });
  expect(told.map((one) => one.toLowerCase()).toSorted()).toEqual(answered);
});

test('nothing is ticked where nobody wrote', async () => {
  expect(await ticksOf({ tone: 0, marks: [] })).toEqual([]);
});
