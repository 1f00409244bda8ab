// Cells of the columns "Yes" and "No" of a list of questions, which are ticked though no box is drawn in them.
import type { Span } from '#read/drawing.ts';
import { heightOf, type Ink, isWithin, widthOf } from './blank.ts';
import type { Cell } from './find-cells.ts';

/** Points. */
export const answerCell = { narrowest: 14, widest: 30 };
const heights = { min: 10, max: 18 };
/** Maximum distance of a column's head above its last row. */
const farthest = 400;

export function findAnswerCells(cells: readonly Cell[], inks: readonly Ink[]): Span[] {
  const small = cells.filter(
    ({ span, left, right, top }) =>
      left &&
      right &&
      top &&
      widthOf(span) >= answerCell.narrowest &&
      widthOf(span) <= answerCell.widest &&
      heightOf(span) >= heights.min &&
      heightOf(span) <= heights.max &&
      !inks.some(({ span: one }) => isWithin((one[0] + one[2]) / 2, (one[1] + one[3]) / 2, span)),
  );
  if (small.length < 2) return [];
  const [yes, no] = ['yes', 'no'].map((word) => findWord(word, inks));
  const isUnder = (span: Span, heads: readonly Span[]) =>
    heads.some((head) => {
      const middle = (head[0] + head[2]) / 2;
      return middle > span[0] && middle < span[2] && head[3] < span[1] + 2 && span[1] - head[3] < farthest;
    });
  const isTwin = (a: Span, b: Span) =>
    Math.abs(a[1] - b[1]) < 1 && Math.abs(a[3] - b[3]) < 1 && Math.abs(a[2] - b[0]) < 2;
  const pairs = small.flatMap(({ span: left }) =>
    small
      .filter(({ span: right }) => isTwin(left, right) && isUnder(left, yes!) && isUnder(right, no!))
      .map(({ span: right }) => [left, right] as const),
  );
  return pairs.flat();
}

function findWord(word: string, inks: readonly Ink[]): Span[] {
  const next = ({ span }: Ink) =>
    inks.find(
      ({ span: other }) =>
        other[0] > span[0] && Math.abs(other[0] - span[2]) < 1.5 && other[1] < span[3] && other[3] > span[1],
    );
  return inks
    .filter(({ text }) => text.toLowerCase() === word[0])
    .flatMap((first) => {
      const letters = [first];
      for (let ink = next(first); ink !== undefined && letters.length <= word.length; ink = next(ink))
        letters.push(ink);
      const text = letters
        .map((letter) => letter.text)
        .join('')
        .toLowerCase();
      const last = letters.at(-1)!.span;
      return text === word ? [[first.span[0], first.span[1], last[2], last[3]] as const] : [];
    });
}
