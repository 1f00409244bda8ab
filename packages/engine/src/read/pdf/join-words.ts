// Joins glyphs that follow each other into pieces of words, in the order of the content, where neighbours are most reliable.
import type { LaidGlyph } from './lay-glyphs.ts';

/** Glyphs written without a break; lengths in points along (`u`) and across (`v`) the writing. */
export interface Piece {
  readonly text: string;
  readonly u0: number;
  readonly u1: number;
  readonly v0: number;
  readonly v1: number;
  readonly base: number;
  readonly em: number;
  readonly isRightToLeft: boolean;
  /** A space stands in the content right before or after: the piece never joins its neighbour on that side. */
  readonly spaceBefore: boolean;
  readonly spaceAfter: boolean;
}

/** In ems: a wider gap between two glyphs is a space even where none is written. */
export const maxGlyphGap = 0.16;
/** In ems: further back than this a glyph begins anew (a second column, an accent drawn afterwards stays). */
const maxBacktrack = 0.45;
const maxBaseShift = 0.2;

export function joinPieces(glyphs: readonly LaidGlyph[]): Piece[] {
  const pieces: Piece[] = [];
  let run: LaidGlyph[] = [];
  let spaceBefore = false;
  const close = (spaceAfter: boolean) => {
    if (run.length > 0) pieces.push(makePiece(run, spaceBefore, spaceAfter));
    run = [];
    spaceBefore = spaceAfter;
  };
  for (const glyph of glyphs) {
    const last = run.at(-1);
    if (glyph.isSpace) close(true);
    else if (last && !follows(last, glyph)) {
      close(false);
      run.push(glyph);
    } else if (!(last && isSameAgain(last, glyph))) run.push(glyph);
  }
  close(false);
  return pieces;
}

function follows(last: LaidGlyph, next: LaidGlyph): boolean {
  const em = Math.max(last.em, next.em);
  if (Math.abs(next.base - last.base) > maxBaseShift * em || Math.min(last.em, next.em) < 0.6 * em) return false;
  const gap = next.isRightToLeft && last.isRightToLeft ? last.u0 - next.u1 : next.u0 - last.u1;
  return gap <= maxGlyphGap * em && gap >= -maxBacktrack * em;
}

/** Some programs draw a letter twice, slightly apart, to make it bold. */
function isSameAgain(last: LaidGlyph, next: LaidGlyph): boolean {
  return (
    last.text === next.text &&
    Math.abs(last.u0 - next.u0) < 0.12 * next.em &&
    Math.abs(last.base - next.base) < 0.12 * next.em
  );
}

function makePiece(run: readonly LaidGlyph[], spaceBefore: boolean, spaceAfter: boolean): Piece {
  const first = run[0]!;
  let { u0, u1, v0, v1, em } = first;
  let text = '';
  for (const glyph of run) {
    text += glyph.text;
    u0 = Math.min(u0, glyph.u0);
    u1 = Math.max(u1, glyph.u1);
    v0 = Math.min(v0, glyph.v0);
    v1 = Math.max(v1, glyph.v1);
    em = Math.max(em, glyph.em);
  }
  return {
    text,
    u0,
    u1,
    v0,
    v1,
    base: first.base,
    em,
    isRightToLeft: run.some((glyph) => glyph.isRightToLeft),
    spaceBefore,
    spaceAfter,
  };
}
