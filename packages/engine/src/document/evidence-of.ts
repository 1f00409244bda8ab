// The place of a value as evidence: a box on a page, or a range of characters in plain text.
import type { Evidence } from './facts.ts';
import type { Box, Page } from './read-document.ts';

/** `box` is page-relative as in `Line.box`; on a plain text page it holds shares of the characters, which become `range`. */
export function evidenceOf(page: Page, box: Box, quote: string): Evidence {
  if (page.width > 0) return { page: page.number, box, quote };
  const length = page.text.length;
  return { page: page.number, range: [Math.round(box[1] * length), Math.round(box[3] * length)], quote };
}
