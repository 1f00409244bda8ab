// Values that are drawn as shapes or in a font without letters, beside captions that are text: the text layer has the questions alone.
import type { Box, Line } from '#document/read-document.ts';
import { countInk, type InkMap } from './measure-ink.ts';

/** One may be a signature or a logo. */
const minPlaces = 3;
/** Of the captions with nothing behind them. */
const minShare = 0.5;
/** Ink pixels of the small picture; a rule beside a caption has fewer. */
const minInk = 5;
/** Of the place: more is a filled cell. */
const maxShare = 0.6;
/** Of the page. */
const margin = 0.01;
const reach = 0.35;

export function hasDrawnValues(lines: readonly Line[], ink: InkMap | undefined): boolean {
  if (!ink) return false;
  const places = lines.map((line) => placeBeside(line, lines)).filter((place) => place !== undefined);
  const drawn = places.filter((place) => isWritten(place, ink));
  return drawn.length >= minPlaces && drawn.length > minShare * places.length;
}

/** Right of a caption up to the next words of its row, its middle alone, so that what it is underlined with does not count. */
function placeBeside({ text, box }: Line, lines: readonly Line[]): Box | undefined {
  if (/\d/.test(text) || !/\p{L}{3}/u.test(text) || text.split(' ').length > 5) return undefined;
  const third = (box[3] - box[1]) / 3;
  const next = lines
    .filter((other) => other.box[0] >= box[2] && other.box[1] < box[3] - third && other.box[3] > box[1] + third)
    // A dash or a point is what is left of letters without a meaning.
    .filter((other) => /[\p{L}\d]/u.test(other.text));
  if (next.some((other) => other.box[0] - box[2] < reach)) return undefined;
  const right = Math.min(1 - margin, box[2] + reach);
  return box[2] + margin < right ? [box[2] + margin, box[1] + third / 2, right, box[3] - third / 2] : undefined;
}

function isWritten(place: Box, ink: InkMap): boolean {
  const count = countInk(ink, place);
  const area = (place[2] - place[0]) * ink.width * (place[3] - place[1]) * ink.height;
  return count >= minInk && count < maxShare * area;
}
