// Reads one line picture: most are clear at a glance, the others are read carefully.

import { correctLine } from '../corrections/corrections.ts';
import type { Recogniser } from '../run-network.ts';
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

/** Confidence from which a careful look changes nothing, and below which there is no text to be read. */
const doubt = { max: 0.99, min: 0.35 };

export async function readLine(line: LinePicture, threads: number, placedWidth = line.width): Promise<ReadLine> {
  const picture = stretchTones(line);
  const quick = await readWith('recogniser', picture, threads, placedWidth);
  if (quick.confidence >= doubt.max || quick.confidence < doubt.min) return quick;
  const careful = await readWith('careful-recogniser', picture, threads, placedWidth);
  return careful.confidence >= quick.confidence ? careful : quick;
}

async function readWith(
  recogniser: Recogniser,
  picture: LinePicture,
  threads: number,
  placedWidth: number,
): Promise<ReadLine> {
  const { data, steps } = await findStepProbabilities(recogniser, picture, threads);
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
