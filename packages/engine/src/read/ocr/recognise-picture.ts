// Reads a picture: which way up it is, where text stands, what it says word by word, and which boxes are ticked.

import type { Region } from './detect/component-to-region.ts';
import { detectRegions } from './detect/detect-regions.ts';
import { joinLines } from './lines/join-lines.ts';
import { placeWords } from './lines/place-words.ts';
import { splitAtBoxes } from './lines/split-at-boxes.ts';
import { toLine } from './lines/to-line.ts';
import { rereadZone } from './mrz/reread-zone.ts';
import { findRotation } from './orientation/find-rotation.ts';
import { turnPicture, turnPlace } from './orientation/turn-picture.ts';
import type { Picture, RecognisedPicture } from './picture.ts';
import { buildPyramid } from './pyramid.ts';
import { readRegion } from './recognise/read-region.ts';
import { runTogether } from './run-together.ts';
import { cutAtBoxes } from './tick-boxes/cut-at-boxes.ts';
import { findTickBoxes } from './tick-boxes/find-tick-boxes.ts';
import { labelBoxes } from './tick-boxes/label-boxes.ts';

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
  const tickBoxes = findTickBoxes(
    pyramid,
    regions.map(({ place }) => place),
  );
  const places = regions.flatMap(({ place }) => cutAtBoxes(place, tickBoxes));
  const pieces = await runTogether(places, threads, signal, async (place) => {
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
  const legible = read.filter(({ confidence, words }) => confidence >= leastConfidence && words.length > 0);
  const lines = joinLines(legible, skew)
    .flatMap((words) => splitAtBoxes(words, tickBoxes))
    .map((words) => toLine(words, width, height));
  return { rotation, lines, fields: labelBoxes(tickBoxes, lines, width, height), width, height };
}

/** The middle angle of the long regions, in radians. */
function skewOf(regions: readonly Region[]): number {
  return middleOf(regions.filter(({ place }) => place.width > 4 * place.height).map(({ place }) => place.angle));
}

function middleOf(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;
}
