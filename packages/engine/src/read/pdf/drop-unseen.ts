// Words of the text layer that nobody sees: on layers that are switched off, in the colour of the paper, behind a picture.
import type { Box, Line } from '#document/read-document.ts';
import { keepWords } from '../keep-words.ts';
import { countInk, type InkMap } from './measure-ink.ts';
import type { Bitmap } from './render-bitmap.ts';

/** Words without ink on the small picture are looked at closely, up to so many. */
const maxLooks = 60;
/** Of 255: print that is paler than this against its ground is not seen. */
const visible = 12;

/** `draw` draws a part of the page large. */
export function dropUnseen(
  lines: readonly Line[],
  ink: InkMap | undefined,
  draw: (area: Box) => Bitmap | undefined,
): readonly Line[] {
  if (!ink) return lines;
  const suspects = lines.flatMap(({ words }) => words).filter(({ box }) => countInk(ink, within(box)) === 0);
  const unseen = new Set(suspects.slice(0, maxLooks).filter(({ box }) => isPlain(draw(within(box)))));
  return unseen.size === 0 ? lines : lines.flatMap((line) => keepWords(line, (word) => !unseen.has(word)) ?? []);
}

const within = (box: Box): Box => box.map((value) => Math.min(1, Math.max(0, value))) as unknown as Box;

/** One tone from corner to corner. */
function isPlain(bitmap: Bitmap | undefined): boolean {
  if (!bitmap) return false;
  let [darkest, lightest] = [255, 0];
  for (let at = 0; at < bitmap.data.length; at += 3) {
    const tone = (bitmap.data[at]! * 77 + bitmap.data[at + 1]! * 150 + bitmap.data[at + 2]! * 29) >> 8;
    darkest = Math.min(darkest, tone);
    lightest = Math.max(lightest, tone);
  }
  return lightest - darkest < visible;
}
