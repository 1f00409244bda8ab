// An IBAN that is broken at the end of a line: the network sees it as far as its line goes.

import type { Line, Page } from '#document/read-document.ts';
import { getLimits } from '#layout/limits.ts';
import type { PlacedWord } from '#layout/segments.ts';

const beginsAccount = /^[A-Z]{2}\d{2}(?: [A-Z\d]+)*$/;

/** The words of a span by lines, with the line that goes on where the last of them is the last of its own. */
export function followAccount(lines: PlacedWord[][], page: Page): PlacedWord[][] {
  const words = lines.flat();
  const own = page.lines.find((line) => isSame(line.words.at(-1)?.box, words.at(-1)?.box));
  if (!own || !beginsAccount.test(words.map(({ text }) => text).join(' '))) return lines;
  const next = lineBelow(own, page);
  return next ? [words, next.words.map(({ text, box, confidence }) => place(text, box, confidence))] : lines;
}

const place = (text: string, box: PlacedWord['box'], confidence: number): PlacedWord => ({
  text,
  confidence,
  box,
  x0: box[0],
  y0: box[1],
  x1: box[2],
  y1: box[3],
});

const isSame = (one: PlacedWord['box'] | undefined, other: PlacedWord['box'] | undefined): boolean =>
  one !== undefined && other !== undefined && one.every((value, at) => value === other[at]);

/** The nearest that begins below at the same edge. */
function lineBelow({ box }: Line, page: Page): Line | undefined {
  const { lineGap, leftEdge } = getLimits();
  const tall = (box[3] - box[1]) * page.height;
  return page.lines
    .filter((line) => line.box[1] > box[1] && (line.box[1] - box[3]) * page.height < lineGap * tall)
    .filter((line) => Math.abs(line.box[0] - box[0]) * page.width < leftEdge * tall)
    .sort((a, b) => a.box[1] - b.box[1])[0];
}
