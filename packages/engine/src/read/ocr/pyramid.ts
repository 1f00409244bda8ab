// A picture at full and halved sizes, so that taking a small copy of a large letter averages instead of skipping pixels.

import type { Picture } from './picture.ts';

export interface Pyramid {
  /** Number of times that the picture can be halved. */
  readonly depth: number;
  /** The picture halved `times` times, at most `depth`: computed when it is first asked for. */
  level(times: number): Picture;
}

const smallest = 64;

export function buildPyramid(picture: Picture): Pyramid {
  const levels = [picture];
  return {
    depth: Math.max(0, Math.floor(Math.log2(Math.min(picture.width, picture.height) / smallest))),
    level(times) {
      while (levels.length <= times) levels.push(halve(levels.at(-1)!));
      return levels[times]!;
    },
  };
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
      const below = source + row;
      half[target++] = (data[source]! + data[source + 3]! + data[below]! + data[below + 3]! + 2) >> 2;
      half[target++] = (data[source + 1]! + data[source + 4]! + data[below + 1]! + data[below + 4]! + 2) >> 2;
      half[target++] = (data[source + 2]! + data[source + 5]! + data[below + 2]! + data[below + 5]! + 2) >> 2;
    }
  }
  return { data: half, width: halfWidth, height: halfHeight };
}
