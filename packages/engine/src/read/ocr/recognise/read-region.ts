// Reads one place of text, trying the other ways round where it does not make sense as it stands.

import type { Pyramid } from '../pyramid.ts';
import { beginningOf, overturned, type Rectangle, readDownwards } from '../rectangle.ts';
import { measureInk } from '../spacing/ink-profile.ts';
import { cropLine } from './crop-line.ts';
import { pitchFactor } from './fit-pitch.ts';
import { uprightAdvantage } from './judge-uprightness.ts';
import { type ReadLine, readLine } from './read-line.ts';
import { type InkedLine, trimLine } from './trim-line.ts';

export interface ReadRegion {
  readonly line: InkedLine;
  readonly read: ReadLine;
}

const doubtful = 0.75;
/** A way round other than the page's must read this much better. */
const advantage = 0.1;
/** Margin by which a line must look likelier upright than overturned to be read one way only. */
const clearly = 0.3;
/** Of a long line, the beginning tells whether the other way round is worth a reading. */
const glanceHeights = 12;

export async function readRegion(pyramid: Pyramid, place: Rectangle, threads: number): Promise<ReadRegion> {
  return place.height > place.width * 1.5 ? readTall(pyramid, place, threads) : readLevel(pyramid, place, threads);
}

async function readLevel(pyramid: Pyramid, place: Rectangle, threads: number): Promise<ReadRegion> {
  const first = await readPlace(pyramid, place, threads);
  const isSettled = first.read.confidence >= doubtful || place.width < place.height * 2 || hasFillers(first, '<');
  if (isSettled || (await uprightAdvantage(pyramid, place)) > clearly) return first;
  const isBetter = ({ read }: ReadRegion) => read.confidence > first.read.confidence + advantage;
  const beginning = beginningOf(place, glanceHeights);
  if (beginning !== place && !isBetter(await readPlace(pyramid, overturned(beginning), threads))) return first;
  const second = await readPlace(pyramid, overturned(place), threads);
  if (hasFillers(second, '>')) return first;
  return isBetter(second) ? second : first;
}

/** Text that runs down or up, or a narrow letter by itself. */
async function readTall(pyramid: Pyramid, place: Rectangle, threads: number): Promise<ReadRegion> {
  const downwards = readDownwards(place);
  const lead = await uprightAdvantage(pyramid, downwards);
  let best = await readPlace(pyramid, lead >= 0 ? downwards : overturned(downwards), threads);
  if (best.read.confidence >= doubtful) return best;
  const others = Math.abs(lead) > clearly ? [] : [lead >= 0 ? overturned(downwards) : downwards];
  if (place.height < place.width * 2.5) others.push(place);
  for (const other of others) {
    const read = await readPlace(pyramid, other, threads);
    if (read.read.confidence > best.read.confidence) best = read;
  }
  return best;
}

/** The fillers of a machine-readable zone tell which way up it stands, however badly the rest reads. */
function hasFillers({ read }: ReadRegion, filler: string): boolean {
  return read.characters.filter(({ text }) => text === filler).length >= 3;
}

/** The picture that is read may be stretched; where its ink stands is measured without. */
async function readPlace(pyramid: Pyramid, place: Rectangle, threads: number): Promise<ReadRegion> {
  const whole = cropLine(pyramid, place);
  const line = trimLine(whole, measureInk(whole));
  const factor = pitchFactor(line.ink);
  const picture = factor === 1 ? line.picture : cropLine(pyramid, line.picture.place, factor);
  return { line, read: await readLine(picture, threads, line.picture.width) };
}
