// Reads a picture: which way up it is, where text stands, what it says word by word, and which boxes are ticked.

import type { Line } from '../../read-document.ts';
import { detectRegions, type Region } from './detect/detect-regions.ts';
import { joinLines, type TextPiece } from './lines/join-lines.ts';
import { type PlacedWord, placeWords, relativeBox } from './lines/place-words.ts';
import type { Picture, RecognisedPicture } from './picture.ts';
import { buildPyramid } from './pyramid.ts';
import { cropLine } from './recognise/crop-line.ts';
import { readLine } from './recognise/read-line.ts';
import { trimLine } from './recognise/trim-line.ts';
import { runTogether } from './run-together.ts';
import { measureInk } from './spacing/ink-profile.ts';

export type { Picture, RecognisedPicture } from './picture.ts';

export interface RecogniseOptions {
  readonly signal?: AbortSignal;
  /** Processor threads to use at most; 2 unless told. */
  readonly threads?: number;
}

const detectionPixels = 1_000_000;
const leastConfidence = 0.5;

/** Throws the signal's reason when it is aborted. */
export async function recognisePicture(picture: Picture, options: RecogniseOptions = {}): Promise<RecognisedPicture> {
  const { signal, threads = 2 } = options;
  signal?.throwIfAborted();
  const regions = await detectRegions(picture, threads, detectionPixels);
  const pyramid = buildPyramid(picture);
  const pieces = await runTogether(regions, threads, signal, async (region): Promise<TextPiece> => {
    const picture = cropLine(pyramid, region.place);
    const line = trimLine(picture, measureInk(picture));
    const read = await readLine(line.picture);
    return { place: region.place, words: read.confidence >= leastConfidence ? placeWords(line, read) : [] };
  });
  const { width, height } = picture;
  const lines = joinLines(
    pieces.filter((piece) => piece.words.length > 0),
    skewOf(regions),
  ).map((words) => toLine(words, width, height));
  return { rotation: 0, lines, fields: [], width, height };
}

/** The middle angle of the long regions, in radians. */
function skewOf(regions: readonly Region[]): number {
  const angles = regions
    .filter(({ place }) => place.width > 4 * place.height)
    .map(({ place }) => place.angle)
    .sort((a, b) => a - b);
  return angles[angles.length >> 1] ?? 0;
}

function toLine(words: readonly PlacedWord[], width: number, height: number): Line {
  return {
    text: words.map((word) => word.text).join(' '),
    box: relativeBox(
      words.map((word) => word.place),
      width,
      height,
    ),
    words: words.map(({ text, place, confidence }) => ({ text, box: relativeBox([place], width, height), confidence })),
    confidence: words.reduce((sum, word) => sum + word.confidence, 0) / words.length,
  };
}
