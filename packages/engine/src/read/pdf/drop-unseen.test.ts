import { expect, it } from 'vitest';
import type { Box, Line } from '#document/read-document.ts';
import { dropUnseen } from './drop-unseen.ts';
import { mapInk } from './measure-ink.ts';
import type { Bitmap } from './render-bitmap.ts';

const size = 400;
const lineAt = (text: string, x: number, y: number): Line => {
  const box: Box = [x, y, x + 0.012 * text.length, y + 0.02];
  return { text, box, words: [{ text, box, confidence: 1 }], confidence: 1 };
};

/** Writing is every other column of a place; `paper` and `ink` are tones. */
function draw(places: readonly Box[], ink = 0): Bitmap {
  const data = new Uint8Array(size * size * 3).fill(255);
  for (const [x0, y0, x1, y1] of places)
    for (let y = Math.ceil(y0 * size); y < y1 * size; y++)
      for (let x = Math.ceil(x0 * size); x < x1 * size; x += 2)
        data.fill(ink, 3 * (y * size + x), 3 * (y * size + x) + 3);
  return { data, width: size, height: size };
}

const captions = ['Employee', 'Gross pay', 'Income tax', 'Net pay'].map((text, row) =>
  lineAt(text, 0.1, 0.2 + 0.05 * row),
);

it('drops words that nobody sees, and keeps pale ones', () => {
  const [seen, pale, hidden] = [captions[0]!, captions[1]!, captions[2]!];
  const page = draw([seen.box]);
  const closely = ([, y]: Box): Bitmap => (y === pale.box[1] ? draw([[0, 0, 1, 1]], 225) : draw([]));
  expect(dropUnseen([seen, pale, hidden], mapInk(page), closely)).toEqual([seen, pale]);
});
