// Whether a level line of text stands on its feet or on its head, as the line classification network sees it.

import { runNetwork } from '../network/run-network.ts';
import type { Pyramid } from '../pyramid.ts';
import type { Rectangle } from '../rectangle.ts';
import { cropToSize } from './crop-line.ts';
import { planesOf } from './step-probabilities.ts';

/** What the network was trained on: the beginning of a line. */
const inputWidth = 192;
const inputHeight = 48;

/** 0–1: the probability that the line is upright. */
export async function judgeUprightness(pyramid: Pyramid, place: Rectangle): Promise<number> {
  const line = cropToSize(pyramid, place, inputWidth, inputHeight);
  const output = await runNetwork('uprightness', planesOf(line), inputWidth, inputHeight, 1);
  return output.data[0]!;
}
