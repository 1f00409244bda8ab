// A document in portions that a model takes at once: whole pages together, a page that is too long in pieces.
import type { Page } from '#document/read-document.ts';

export interface Portion {
  readonly text: string;
  readonly pages: readonly number[];
}

type PageText = Pick<Page, 'number' | 'text'>;

/** Overlap of two portions: a line at the cut is repeated rather than lost. */
const OVERLAP = 400;

/** A document as one portion, however long. */
export const showPages = ({ pages }: { readonly pages: readonly PageText[] }): string =>
  cutDocument(pages, Number.POSITIVE_INFINITY)
    .map(({ text }) => text)
    .join('\n');

export function cutDocument(pages: readonly PageText[], max: number): Portion[] {
  const portions: Portion[] = [];
  for (const { text, pages: numbers } of pages.flatMap((page) => cutPage(page, max))) {
    const last = portions.at(-1);
    const number = numbers[0]!;
    if (last && last.text.length + text.length <= max && !last.pages.includes(number))
      portions[portions.length - 1] = { text: `${last.text}\n${text}`, pages: [...last.pages, number] };
    else portions.push({ text, pages: [number] });
  }
  return portions;
}

function cutPage({ number, text }: PageText, max: number): Portion[] {
  const pieces: Portion[] = [];
  for (let from = 0; from === 0 || from < text.length; ) {
    const end = from + max;
    const to = end >= text.length ? text.length : Math.max(text.lastIndexOf('\n', end), from + Math.floor(max / 2));
    pieces.push({ text: `=== page ${number} ===\n${text.slice(from, to)}`, pages: [number] });
    if (to >= text.length) break;
    from = Math.max(to - OVERLAP, from + 1);
  }
  return pieces;
}
