// Lines of one length, one below the other, with nothing printed between or beside them: room for one longer text.
import type { Span } from '#read/drawing.ts';
import { widthOf } from './blank.ts';

/** Points. */
const flush = 4;
const pitch = { min: 10, max: 36 };
const even = 2;
/** Shorter ones are a column of answers. */
const shortest = 150;
const enough = 4;

/**
 * @param lines to write on
 * @param others whatever else is on the page: print, boxes to tick, places of other kinds
 * @returns the lines of each text, from the first to the last
 */
export function joinRuledLines(lines: readonly Span[], others: readonly Span[]): Span[][] {
  const texts: Span[][] = [];
  for (const line of lines.toSorted((a, b) => a[3] - b[3])) {
    const text = texts.find((one) => follows(line, one, others));
    if (text === undefined) texts.push([line]);
    else text.push(line);
  }
  return texts
    .filter((text) => text.length >= enough && !hasBeside(text, lines, others))
    .map((text) => text.map((span, index) => [span[0], index === 0 ? span[1] : text[index - 1]![3], span[2], span[3]]));
}

function follows([x0, , x1, y]: Span, text: readonly Span[], others: readonly Span[]): boolean {
  const last = text.at(-1)!;
  const step = y - last[3];
  if (x1 - x0 < shortest || step < pitch.min || step > pitch.max) return false;
  if (Math.abs(last[0] - x0) > flush || Math.abs(last[2] - x1) > flush) return false;
  if (text.length > 1 && Math.abs(step - (last[3] - text.at(-2)![3])) > even) return false;
  return !others.some((one) => {
    const middle = (one[1] + one[3]) / 2;
    return middle > last[3] - 1 && middle < y + 1 && one[0] < x1 && one[2] > x0;
  });
}

/** Rows that are asked for one by one have something of their own on each of them: a number, an amount. */
function hasBeside(text: readonly Span[], lines: readonly Span[], others: readonly Span[]): boolean {
  const beside = ([x0, , x1, y]: Span) =>
    [...others, ...lines].some(
      (one) =>
        (one[1] + one[3]) / 2 < y + 1 && one[3] > y - 9 && (one[2] <= x0 + 1 || one[0] >= x1 - 1) && widthOf(one) > 0,
    );
  return text.slice(1).some(beside);
}
