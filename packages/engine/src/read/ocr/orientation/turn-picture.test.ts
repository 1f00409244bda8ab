import { describe, expect, it } from 'vitest';
import type { Picture, Rotation } from '../picture.ts';
import { turnPicture, turnPlace } from './turn-picture.ts';

/** White but for one black block. */
function drawBlock(width: number, height: number, left: number, top: number, right: number, bottom: number): Picture {
  const data = new Uint8Array(width * height * 3).fill(255);
  for (let y = top; y < bottom; y++) data.fill(0, (y * width + left) * 3, (y * width + right) * 3);
  return { data, width, height };
}

describe('turning', () => {
  it.each([0, 90, 180, 270] as Rotation[])('moves places along with the picture by %d degrees', async (rotation) => {
    const picture = drawBlock(40, 30, 4, 6, 16, 10);
    const place = { centre: { x: 10, y: 8 }, width: 12, height: 4, angle: 0 };
    const turned = await turnPicture(picture, rotation);
    const { centre, width, height } = turnPlace(place, rotation, 40, 30);
    for (let y = 0; y < turned.height; y++) {
      for (let x = 0; x < turned.width; x++) {
        const isInside = Math.abs(x + 0.5 - centre.x) < width / 2 && Math.abs(y + 0.5 - centre.y) < height / 2;
        expect(turned.data[(y * turned.width + x) * 3]).toBe(isInside ? 0 : 255);
      }
    }
  });
});
