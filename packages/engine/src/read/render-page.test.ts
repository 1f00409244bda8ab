import { degrees, rgb } from '@cantoo/pdf-lib';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { renderPage } from './render-page.ts';
import type { RenderedPage } from './rendered-page.ts';
import { makePdf, makeTextPdf } from './testing/make-pdf.ts';

/** The colour at a page-relative place. */
async function colourAt(
  { webp, width, height }: RenderedPage,
  x: number,
  y: number,
): Promise<'red' | 'white' | 'other'> {
  const { data, info } = await sharp(webp).raw().toBuffer({ resolveWithObject: true });
  const at = (Math.floor(y * height) * width + Math.floor(x * width)) * info.channels;
  const [red, green, blue] = [data[at]!, data[at + 1]!, data[at + 2]!];
  if (red > 200 && green < 80 && blue < 80) return 'red';
  return red > 240 && green > 240 && blue > 240 ? 'white' : 'other';
}

/** A page 300 by 400 points with its top left corner red. */
const markedPage = (turn = 0) =>
  makePdf((document) => {
    const page = document.addPage([300, 400]);
    page.drawRectangle({ x: 0, y: 300, width: 100, height: 100, color: rgb(1, 0, 0) });
    page.setRotation(degrees(turn));
  });

test.each([
  { turn: 0, rotation: 0, size: [150, 200], corner: [0.1, 0.1] },
  { turn: 90, rotation: 90, size: [150, 113], corner: [0.9, 0.1] },
  { turn: 90, rotation: 180, size: [150, 200], corner: [0.9, 0.9] },
  { turn: 0, rotation: 270, size: [150, 113], corner: [0.1, 0.9] },
])('draws a page filed at $turn degrees so that it stands at $rotation', async ({ turn, rotation, size, corner }) => {
  const drawn = (await renderPage(await markedPage(turn), 'application/pdf', 1, rotation, 150)) as RenderedPage;
  expect([drawn.width, drawn.height]).toEqual(size);
  expect(await colourAt(drawn, corner[0]!, corner[1]!)).toBe('red');
  expect(await colourAt(drawn, 0.5, 0.6)).toBe('white');
});

test('turns a photo as its EXIF and its reading say', async () => {
  const corner = await sharp({ create: { width: 100, height: 100, channels: 3, background: '#f00' } })
    .png()
    .toBuffer();
  const photo = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#fff' } })
    .composite([{ input: corner, left: 0, top: 0 }])
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  // A quarter turn by its EXIF and another by its reading: half a turn in all.
  const drawn = (await renderPage(photo, 'image/jpeg', 1, 90, 200)) as RenderedPage;
  expect([drawn.width, drawn.height]).toEqual([200, 150]);
  expect(await colourAt(drawn, 0.9, 0.9)).toBe('red');
});

test('answers with a problem for what cannot be drawn', async () => {
  const pdf = await makeTextPdf([['Text']]);
  expect(await renderPage(Buffer.from('Text'), 'text/plain', 1, 0, 100)).toBe('unsupported_type');
  expect(await renderPage(pdf, 'application/pdf', 2, 0, 100)).toBe('page_unreadable');
  expect(await renderPage(pdf.slice(0, 40), 'application/pdf', 1, 0, 100)).toBe('corrupt_file');
  expect(await renderPage(Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]), 'image/jpeg', 1, 0, 100)).toBe(
    'corrupt_file',
  );
});
