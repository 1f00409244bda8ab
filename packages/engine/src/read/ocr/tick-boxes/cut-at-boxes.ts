// Takes the tick boxes out of the places of text, so that they are not read as letters.

import { partOf, type Rectangle } from '../rectangle.ts';
import type { TickBox } from './find-tick-boxes.ts';

/** Cuts tick boxes out of a place; in heights of the place, shorter rests are dropped. */
const minRest = 0.35;

export function cutAtBoxes(place: Rectangle, boxes: readonly TickBox[]): Rectangle[] {
  const cuts = boxes
    .map((box) => spanWithin(place, box))
    .filter((span) => span !== undefined)
    .sort((a, b) => a.from - b.from);
  if (cuts.length === 0) return [place];
  const edges = [0, ...cuts.flatMap(({ from, to }) => [from, to]), place.width];
  const rests: Rectangle[] = [];
  for (let at = 0; at < edges.length; at += 2) {
    const from = Math.max(0, edges[at]!);
    const to = Math.min(place.width, edges[at + 1]!);
    if (to - from >= place.height * minRest) rests.push(partOf(place, from, 0, to, place.height));
  }
  return rests;
}

/** Extent of the box along the place; undefined when it is elsewhere. */
function spanWithin(place: Rectangle, box: TickBox): { from: number; to: number } | undefined {
  const x = (box.left + box.right) / 2 - place.centre.x;
  const y = (box.top + box.bottom) / 2 - place.centre.y;
  const along = x * Math.cos(place.angle) + y * Math.sin(place.angle) + place.width / 2;
  const down = y * Math.cos(place.angle) - x * Math.sin(place.angle);
  const half = (box.right - box.left) / 2;
  const isHere = Math.abs(down) < place.height / 2 && along > -half && along < place.width + half;
  // A mark often crosses the frame.
  return isHere ? { from: along - half * 1.1, to: along + half * 1.15 } : undefined;
}
