// Whether a level line of text stands on its feet or on its head, as the line classification network sees it.

import type { Pyramid } from '../pyramid.ts';
import { beginningOf, overturned, type Rectangle } from '../rectangle.ts';
import { runNetwork } from '../run-network.ts';
import { cropToSize } from './crop-line.ts';

const input = { width: 192, height: 48 };
/** The network was trained on the beginnings of lines: this many heights of a line. */
export const seenHeights = input.width / input.height;

/** −1 (on its head) to 1 (upright); near 0 it cannot tell. Two looks of a millisecond each. */
export async function uprightAdvantage(pyramid: Pyramid, line: Rectangle): Promise<number> {
  const { bend: _, ...straight } = line;
  const start = beginningOf(straight, seenHeights);
  return (await uprightness(pyramid, start)) - (await uprightness(pyramid, overturned(start)));
}

async function uprightness(pyramid: Pyramid, place: Rectangle): Promise<number> {
  const line = cropToSize(pyramid, place, input.width, input.height);
  const output = await runNetwork('uprightness', line, 1);
  return output.data[0]!;
}
