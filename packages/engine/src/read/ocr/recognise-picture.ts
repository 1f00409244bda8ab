// Reads a picture: which way up it is, where text stands, what it says word by word, and which boxes are ticked.

import type { Region } from './detect/component-to-region.ts';
import { detectRegions } from './detect/detect-regions.ts';
import { joinLines } from './lines/join-lines.ts';
import { placeWords } from './lines/place-words.ts';
import { toLine } from './lines/to-line.ts';
import { rereadZone } from './mrz/reread-zone.ts';
import { findRotation } from './orientation/find-rotation.ts';
import { turnPicture, turnPlace } from './orientation/turn-picture.ts';
import type { Picture, RecognisedPicture } from './picture.ts';
import { buildPyramid } from './pyramid.ts';
import { readRegion } from './recognise/read-region.ts';
import { runTogether } from './run-together.ts';

export type { Picture, RecognisedPicture } from './picture.ts';

export interface RecogniseOptions {
  readonly signal?: AbortSignal;
  /** Processor threads to use at most; 2 unless told. */
  readonly threads?: number;
}

const detectionPixels = 1_200_000;
const leastConfidence = 0.65;

/** Throws the signal's reason when it is aborted. */
export async function recognisePicture(picture: Picture, options: RecogniseOptions = {}): Promise<RecognisedPicture> {
  const { signal, threads = 2 } = options;
  signal?.throwIfAborted();
  const found = await detectRegions(picture, threads, detectionPixels);
  const rotation = await findRotation(buildPyramid(picture), found);
  const upright = await turnPicture(picture, rotation);
  const regions = found.map(({ place, score }) => ({
    place: turnPlace(place, rotation, picture.width, picture.height),
    score,
  }));
  const pyramid = buildPyramid(upright);
  const pieces = await runTogether(regions, threads, signal, async ({ place }) => {
    const { line, read } = await readRegion(pyramid, place);
    return { place, words: placeWords(line, read), confidence: read.confidence };
  });
  const skew = skewOf(regions);
  const read = await rereadZone(
    pyramid,
    pieces.filter((piece) => piece.words.length > 0),
    skew,
  );
  const { width, height } = upright;
  const legible = read.filter(({ confidence }) => confidence >= leastConfidence);
  const lines = joinLines(legible, skew).map((words) => toLine(words, width, height));
  return { rotation, lines, fields: [], width, height };
}

/** The middle angle of the long regions, in radians. */
function skewOf(regions: readonly Region[]): number {
  const angles = regions
    .filter(({ place }) => place.width > 4 * place.height)
    .map(({ place }) => place.angle)
    .sort((a, b) => a - b);
  return angles[angles.length >> 1] ?? 0;
}
