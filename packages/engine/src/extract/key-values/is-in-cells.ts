// Letters that a picture's reader found one by one in cells: it misses some of them, and what is left is nobody's name or number.
import type { ValueCandidate } from './find-values.ts';

const FEWEST = 2;

export function isInCells({ words }: ValueCandidate): boolean {
  const single = words.filter(({ text }) => text.length === 1);
  return single.length >= FEWEST && single.length >= words.length * 0.7;
}
