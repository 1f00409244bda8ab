// The order in the palette. What the server found, and collections, are searched before they come here and stand between commands that fit
// and none.
import { foldWords } from '@oneform/contract';

/** Begins the values of items that are not to be searched again. */
export const FOUND = 'found:';

const FOUND_RANK = 0.5;

/** 0: not shown. A command fits when each word of the question begins one of its name. */
export function rank(value: string, search: string, name: readonly string[] = []): number {
  if (value.startsWith(FOUND)) return FOUND_RANK;
  const words = foldWords(name.join(' '));
  return foldWords(search).every((asked) => words.some((word) => word.startsWith(asked))) ? 1 : 0;
}
