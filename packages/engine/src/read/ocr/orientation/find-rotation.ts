// Finds which way up the picture is: first whether its lines run level or upright, then which end of them is the head.

import type { Region } from '../detect/component-to-region.ts';
import type { Rotation } from '../picture.ts';
import type { Pyramid } from '../pyramid.ts';
import { cropLine } from '../recognise/crop-line.ts';
import { seenHeights, uprightAdvantage } from '../recognise/judge-uprightness.ts';
import { readLine } from '../recognise/read-line.ts';
import { beginningOf, overturned, type Rectangle, readDownwards } from '../rectangle.ts';

/** Lines at least half as long as the classifier sees vote. */
const voters = 6;
const readers = 4;
/** Of a long line, two dozen letters tell. */
const readHeights = 12;

/** The clockwise turn that makes the picture upright. */
export async function findRotation(pyramid: Pyramid, regions: readonly Region[], threads: number): Promise<Rotation> {
  const places = regions.map((region) => region.place);
  const tall = places.filter(({ width, height }) => height > width * 1.5);
  const wide = places.filter(({ width, height }) => width > height * 1.5);
  const runsDown = lengthOf(tall) > lengthOf(wide) * 1.2;
  const lines = (runsDown ? tall.map(readDownwards) : wide).sort((a, b) => b.width / b.height - a.width / a.height);
  const isUpright = await areUpright(pyramid, lines, threads);
  if (runsDown) return isUpright ? 270 : 90;
  return isUpright ? 0 : 180;
}

function lengthOf(places: readonly Rectangle[]): number {
  return places.reduce((sum, { width, height }) => sum + Math.max(width, height), 0);
}

async function areUpright(pyramid: Pyramid, lines: readonly Rectangle[], threads: number): Promise<boolean> {
  const votes: number[] = [];
  for (const line of lines.filter(({ width, height }) => width > (height * seenHeights) / 2).slice(0, voters)) {
    votes.push(await uprightAdvantage(pyramid, line));
  }
  const mean = votes.reduce((sum, vote) => sum + vote, 0) / (votes.length || 1);
  const isClear = Math.abs(mean) > 0.5 && votes.length >= 3;
  return isClear ? mean > 0 : (await readabilityOf(pyramid, lines, threads)) >= 0;
}

/** Difference in readability between the lines as they are and upside down. */
async function readabilityOf(pyramid: Pyramid, lines: readonly Rectangle[], threads: number): Promise<number> {
  let advantage = 0;
  for (const line of lines.slice(0, readers).map((line) => beginningOf(line, readHeights))) {
    const upright = await readLine(cropLine(pyramid, line), threads);
    const overhead = await readLine(cropLine(pyramid, overturned(line)), threads);
    advantage += upright.confidence * upright.characters.length - overhead.confidence * overhead.characters.length;
  }
  return advantage;
}
