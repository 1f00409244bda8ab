// The ink-free runs between the characters of a line: how wide they are, and where they begin and end.

import type { Character } from '../recognise/decode-ctc.ts';
import type { Ink } from './ink-profile.ts';

export interface Gap {
  /** Columns of the line picture, `to` exclusive; empty where two characters touch. */
  readonly from: number;
  readonly to: number;
}

/**
 * One gap between each character and the next. Each ink-free run belongs to one pair of characters only, the one between whose middles
 * it lies, or a gap seen from both sides of a narrow letter would count twice.
 */
export function findGaps(characters: readonly Character[], ink: Ink, pixelsPerStep: number): Gap[] {
  const centres = characters.map((character) => centreOf(character) * pixelsPerStep);
  const gaps = centres.slice(1).map((to, index): Gap => {
    const middle = Math.round((centres[index]! + to) / 2);
    return { from: middle, to: middle };
  });
  let pair = 0;
  for (const run of freeRuns(ink.free)) {
    const middle = (run.from + run.to) / 2;
    if (middle < centres[0]!) continue;
    while (pair < gaps.length && middle >= centres[pair + 1]!) pair++;
    const present = gaps[pair];
    if (present && run.to - run.from > present.to - present.from) gaps[pair] = run;
  }
  return gaps;
}

/** In time steps; a character stands around its likeliest step. */
export function centreOf(character: Character): number {
  return character.peak + 0.5;
}

function freeRuns(free: Uint8Array): Gap[] {
  const runs: Gap[] = [];
  for (let x = 0; x < free.length; x++) {
    if (!free[x]) continue;
    const from = x;
    while (x < free.length && free[x]) x++;
    runs.push({ from, to: x });
  }
  return runs;
}
