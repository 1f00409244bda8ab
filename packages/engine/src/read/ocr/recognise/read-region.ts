// Reads one place of text, trying the other ways round where it does not make sense as it stands.

import type { Pyramid } from '../pyramid.ts';
import { overturned, type Rectangle, readDownwards } from '../rectangle.ts';
import { measureInk } from '../spacing/ink-profile.ts';
import { cropLine } from './crop-line.ts';
import { pitchFactor } from './fit-pitch.ts';
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
  const isSettled = first.read.confidence >= doubtful || place.width < place.height * 2 || hasFillers(first, '<');
  if (!runsDown && isSettled) return first;
  if (runsDown && first.read.confidence >= 0.95) return first;
  const second = await readPlace(pyramid, overturned(runsDown ? readDownwards(place) : place));
  if (hasFillers(second, '>')) return first;
  let best = second.read.confidence > first.read.confidence + (runsDown ? 0 : advantage) ? second : first;
  if (runsDown && place.height < place.width * 2.5 && best.read.confidence < doubtful) {
    // A narrow letter or digit by itself is also taller than wide.
    const upright = await readPlace(pyramid, place);
    if (upright.read.confidence > best.read.confidence) best = upright;
  }
  return best;
}

/** The fillers of a machine-readable zone tell which way up it stands, however badly the rest reads. */
function hasFillers({ read }: ReadRegion, filler: string): boolean {
  return read.characters.filter(({ text }) => text === filler).length >= 3;
}

/** The picture that is read may be stretched; where its ink stands is measured without. */
async function readPlace(pyramid: Pyramid, place: Rectangle): Promise<ReadRegion> {
  const whole = cropLine(pyramid, place);
  const line = trimLine(whole, measureInk(whole));
  const factor = pitchFactor(line.ink);
  const picture = factor === 1 ? line.picture : cropLine(pyramid, line.picture.place, factor);
  return { line, read: await readLine(picture, line.picture.width) };
}
