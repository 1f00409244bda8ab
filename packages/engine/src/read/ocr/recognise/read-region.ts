// Reads one place of text, trying the other ways round where it does not make sense as it stands.

import type { Pyramid } from '../pyramid.ts';
import { overturned, type Rectangle, readDownwards } from '../rectangle.ts';
import { measureInk } from '../spacing/ink-profile.ts';
import { cropLine } from './crop-line.ts';
import { type ReadLine, readLine } from './read-line.ts';
import { type InkedLine, trimLine } from './trim-line.ts';

export interface ReadRegion {
  readonly line: InkedLine;
  readonly read: ReadLine;
}

const doubtful = 0.75;
/** A way round other than the page's must read this much better. */
const advantage = 0.1;

export async function readRegion(pyramid: Pyramid, place: Rectangle): Promise<ReadRegion> {
  const runsDown = place.height > place.width * 1.5;
  const first = await readPlace(pyramid, runsDown ? readDownwards(place) : place);
  if (!runsDown && (first.read.confidence >= doubtful || place.width < place.height * 2)) return first;
  if (runsDown && first.read.confidence >= 0.95) return first;
  const second = await readPlace(pyramid, overturned(runsDown ? readDownwards(place) : place));
  let best = second.read.confidence > first.read.confidence + (runsDown ? 0 : advantage) ? second : first;
  if (runsDown && place.height < place.width * 2.5 && best.read.confidence < doubtful) {
    // A narrow letter or digit by itself is also taller than wide.
    const upright = await readPlace(pyramid, place);
    if (upright.read.confidence > best.read.confidence) best = upright;
  }
  return best;
}

async function readPlace(pyramid: Pyramid, place: Rectangle): Promise<ReadRegion> {
  const picture = cropLine(pyramid, place);
  const line = trimLine(picture, measureInk(picture));
  return { line, read: await readLine(line.picture) };
}
