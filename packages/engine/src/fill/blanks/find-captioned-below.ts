// Lines whose words stand under them: right under, or where the lines of the page have theirs.
import type { Span } from '#read/drawing.ts';
import { joinToLines } from './join-lines.ts';

/** Points: words so close under a line say what stands on it; what is farther may belong to the next one. */
const hug = 6;
const farthest = 12;
const beside = 40;

export function findCaptionedBelow(lines: readonly Span[], print: readonly Span[]): Set<Span> {
  const judged = lines.map((line) => {
    const [x0, y0, , y1] = line;
    const isOver = ([from, , to, foot]: Span) =>
      foot > y0 - farthest && foot <= y1 - hug && from < x0 + 30 && to > x0 - hug;
    const isLeft = ([from, , to, foot]: Span) =>
      from < x0 && to <= x0 + 3 && to > x0 - beside && foot > y1 - 8 && foot < y1 + 4;
    return {
      line,
      isHugged: hasWordsUnder(line, print, hug),
      isUnder: hasWordsUnder(line, print, farthest),
      isOver: print.some(isOver),
      isLeft: print.some(isLeft),
    };
  });
  const alone = judged.filter(({ isLeft }) => !isLeft);
  const under = alone.filter(({ isHugged, isUnder, isOver }) => isHugged || (isUnder && !isOver)).length;
  const over = alone.filter(({ isUnder, isOver }) => isOver && !isUnder).length;
  const isUsual = under > 1 && under > over;
  return new Set(
    judged
      .filter(({ isHugged, isUnder, isLeft }) => isHugged || (isUsual && isUnder && !isLeft))
      .map(({ line }) => line),
  );
}

function hasWordsUnder([x0, , x1, y]: Span, print: readonly Span[], reach: number): boolean {
  const under = print.filter((one) => one[1] > y - 2 && one[1] < y + reach && one[3] > y + 2);
  return joinToLines(under, 8).some((line) => line[0] > x0 - 6 && line[2] < x1 + 12 && line[2] - line[0] > 6);
}
