// Lines whose words stand under them: right under, or where the lines of the page have theirs.
import type { Rule, Span } from '#read/drawing.ts';
import { joinToLines } from './join-lines.ts';

/** Points: words so close under a line say what stands on it; what is farther may belong to the next one. */
const hug = 6;
const farthest = 12;
const beside = 40;

/**
 * @param lines in question
 * @param places all places to write on
 * @param level rules
 * @param print without what is called by a box to tick before it
 */
export function findCaptionedBelow(
  lines: readonly Span[],
  places: readonly Span[],
  level: readonly Rule[],
  print: readonly Span[],
): Set<Span> {
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
  // In alternating places and words, the last one of the column decides to which place the words between belong.
  const isLastHugged = (line: Span): boolean => {
    const next = places.find((place) => isRightUnder(line, place) && hasTop(place, level));
    if (next === undefined) return hasWordsUnder(line, print, hug);
    return isLastHugged(next);
  };
  // Words on both sides are told apart by the neighbours that have them on one side alone.
  const tellBeside = (line: Span): boolean | undefined => {
    const row = judged.filter((other) => other.line !== line && isBeside(other.line, line));
    const sure = row.filter(
      (other) =>
        !other.isLeft && other.isHugged !== other.isOver && (other.isHugged || hasWordsOver(other.line, print)),
    );
    return sure.length === 0 ? undefined : sure.every((other) => other.isHugged);
  };
  return new Set(
    judged
      .filter(({ line, isHugged, isUnder, isLeft, isOver }) => {
        if (isHugged) return !isOver || (tellBeside(line) ?? isLastHugged(line));
        return isUsual && isUnder && !isLeft;
      })
      .map(({ line }) => line),
  );
}

/** Points. */
const nextPlace = 28;

const isBeside = (a: Span, b: Span) =>
  Math.abs(a[3] - b[3]) < 4 && Math.max(a[0], b[0]) - Math.min(a[2], b[2]) < nextPlace;

/** It is a box, so that words over it may be as near as those of a line over these. */
function hasTop([x0, y, x1]: Span, level: readonly Rule[]): boolean {
  return level.some(
    ({ at, from, to }) => at > y - 5 && at < y + 2 && Math.min(to, x1) - Math.max(from, x0) > 0.7 * (x1 - x0),
  );
}

/** Points. */
const nextRow = 24;

function isRightUnder([x0, , x1, y]: Span, [from, , to, foot]: Span): boolean {
  const shared = Math.min(x1, to) - Math.max(x0, from);
  return shared > 0.5 * Math.min(x1 - x0, to - from) && foot > y + 6 && foot < y + nextRow + 12;
}

function hasWordsUnder(place: Span, print: readonly Span[], reach: number): boolean {
  const y = place[3];
  return hasLine(
    place,
    print.filter((one) => one[1] > y - 2 && one[1] < y + reach && one[3] > y + 2),
  );
}

function hasWordsOver(place: Span, print: readonly Span[]): boolean {
  const [, y0, , y1] = place;
  return hasLine(
    place,
    print.filter((one) => one[3] > y0 - farthest && one[3] <= y1 - hug),
  );
}

/** Words no longer than the place; a sentence that runs over it is none of its. */
const hasLine = ([x0, , x1]: Span, letters: readonly Span[]) =>
  joinToLines(letters, 8).some((line) => line[0] > x0 - 6 && line[2] < x1 + 12 && line[2] - line[0] > 6);
