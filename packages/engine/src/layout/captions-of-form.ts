// Captions of an office about its form, not about the applicant: `OMB Number: 4040-0004`, and `Expiration Date:
// 01/31/2009` beside or below.
import { isCaptionOfNothing } from '#catalogue/lexicon/find-captions.ts';
import type { Caption } from './caption.ts';
import { inColumn, type PageGrid, rightOf } from './page-grid.ts';

const expiry: ReadonlySet<string> = new Set(['expiry_date', 'expiration_date', 'valid_until']);

/** The captions of a page by segment; those of the form's own number and expiry ask for nothing and say so. */
export function markOfForm(found: readonly (readonly Caption[])[], grid: PageGrid): (readonly Caption[])[] {
  const numbered = found.flat().filter(({ wording }) => isCaptionOfNothing(wording));
  if (numbered.length === 0) return [...found];
  const near = new Set(
    numbered.flatMap(({ segment }) => [segment, ...rightOf(grid, segment, 1), ...inColumn(grid, segment, 1, 1)]),
  );
  const isOfForm = (caption: Caption): boolean =>
    numbered.includes(caption) || (near.has(caption.segment) && caption.entries.some(({ name }) => expiry.has(name)));
  return found.map((own) =>
    own.map((caption) =>
      isOfForm(caption) ? { ...caption, entries: [], elsewhere: [], isOfForm: true as const } : caption,
    ),
  );
}
