// Finds the letters of a page that were typed into its blanks: those of a font used nowhere else than where blanks are
// once it is taken away.
import type { PageDrawing, Span } from '#read/drawing.ts';
import { type Blank, type Ink, isWithin, sharedArea } from '../blanks/blank.ts';
import { findBlanks } from '../blanks/find-blanks.ts';

export interface Typed {
  readonly blanks: readonly Blank[];
  readonly inks: readonly Ink[];
}

/** A page that is printed in more fonts is no form. */
const maxFonts = 12;
/** Letters that tell, and their share of a page. */
const fewest = 4;
const largestShare = 0.45;
/** Of the letters of a font: some stick out of their blank, or stand where no blank is found. */
const inBlanks = 0.75;
/** Fonts in vain: what was typed is drawn after what was printed. */
const maxTries = 3;
/** Without rules there are no blanks. */
export const fewestRules = 4;
/** Points. */
const rim = 2;

export function findTyped(drawing: PageDrawing, inks: readonly Ink[]): Typed | undefined {
  const fonts = Map.groupBy(inks, ({ font = 0 }) => font);
  if (fonts.size < 2 || fonts.size > maxFonts || drawing.level.length < fewestRules) return undefined;
  const latest = [...new Set(inks.map(({ font = 0 }) => font).toReversed())];
  let typed: Typed | undefined;
  let tries = 0;
  for (const font of latest) {
    const own = fonts.get(font)!;
    if (own.length < fewest || own.length > largestShare * inks.length) continue;
    const print = inks.filter((ink) => ink.font !== font && !typed?.inks.includes(ink));
    const blanks = findBlanks(drawing, print);
    if (areIn(own, blanks)) typed = { blanks, inks: [...(typed?.inks ?? []), ...own] };
    else tries++;
    if (tries >= maxTries || (typed !== undefined && tries > 0)) break;
  }
  return typed;
}

function areIn(letters: readonly Ink[], blanks: readonly Blank[]): boolean {
  const inside = letters.filter(({ span }) => blanks.some((blank) => holds(blank.span, span)));
  return inside.length >= inBlanks * letters.length;
}

/** By its middle. */
export function holds([x0, y0, x1, y1]: Span, ink: Span): boolean {
  return isWithin((ink[0] + ink[2]) / 2, (ink[1] + ink[3]) / 2, [x0 - rim, y0 - rim, x1 + rim, y1 + rim]);
}

/** Of several places that hold it the one with most of it. */
export function findBlankOf(word: Span, blanks: readonly Blank[]): Blank | undefined {
  const [first] = blanks
    .filter(({ span }) => holds(span, word))
    .toSorted((a, b) => sharedArea(b.span, word) - sharedArea(a.span, word));
  return first;
}
