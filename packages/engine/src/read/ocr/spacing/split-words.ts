// Cuts the characters of a line into words where a space is likelier than none.

/** Half-open range of characters. */
export interface WordRange {
  readonly from: number;
  readonly to: number;
}

/** `spaces[i]` is the probability of a space between characters i and i + 1. */
export function splitWords(characters: number, spaces: readonly number[]): WordRange[] {
  const ranges: WordRange[] = [];
  let from = 0;
  for (let to = 1; to <= characters; to++) {
    if (to < characters && spaces[to - 1]! <= 0.5) continue;
    ranges.push({ from, to });
    from = to;
  }
  return ranges;
}
