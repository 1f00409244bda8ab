// A page's lines in the form in which wordings are looked for, with how much each line stands out.
import { foldText } from '#normalise/fold-text.ts';
import type { Page } from '#read-document.ts';

export interface SoughtLine {
  /** Words parted and enclosed by single spaces: ` certificate of title `. */
  readonly spaced: string;
  /** The letters alone, for readings that lost their spaces. */
  readonly joined: string;
  /** Height over the page's median line height. */
  readonly size: number;
  /** Place of its top, 0–1. */
  readonly top: number;
}

export interface SoughtPage {
  readonly lines: readonly SoughtLine[];
  readonly spaced: string;
}

export function prepareText(text: string): string {
  return ` ${foldText(text)
    .replace(/['’`´]s\b/g, ' s')
    .replace(/[^\p{L}\p{N}#]+/gu, ' ')
    .trim()} `;
}

export function preparePage(page: Page): SoughtPage {
  const heights = page.lines.map(({ box }) => box[3] - box[1]).sort((a, b) => a - b);
  const usual = heights[Math.floor(heights.length / 2)] || 1;
  const lines = page.lines.map(({ text, box }) => {
    const spaced = prepareText(text);
    return {
      spaced,
      joined: spaced.replaceAll(' ', ''),
      size: page.width > 0 ? (box[3] - box[1]) / usual : 1,
      top: box[1],
    };
  });
  return { lines, spaced: ` ${lines.map((line) => line.spaced.trim()).join(' ')} ` };
}
