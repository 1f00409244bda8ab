// What is coloured is not for writing.
import type { PageDrawing, Span } from '#read/drawing.ts';
import { areaOf, sharedArea } from './blank.ts';
import { type Comb, toComb } from './find-combs.ts';

/** Of 255: what is darker is not for writing. */
const shaded = 222;
/** What was not read may stand there all the same. */
const mostInk = 0.03;

export function isShaded(span: Span, { shades, toneOf, inkIn }: PageDrawing): boolean {
  if (inkIn !== undefined && inkIn(span) > mostInk) return true;
  if (toneOf !== undefined) return toneOf(span) < shaded;
  const over = shades.findLast((shade) => sharedArea(shade.span, span) > 0.6 * areaOf(span));
  return over !== undefined && over.tone < shaded;
}

/** Where some cells of a number are coloured, they and the others are places apart. */
export function splitByShade({ cells }: Comb, drawing: PageDrawing): Comb[] {
  const parts: Span[][] = [];
  let wasShaded: boolean | undefined;
  for (const cell of cells) {
    const isGrey = isShaded(cell, drawing);
    if (isGrey === wasShaded) parts.at(-1)!.push(cell);
    else parts.push([cell]);
    wasShaded = isGrey;
  }
  return parts.map(toComb);
}
