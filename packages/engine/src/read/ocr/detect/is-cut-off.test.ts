import { expect, test } from 'vitest';
import { drawTexts, type TextPicture } from '../../testing/make-picture.ts';
import { isCutOff } from './is-cut-off.ts';

/** One line, its capitals 26 pixels high from 40 pixels below the upper edge, cut to the rows from `top` to `bottom`. */
async function cut(top: number, bottom: number, look: Partial<TextPicture> = {}, text = 'Harbour Street 4, 2019') {
  const drawn = await drawTexts([{ text, x: 40, y: 66 }], { height: 120, size: 36, ...look });
  const { data, info } = await drawn
    .removeAlpha()
    .extract({ left: 0, top, width: 900, height: bottom - top })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data: new Uint8Array(data), width: info.width, height: info.height };
}

/** The line as the detector gives it: its own height and a little more, within the picture. */
const place = (top: number, bottom: number) => ({
  centre: { x: 230, y: (Math.max(34, top) + Math.min(76, bottom)) / 2 - top },
  width: 380,
  height: Math.min(76, bottom) - Math.max(34, top),
  angle: 0,
});

test.each([
  ['through the letters from above', 52, 120],
  ['through the letters from below', 0, 54],
])('cut %s', async (_, top, bottom) => {
  expect(isCutOff(await cut(top, bottom), place(top, bottom))).toBe(true);
});

test('light letters on a dark ground are cut alike', async () => {
  const look = { ink: [1, 1, 1], paper: [0.1, 0.1, 0.3] } as const;
  expect(isCutOff(await cut(52, 120, look), place(52, 120))).toBe(true);
  expect(isCutOff(await cut(30, 120, look), place(30, 120))).toBe(false);
});

test.each([
  ['all of it', 0, 120],
  ['close above', 38, 120],
  ['close below its tails', 0, 76],
  ['a tail or two', 0, 69],
])('not cut: %s', async (_, top, bottom) => {
  expect(isCutOff(await cut(top, bottom, {}, 'Happy Harbour, 2019'), place(top, bottom))).toBe(false);
});

test('a band that runs off the picture cuts nothing', async () => {
  const picture = await cut(30, 120);
  picture.data.fill(0, 0, 900 * 3 * 4);
  expect(isCutOff(picture, place(30, 120))).toBe(false);
});
