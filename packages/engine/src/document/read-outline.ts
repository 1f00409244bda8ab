// A document as read, without the words of its pages and their places: all of it that leaves the sandbox.
import type { Page, ReadDocument } from './read-document.ts';

export interface PageOutline extends Omit<Page, 'lines'> {
  /** Nothing was read on it, or by the recogniser's own word not every word is right: a picture of it says more. */
  readonly isUnsure: boolean;
}

export interface ReadOutline extends Omit<ReadDocument, 'pages'> {
  readonly pages: readonly PageOutline[];
}

/** Words that the recogniser lost altogether it does not doubt: so little doubt is none. */
const sure = 0.9;

export const outlineOf = (read: ReadDocument): ReadOutline => ({ ...read, pages: read.pages.map(outlinePage) });

export const hasWords = (read: ReadDocument | ReadOutline): read is ReadDocument =>
  read.pages.every((page) => 'lines' in page);

function outlinePage(page: Page): PageOutline {
  const { lines, ...outline } = page;
  return { ...outline, isUnsure: isUnsure(page) };
}

function isUnsure({ source, text, lines }: Page): boolean {
  if (text.trim() === '') return true;
  if (source !== 'ocr') return false;
  let allRight = 1;
  for (const { words } of lines) for (const { confidence } of words) allRight *= confidence;
  return allRight < sure;
}
