// Lines of dots set close together, as printed forms have them to write on. Rows of dots that lead to a number or a box are none.
import type { Rule, Span } from '#read/drawing.ts';
import { heightOf, type Ink, widthOf } from './blank.ts';

export interface DottedLines {
  readonly rules: readonly Rule[];
  /** The dots themselves, over which one writes. */
  readonly dots: ReadonlySet<Ink>;
}

/** Points: dots further apart are a leader. */
const closest = 2.2;
const shortest = 40;
const fewest = 8;
/** Points: what a leader leads to stands so near. */
const reach = 14;
/** Of the height of a dot's box: from its foot up to the line that the letters stand on. */
const foot = 0.12;

export function findDottedLines(inks: readonly Ink[], drawn: readonly Rule[], upright: readonly Rule[]): DottedLines {
  const runs = findRuns(inks.filter(({ text }) => /^[.…·․‥]+$/u.test(text)));
  const lines = runs.filter((run) => {
    const span = boundsOf(run);
    const count = run.reduce((sum, { text }) => sum + (text === '…' ? 3 : text.length), 0);
    return count >= fewest && widthOf(span) >= shortest && !leadsOn(span, inks, drawn, upright);
  });
  return {
    dots: new Set(lines.flat()),
    rules: lines.map((run) => {
      const [from, , to, bottom] = boundsOf(run);
      return { at: bottom - foot * heightOf(run[0]!.span), from, to };
    }),
  };
}

function findRuns(dots: readonly Ink[]): Ink[][] {
  const runs: Ink[][] = [];
  const ordered = dots.toSorted((a, b) => Math.round(a.span[3]) - Math.round(b.span[3]) || a.span[0] - b.span[0]);
  for (const dot of ordered) {
    const last = runs.at(-1)?.at(-1);
    const isNext =
      last !== undefined &&
      Math.abs(last.span[3] - dot.span[3]) < 0.8 &&
      dot.span[0] - last.span[2] <= closest &&
      dot.span[0] >= last.span[0];
    if (isNext) runs.at(-1)!.push(dot);
    else runs.push([dot]);
  }
  return runs;
}

const boundsOf = (run: readonly Ink[]): Span => [
  run[0]!.span[0],
  Math.min(...run.map(({ span }) => span[1])),
  run.at(-1)!.span[2],
  Math.max(...run.map(({ span }) => span[3])),
];

/** Page numbers of a list of contents, the number of a line of a tax form, a box at the end. */
function leadsOn(
  [, top, right, bottom]: Span,
  inks: readonly Ink[],
  drawn: readonly Rule[],
  upright: readonly Rule[],
): boolean {
  const isOnRow = (low: number, high: number) => low < bottom && high > top;
  const hasNumber = inks.some(
    ({ text, span: [x0, y0, , y1] }) =>
      /^[\d$€£]/.test(text) && x0 >= right - 1 && x0 - right < reach && isOnRow(y0, y1),
  );
  const hasRule = drawn.some(({ at, from }) => from > right - 1 && from - right < reach && at > top && at < bottom + 6);
  const hasSide = upright.some(({ at, from, to }) => at > right - 1 && at - right < reach && from < bottom && to > top);
  return hasNumber || hasRule || hasSide;
}
