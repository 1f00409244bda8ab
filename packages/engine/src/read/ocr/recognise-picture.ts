// Reads a picture: which way up it is, where text stands, what it says word by word, and which boxes are ticked.

import { boundPicture } from './bound-picture.ts';
import type { Region } from './detect/component-to-region.ts';
import { findRegions } from './detect/find-regions.ts';
import { isCutOff } from './detect/is-cut-off.ts';
import { chooseReading, type Reading } from './lines/choose-reading.ts';
import { joinLines, type TextPiece } from './lines/join-lines.ts';
import { keepLegible } from './lines/keep-legible.ts';
import { placeWords } from './lines/place-words.ts';
import { splitAtBoxes } from './lines/split-at-boxes.ts';
import { toLine } from './lines/to-line.ts';
import { rereadZone } from './mrz/reread-zone.ts';
import { findRotation } from './orientation/find-rotation.ts';
import { turnPicture, turnPlace } from './orientation/turn-picture.ts';
import type { Picture, RecognisedPicture } from './picture.ts';
import { buildPyramid } from './pyramid.ts';
import { lookAgain } from './recognise/look-again.ts';
import { type ReadRegion, readRegion } from './recognise/read-region.ts';
import { cutAtBoxes } from './tick-boxes/cut-at-boxes.ts';
import { findTickBoxes } from './tick-boxes/find-tick-boxes.ts';
import { labelBoxes } from './tick-boxes/label-boxes.ts';
import { lookBeside } from './tick-boxes/look-beside.ts';

export type { Picture, RecognisedPicture } from './picture.ts';

export interface RecogniseOptions {
  readonly signal?: AbortSignal;
  /** Processor threads to use at most; 2 unless told. */
  readonly threads?: number;
}

/** Throws the signal's reason when it is aborted. */
export async function recognisePicture(original: Picture, options: RecogniseOptions = {}): Promise<RecognisedPicture> {
  const { signal, threads = 2 } = options;
  signal?.throwIfAborted();
  const picture = await boundPicture(original);
  const found = await findRegions(picture, threads, signal);
  const lying = buildPyramid(picture);
  const rotation = await findRotation(lying, found, threads);
  const upright = await turnPicture(picture, rotation);
  const regions = found
    .map(({ place, score }) => ({ place: turnPlace(place, rotation, picture.width, picture.height), score }))
    .filter(({ place }) => !isCutOff(upright, place));
  const pyramid = rotation === 0 ? lying : buildPyramid(upright);
  const skew = skewOf(regions);
  const tickBoxes = findTickBoxes(
    pyramid,
    regions.map(({ place }) => place),
    skew,
  );
  const pieces: TextPiece[] = [];
  const places = regions.flatMap((region) => cutAtBoxes(region.place, tickBoxes));
  for (const place of [...places, ...lookBeside(tickBoxes, places)]) {
    signal?.throwIfAborted();
    const first = await readRegion(pyramid, place, threads);
    const second = await lookAgain(pyramid, first, threads);
    const reading = second ? chooseReading(toReading(first), toReading(second)) : toReading(first);
    pieces.push({ place, ...reading, contrast: first.line.ink.contrast });
  }
  const read = await rereadZone(
    pyramid,
    pieces.filter((piece) => piece.words.length > 0),
    skew,
    threads,
  );
  const { width, height } = upright;
  const lines = joinLines(keepLegible(read), skew)
    .flatMap((words) => splitAtBoxes(words, tickBoxes))
    .map((words) => toLine(words, width, height));
  const fields = labelBoxes(tickBoxes, lines, width, height);
  const lies = rotation === 90 || rotation === 270;
  return {
    rotation,
    tilt: skew,
    lines,
    fields,
    width: lies ? original.height : original.width,
    height: lies ? original.width : original.height,
  };
}

function toReading({ line, read }: ReadRegion): Reading {
  return { words: placeWords(line, read), confidence: read.confidence };
}

/** The middle angle of the long regions, in radians. */
function skewOf(regions: readonly Region[]): number {
  return middleOf(regions.filter(({ place }) => place.width > 4 * place.height).map(({ place }) => place.angle));
}

function middleOf(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;
}
