// What one line picture says.

import { correctLine } from '../corrections/corrections.ts';
import { requireAlphabet } from './alphabet.ts';
import type { LinePicture } from './crop-line.ts';
import { type Character, type DecodedLine, decodeCtc } from './decode-ctc.ts';
import { findStepProbabilities } from './step-probabilities.ts';
import { stretchTones } from './stretch-tones.ts';

export interface ReadLine extends DecodedLine {
  /** Pixels a time step covers, of a line picture `placedWidth` wide. */
  readonly pixelsPerStep: number;
  /** Mean confidence of the letters and digits, of the other characters where there are none, 0 when there is nothing. */
  readonly confidence: number;
}

export async function readLine(line: LinePicture, threads: number, placedWidth = line.width): Promise<ReadLine> {
  const { data, steps } = await findStepProbabilities(stretchTones(line), threads);
  const decoded = correctLine(decodeCtc(data, steps, requireAlphabet()));
  return {
    ...decoded,
    pixelsPerStep: placedWidth / steps,
    confidence: meanConfidence(decoded.characters),
  };
}

/** Signs tell less: a comma may be a speck, and they are hardly ever evidence. */
function meanConfidence(characters: readonly Character[]): number {
  const letters = characters.filter(({ text }) => /[\p{L}\p{N}]/u.test(text));
  const counted = letters.length > 0 ? letters : characters;
  return counted.reduce((sum, { confidence }) => sum + confidence, 0) / Math.max(counted.length, 1);
}
