// What an office says of its form, not of who fills it in: `OMB Number: 4040-0004`, and `Expiration Date: 01/31/2009` beside or below.
import { isCaptionOfNothing } from '#lexicon/find-captions.ts';
import type { Caption } from './caption.ts';
import { inColumn, type PageGrid, rightOf } from './page-grid.ts';

const expiry: ReadonlySet<string> = new Set(['expiry_date', 'expiration_date', 'valid_until']);

/** The captions of a page by segment; those of the form's own expiry ask for nothing. */
export function withoutExpiryOfForm(found: readonly (readonly Caption[])[], grid: PageGrid): (readonly Caption[])[] {
  const numbered = found.flat().filter(({ wording }) => isCaptionOfNothing(wording));
  const near = new Set(
    numbered.flatMap(({ segment }) => [segment, ...rightOf(grid, segment, 1), ...inColumn(grid, segment, 1, 1)]),
  );
  if (near.size === 0) return [...found];
  return found.map((own) =>
    own.map((caption) =>
      near.has(caption.segment) && caption.entries.some(({ name }) => expiry.has(name))
        ? { ...caption, entries: [], elsewhere: [] }
        : caption,
    ),
  );
}
