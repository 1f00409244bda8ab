// The recognition network on one line picture: for every time step, how likely each character is.

import { runNetwork } from '../network/run-network.ts';
import { type LinePicture, lineHeight } from './crop-line.ts';

export interface StepProbabilities {
  /** One row of classes for each step. */
  readonly data: Float32Array;
  readonly steps: number;
}

export async function findStepProbabilities(line: LinePicture, threads: number): Promise<StepProbabilities> {
  const output = await runNetwork('recognise', planesOf(line), line.width, lineHeight, threads);
  return { data: output.data, steps: output.dims[1]! };
}

/** Blue, green, red planes, −1 to 1. */
export function planesOf({ data, width, height }: LinePicture): Float32Array {
  const count = width * height;
  const planes = new Float32Array(count * 3);
  for (let plane = 0; plane < 3; plane++) {
    let target = plane * count;
    for (let source = 2 - plane; source < count * 3; source += 3) planes[target++] = data[source]! / 127.5 - 1;
  }
  return planes;
}
