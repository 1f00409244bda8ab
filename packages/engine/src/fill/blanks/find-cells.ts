// The spaces over level rules: cells between upright ones, and open lines to write on.
import type { Rule, Span } from '#read/drawing.ts';

export interface Cell {
  readonly span: Span;
  /** Sides that a rule closes. */
  readonly left: boolean;
  readonly right: boolean;
  readonly top: boolean;
  /** Closed on one side only by the rules over and under it ending there together. */
  readonly isSoft?: boolean;
}

/** Points. */
const touch = 2;
const lowest = 2.4;
const handHeight = 14;
/** Points: a line that ends so far inside a frame is no lid of what is below it. */
const hold = 8;
const highSides = 40;
const column = 150;
/** Points: two rules end together. */
const flush = 4;
/** A rule so much higher belongs to something else. */
const farthest = 400;

/** One for each piece of a level rule between the uprights that stand on it. */
export function findCells(level: readonly Rule[], upright: readonly Rule[]): Cell[] {
  return level.flatMap((bottom) => {
    const standing = upright
      .filter(
        ({ at, from, to }) =>
          at >= bottom.from - touch && at <= bottom.to + touch && from <= bottom.at - lowest && to >= bottom.at - touch,
      )
      .toSorted((a, b) => a.at - b.at);
    const edges: { x: number; rule?: Rule }[] = [];
    if (standing.length === 0 || standing[0]!.at - bottom.from > touch) edges.push({ x: bottom.from });
    for (const rule of standing) edges.push({ x: rule.at, rule });
    if (standing.length === 0 || bottom.to - standing.at(-1)!.at > touch) edges.push({ x: bottom.to });
    return edges.slice(1).flatMap((right, index): Cell[] => {
      const left = edges[index]!;
      if (right.x - left.x < 4) return [];
      const cell = closeAbove(bottom, left, right, level);
      return isFoot(cell, left.rule, right.rule) ? [] : [cell];
    });
  });
}

/** Between high sides and without a lid it is the foot of a frame, unless it is as narrow as a column of amounts. */
const isFoot = ({ span, top }: Cell, left: Rule | undefined, right: Rule | undefined) =>
  !top &&
  left !== undefined &&
  right !== undefined &&
  right.at - left.at > column &&
  span[3] - Math.max(left.from, right.from) > highSides;

function closeAbove(
  bottom: Rule,
  left: { x: number; rule?: Rule },
  right: { x: number; rule?: Rule },
  level: readonly Rule[],
): Cell {
  const width = right.x - left.x;
  const covers = (rule: Rule) => Math.min(rule.to, right.x) - Math.max(rule.from, left.x) > 0.7 * width;
  const above = level
    .filter((rule) => rule.at < bottom.at - 4 && bottom.at - rule.at < farthest && covers(rule))
    .reduce<Rule | undefined>((best, rule) => (best !== undefined && best.at >= rule.at ? best : rule), undefined);
  const sides = [left.rule, right.rule].filter((rule) => rule !== undefined);
  // The cell is open above if its sides end lower than the next rule.
  const reach = Math.max(...sides.map(({ from }) => from), Number.NEGATIVE_INFINITY);
  const meets = above !== undefined && above.from < left.x + hold && above.to > right.x - hold;
  const isClosed = meets && reach <= above.at + 2 * touch;
  const ends = (x: number) =>
    above !== undefined && (Math.abs(above.from - x) < flush || Math.abs(above.to - x) < flush);
  const isSoft = isClosed && sides.length === 1 && (left.rule === undefined ? ends(left.x) : ends(right.x));
  // Teeth lower than a letter stand at the foot of one.
  const open = sides.length > 0 ? Math.min(reach, bottom.at - handHeight) : 0;
  const top = isClosed ? above.at : Math.max(open, above?.at ?? 0);
  return {
    span: [left.x, top, right.x, bottom.at],
    left: left.rule !== undefined || isSoft,
    right: right.rule !== undefined || isSoft,
    top: isClosed,
    ...(isSoft ? { isSoft } : {}),
  };
}
