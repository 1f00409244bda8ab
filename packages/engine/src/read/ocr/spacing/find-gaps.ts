// The ink-free runs between the characters of a line: how wide they are, and where they begin and end.

import type { Character } from '../recognise/decode-ctc.ts';
import type { Ink } from './ink-profile.ts';

export interface Gap {
  /** Columns of the line picture, `to` exclusive; empty where two characters touch. */
  readonly from: number;
  readonly to: number;
}

/** One gap between each character and the next. */
export function findGaps(characters: readonly Character[], ink: Ink, pixelsPerStep: number): Gap[] {
  const free = freeColumns(ink);
  const centres = characters.map((character) => Math.round(centreOf(character) * pixelsPerStep));
  return centres.slice(1).map((to, index) => widestRun(free, centres[index]!, to));
}

/** In time steps; a character stands around its likeliest step. */
export function centreOf(character: Character): number {
  return character.peak + 0.5;
}

/** Columns that hold no more than the blurred edge of a letter. */
export function freeColumns({ columns, rows }: Ink): Uint8Array {
  const limit = (rows[1] - rows[0]) * 0.035;
  return Uint8Array.from(columns, (amount) => (amount <= limit ? 1 : 0));
}

/** Without a free column, an empty gap at the column between the two. */
function widestRun(free: Uint8Array, from: number, to: number): Gap {
  let best: Gap = { from: (from + to) >> 1, to: (from + to) >> 1 };
  for (let x = from; x <= to; x++) {
    if (!free[x]) continue;
    const start = x;
    while (x <= to && free[x]) x++;
    if (x - start > best.to - best.from) best = { from: start, to: x };
  }
  return best;
}
