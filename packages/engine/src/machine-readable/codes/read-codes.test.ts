// Cards drawn by the test, as scanned and as photographed in a hurry.
import sharp from 'sharp';
import { describe, expect, it, test } from 'vitest';
import { drawTexts } from '#read/testing/make-picture.ts';
import { drawCard, photograph } from '../testing/draw-card.ts';
import { type DrawnSymbol, drawCode } from '../testing/draw-code.ts';
import { payment, writeAamva } from '../testing/write-payloads.ts';
import { readCodes } from './read-codes.ts';

const symbols: readonly [DrawnSymbol, string, number, string][] = [
  ['pdf417', writeAamva(8), 76, 'PDF417'],
  ['qrcode', payment, 24, 'QR code'],
  ['azteccode', 'M1LINDGREN/MAYA', 16, 'Aztec code'],
  ['datamatrix', 'https://example.org/verify', 16, 'Data Matrix'],
];

async function decode(picture: Buffer) {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}
const draw = async (symbol: DrawnSymbol, payload: string, width: number, dotsPerInch: number) =>
  drawCard(['Maya Elise Lindgren', 'Portland'], { png: await drawCode(symbol, payload), width }, dotsPerInch);

describe.each(symbols)('a %s', (symbol, payload, width, format) => {
  test.each([150, 300])('is read at %d dpi, with its place', async (dotsPerInch) => {
    const codes = await readCodes(await decode(await draw(symbol, payload, width, dotsPerInch)));
    expect(codes).toMatchObject([{ format, text: payload }]);
    const [x0, y0, x1, y1] = codes[0]!.box;
    expect((x0 + x1) / 2).toBeCloseTo(0.5, 1);
    expect(x1 - x0).toBeCloseTo(width / 85.7, 1);
    expect(y0).toBeGreaterThan(0.3);
    expect(y1).toBeLessThan(1);
  });

  test.each([
    ['turned and in a poor JPEG', { rotation: 30, quality: 60 }],
    ['blurred', { rotation: -11, blur: 1, quality: 60 }],
    ['in the light of a lamp', { rotation: 4, glare: 0.8, quality: 60 }],
    ['upside down', { rotation: 180 }],
    ['on its side', { rotation: 90 }],
  ])('is read %s', async (_name, hardship) => {
    const photo = await photograph(await draw(symbol, payload, width, 250), hardship);
    expect((await readCodes(await decode(photo))).map(({ text }) => text)).toEqual([payload]);
  });
});

it('reads a blurred code of which no place is made', async () => {
  const photo = await photograph(await draw('qrcode', payment, 24, 150), { rotation: 7.5, blur: 1.4, quality: 60 });
  expect((await readCodes(await decode(photo))).map(({ text }) => text)).toEqual([payment]);
});

it('reads a symbol that fills the picture', async () => {
  const png = await sharp(await drawCode('qrcode', 'Locker 14'))
    .resize(1400, 1400, { kernel: 'nearest' })
    .extend({ top: 60, bottom: 60, left: 60, right: 60, background: '#ffffff' })
    .flatten({ background: '#ffffff' })
    .png()
    .toBuffer();
  expect(await readCodes(await decode(png))).toMatchObject([{ text: 'Locker 14' }]);
});

it('finds nothing on a page of writing', async () => {
  const rows = Array.from({ length: 20 }, (_, row) => ({
    text: 'The quick brown fox jumps over the lazy dog',
    x: 40,
    y: 60 + row * 24,
  }));
  const page = await drawTexts(rows, { height: 600, size: 20 });
  expect(await readCodes(await decode(await page.png().toBuffer()))).toEqual([]);
});
