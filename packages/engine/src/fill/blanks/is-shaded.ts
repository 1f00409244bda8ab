// A coloured area is not for writing.
import type { PageDrawing, Span } from '#read/drawing.ts';
import { areaOf, sharedArea } from './blank.ts';
import { type Comb, toComb } from './find-combs.ts';

/** Of 255: what is darker is not for writing. */
const shaded = 222;
/** Maximum ink in an empty area: unread print may be there all the same. */
const maxInk = 0.03;

export function isShaded(span: Span, { shades, toneOf, inkIn }: PageDrawing): boolean {
  if (inkIn !== undefined && inkIn(span) > maxInk) return true;
  if (toneOf !== undefined) return toneOf(span) < shaded;
  const over = shades.findLast((shade) => sharedArea(shade.span, span) > 0.6 * areaOf(span));
  return over !== undefined && over.tone < shaded;
}

/** Splits a comb at its coloured cells: they separate places of their own. */
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
