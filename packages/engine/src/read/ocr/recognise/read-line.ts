// One line picture through the recognition network.

import { runNetwork } from '../network/run-network.ts';
import { requireAlphabet } from './alphabet.ts';
import { type LinePicture, lineHeight } from './crop-line.ts';
import { type DecodedLine, decodeCtc } from './decode-ctc.ts';

export interface ReadLine extends DecodedLine {
  /** Pixels of the line picture a time step covers. */
  readonly pixelsPerStep: number;
  /** Mean confidence of the characters, 0 when there are none. */
  readonly confidence: number;
}

export async function readLine(line: LinePicture): Promise<ReadLine> {
  const output = await runNetwork('recognise', planesOf(line), line.width, lineHeight, 1);
  const steps = output.dims[1]!;
  const decoded = decodeCtc(output.data, steps, requireAlphabet());
  const total = decoded.characters.reduce((sum, character) => sum + character.confidence, 0);
  return {
    ...decoded,
    pixelsPerStep: line.width / steps,
    confidence: decoded.characters.length ? total / decoded.characters.length : 0,
  };
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
