// What one line picture says.

import { requireAlphabet } from './alphabet.ts';
import type { LinePicture } from './crop-line.ts';
import { type DecodedLine, decodeCtc } from './decode-ctc.ts';
import { findStepProbabilities } from './step-probabilities.ts';

export interface ReadLine extends DecodedLine {
  /** Pixels a time step covers, of a line picture `placedWidth` wide. */
  readonly pixelsPerStep: number;
  /** Mean confidence of the characters, 0 when there are none. */
  readonly confidence: number;
}

export async function readLine(line: LinePicture, threads: number, placedWidth = line.width): Promise<ReadLine> {
  const { data, steps } = await findStepProbabilities(line, threads);
  const decoded = decodeCtc(data, steps, requireAlphabet());
  const total = decoded.characters.reduce((sum, character) => sum + character.confidence, 0);
  return {
    ...decoded,
    pixelsPerStep: placedWidth / steps,
    confidence: decoded.characters.length ? total / decoded.characters.length : 0,
  };
}
