// The pages of a long paper on which what matters stands: the first, and the last, where contracts name their days and are signed. The
// middle of a contract is not worth minutes.

const fromStart = 30;
const fromEnd = 10;

export function tellingPages<T>(pages: readonly T[]): readonly T[] {
  if (pages.length <= fromStart + fromEnd) return pages;
  return [...pages.slice(0, fromStart), ...pages.slice(-fromEnd)];
}
