// Small print that was read with doubt, read again from nearer: other pixels of the same letters often settle what they are.

import type { Pyramid } from '../pyramid.ts';
import { partOf, type Rectangle } from '../rectangle.ts';
import { measureInk } from '../spacing/ink-profile.ts';
import { cropLine } from './crop-line.ts';
import { pitchFactor } from './fit-pitch.ts';
import { readLine } from './read-line.ts';
import type { ReadRegion } from './read-region.ts';
import { type InkedLine, trimLine } from './trim-line.ts';

/** Mean confidence from which another look changes nothing, and below which there is no text to be found. */
const doubt = { max: 0.9, min: 0.35 };
/** Pixels of the picture. Of larger print the recogniser sees at first all that there is. */
const smallHeight = 30;
/** Share of the line picture that the letters fill from top to bottom. */
const nearFill = 0.75;
/** Beside the width that is good enough at first: letters run into each other in small print. */
const wider = 1.2;

/** The same place as it reads from near; undefined where that is not worth the time. */
export async function lookAgain(
  pyramid: Pyramid,
  { line, read }: ReadRegion,
  threads: number,
): Promise<ReadRegion | undefined> {
  if (read.confidence >= doubt.max || read.confidence < doubt.min) return undefined;
  const place = line.picture.place.height <= smallHeight ? nearerPlace(line) : undefined;
  if (!place) return undefined;
  const whole = cropLine(pyramid, place);
  const near = trimLine(whole, measureInk(whole));
  const picture = cropLine(pyramid, near.picture.place, pitchFactor(near.ink) * wider);
  return { line: near, read: await readLine(picture, threads, near.picture.width) };
}

function nearerPlace({ picture, ink }: InkedLine): Rectangle | undefined {
  const [top, bottom] = ink.rows;
  const height = Math.max((bottom - top) / nearFill, picture.height / 2);
  if (height >= picture.height) return undefined;
  const scale = picture.place.height / picture.height;
  const from = (top + bottom - height) / 2;
  return partOf(picture.place, 0, from * scale, picture.place.width, (from + height) * scale);
}
