// A picture at full and halved sizes, so that taking a small copy of a large letter averages instead of skipping pixels.

import type { Picture } from './picture.ts';

export interface Pyramid {
  /** Each level half the size of the one before it; level 0 is the picture itself. */
  readonly levels: readonly Picture[];
}

const smallest = 64;

export function buildPyramid(picture: Picture): Pyramid {
  const levels = [picture];
  for (let last = picture; Math.min(last.width, last.height) >= 2 * smallest; levels.push(last)) last = halve(last);
  return { levels };
}

function halve({ data, width, height }: Picture): Picture {
  const halfWidth = width >> 1;
  const halfHeight = height >> 1;
  const half = new Uint8Array(halfWidth * halfHeight * 3);
  const row = width * 3;
  let target = 0;
  for (let y = 0; y < halfHeight; y++) {
    let source = 2 * y * row;
    for (let x = 0; x < halfWidth; x++, source += 6) {
      for (let c = source; c < source + 3; c++) {
        half[target++] = (data[c]! + data[c + 3]! + data[c + row]! + data[c + row + 3]! + 2) >> 2;
      }
    }
  }
  return { data: half, width: halfWidth, height: halfHeight };
}
