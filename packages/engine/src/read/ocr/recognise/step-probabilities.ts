// A recogniser on one line picture: for every time step, how likely each character is.

import { type Recogniser, runNetwork } from '../run-network.ts';
import type { LinePicture } from './crop-line.ts';

export interface StepProbabilities {
  /** One row of classes for each step. */
  readonly data: Float32Array;
  readonly steps: number;
}

export async function findStepProbabilities(
  recogniser: Recogniser,
  line: LinePicture,
  threads: number,
): Promise<StepProbabilities> {
  const output = await runNetwork(recogniser, line, threads);
  return { data: output.data, steps: output.dims[1]! };
}
