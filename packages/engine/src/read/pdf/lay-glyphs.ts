// Turns glyphs of user space into glyphs of the seen page, one set for each of the four directions of writing.

import { type PageFrame, toSeen, toSeenRect, turnFrame } from './page-frame.ts';
import type { Glyph } from './read-glyphs.ts';

/** A glyph along its own line of writing: `u` runs with the text, `v` downwards from it, both in points. */
export interface LaidGlyph {
  readonly text: string;
  readonly u0: number;
  readonly u1: number;
  readonly v0: number;
  readonly v1: number;
  readonly base: number;
  readonly em: number;
  readonly isSpace: boolean;
  readonly isRightToLeft: boolean;
}

/** Quarter turns clockwise from "reads left to right on the seen page". */
export type Quarter = 0 | 1 | 2 | 3;

/** Letters reach from a little under the base line to about three quarters of the font size above it. */
const ascent = 0.76;
const descent = 0.22;
/** Smaller writing is there for machines, not for people. */
const minEm = 1;
/** Writing that leans further than this from the four directions is a stamp or a watermark, read apart from the rest. */
const maxLeanDegrees = 8;
const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/** The quarter in which most of the page is written. */
export function findMainQuarter(glyphs: readonly Glyph[], frame: PageFrame): Quarter {
  const counts: [number, number, number, number] = [0, 0, 0, 0];
  for (const glyph of glyphs) if (!glyph.isSpace) counts[quarterOf(glyph, frame)]++;
  const max = Math.max(...counts);
  return counts.indexOf(max) as Quarter;
}

export function layGlyphs(glyphs: readonly Glyph[], frame: PageFrame): ReadonlyMap<Quarter, LaidGlyph[]> {
  const laid = new Map<Quarter, LaidGlyph[]>();
  for (const glyph of glyphs) {
    if (!isReadable(glyph, frame) || isSlanted(glyph)) continue;
    const quarter = quarterOf(glyph, frame);
    const bucket = laid.get(quarter) ?? [];
    bucket.push(layGlyph(glyph, frame, quarter));
    laid.set(quarter, bucket);
  }
  return laid;
}

export function isSlanted({ dx, dy }: Glyph): boolean {
  const lean = Math.abs((Math.atan2(dy, dx) * 180) / Math.PI) % 90;
  return Math.min(lean, 90 - lean) > maxLeanDegrees;
}

/** From a rectangle along the writing back to `[x0, y0, x1, y1]` of the seen page, in points. */
export function toPageRect(
  frame: PageFrame,
  quarter: Quarter,
  u0: number,
  v0: number,
  u1: number,
  v1: number,
): [number, number, number, number] {
  switch (quarter) {
    case 1:
      return [frame.width - v1, u0, frame.width - v0, u1];
    case 2:
      return [frame.width - u1, frame.height - v1, frame.width - u0, frame.height - v0];
    case 3:
      return [v0, frame.height - u1, v1, frame.height - u0];
    default:
      return [u0, v0, u1, v1];
  }
}

function quarterOf({ dx, dy }: Glyph, { rotation }: PageFrame): Quarter {
  // Clockwise on the seen page, where y runs downwards.
  const seenDegrees = (Math.atan2(-dy, dx) * 180) / Math.PI + rotation;
  return (((Math.round(seenDegrees / 90) % 4) + 4) % 4) as Quarter;
}

function layGlyph(glyph: Glyph, frame: PageFrame, quarter: Quarter): LaidGlyph {
  // On a page turned back by the quarter, this writing runs from left to right.
  const upright = turnFrame(frame, (360 - quarter * 90) % 360);
  const [u0, top, u1, bottom] = toSeenRect(upright, glyph.rect);
  const [, base] = toSeen(upright, glyph.x, glyph.y);
  const isPlausible = base > top - glyph.em && base < bottom + glyph.em && glyph.em >= (bottom - top) * 0.4;
  return {
    text: glyph.text,
    u0,
    u1,
    v0: isPlausible ? base - ascent * glyph.em : top,
    v1: isPlausible ? base + descent * glyph.em : bottom,
    base: isPlausible ? base : bottom,
    em: glyph.em,
    isSpace: glyph.isSpace,
    isRightToLeft: rightToLeft.test(glyph.text),
  };
}

/** Large enough for people and within what they see of the page. */
export function isReadable({ rect, em }: Glyph, frame: PageFrame): boolean {
  if (em < minEm) return false;
  const x = (rect.left + rect.right) / 2;
  const y = (rect.bottom + rect.top) / 2;
  return x >= frame.left && x <= frame.right && y >= frame.bottom && y <= frame.top;
}
