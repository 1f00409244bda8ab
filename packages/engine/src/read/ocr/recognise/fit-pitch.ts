// Best width of a line picture: the recogniser reads best, and no slower than it must, at about twenty pixels a
// character.

import type { Ink } from '../spacing/ink-profile.ts';

/** Measured on 1,100 lines: below, doubled and narrow letters get lost; above, time is spent for nothing. */
const readablePitch = { min: 17, max: 25 };
const stretch = { min: 0.7, max: 1.25 };
/** Strokes cut by a row through the letters, a character. */
const strokesPerCharacter = 1.3;

/** Factor for the width of the picture; 1 leaves it as it is. */
export function pitchFactor(ink: Ink): number {
  const pitch = ink.width / Math.max(estimateCharacters(ink), 1);
  if (pitch < readablePitch.min) return Math.min(stretch.max, readablePitch.min / pitch);
  if (pitch > readablePitch.max) return Math.max(stretch.min, readablePitch.max / pitch);
  return 1;
}

/** Letters that touch still show their strokes, and letters of one stroke still stand apart. */
function estimateCharacters({ amount, width, rows, free }: Ink): number {
  const strokes: number[] = [];
  for (let y = rows[0]; y < rows[1]; y++) strokes.push(countRises(amount.subarray(y * width, (y + 1) * width), 0.5));
  strokes.sort((a, b) => a - b);
  const usual = strokes[Math.floor((strokes.length - 1) * 0.75)] ?? 0;
  return Math.max(usual / strokesPerCharacter, countBlocks(free));
}

function countRises(values: Float32Array, limit: number): number {
  let count = 0;
  for (let x = 0; x < values.length; x++) {
    if (values[x]! > limit && (x === 0 || values[x - 1]! <= limit)) count++;
  }
  return count;
}

function countBlocks(free: Uint8Array): number {
  let count = 0;
  for (let x = 0; x < free.length; x++) {
    if (!free[x] && (x === 0 || free[x - 1])) count++;
  }
  return count;
}
