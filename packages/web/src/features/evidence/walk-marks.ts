// Walking the marks of a document in reading order, from page to page and round at the ends.
import type { PageMark } from '#lib/page-mark.ts';

/** `marks` in reading order; from nothing, forward begins at the first and backward at the last. */
export function walkMarks(marks: readonly PageMark[], from: string | undefined, step: 1 | -1): PageMark | undefined {
  if (marks.length === 0) return undefined;
  const at = marks.findIndex(({ id }) => id === from);
  if (at < 0) return step === 1 ? marks[0] : marks.at(-1);
  return marks[(at + step + marks.length) % marks.length];
}
