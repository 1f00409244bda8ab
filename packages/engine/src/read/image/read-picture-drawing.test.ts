// Rules of forms as a scanner sees them.
import { expect, test } from 'vitest';
import type { Picture } from '../ocr/picture.ts';
import { readPictureDrawing } from './read-picture-drawing.ts';

const [width, height] = [600, 300];

function paint(...blocks: readonly (readonly [x: number, y: number, w: number, h: number, tone: number])[]): Picture {
  const data = new Uint8Array(width * height * 3).fill(255);
  for (const [left, top, w, h, tone] of blocks)
    for (let y = top; y < top + h; y++)
      for (let x = left; x < left + w; x++) data.fill(tone, (y * width + x) * 3, (y * width + x) * 3 + 3);
  return { data, width, height };
}

test('a faint rule goes on under the black letters that stand on it', () => {
  const letters = Array.from({ length: 12 }, (_, at) => [100 + at * 20, 165, 14, 28, 0] as const);
  const { level } = readPictureDrawing(paint([60, 200, 400, 3, 218], ...letters), {
    scale: 2,
    boxes: [],
    words: [],
    isWrittenOn: true,
  });
  const rule = level.find(({ at }) => Math.abs(at - 100.5) < 1);
  expect(rule).toMatchObject({ from: 30, to: 230 });
});
