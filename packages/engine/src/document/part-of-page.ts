// Content of a region of a page: one of several papers on a picture.
import { type Box, isCentredIn } from './box.ts';
import type { Page } from './read-document.ts';

/** Boxes stay relative to the whole page. */
export function partOfPage(page: Page, region: Box | undefined): Page {
  if (!region) return page;
  const lines = page.lines.filter(({ box }) => isCentredIn(box, region));
  return {
    ...page,
    lines,
    text: lines.map(({ text }) => text).join('\n'),
    fields: page.fields.filter(({ box }) => isCentredIn(box, region)),
  };
}
