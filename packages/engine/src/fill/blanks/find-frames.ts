// Boxes that stand alone, as input fields are drawn: four rules that meet at their corners and that nothing hangs on. What else lies under one of them is no place of its own.
import type { Rule, Span } from '#read/drawing.ts';
import { joinRules } from '#read/join-rules.ts';
import { heightOf, widthOf } from './blank.ts';

/** Points. */
const meeting = 0.8;
const smallest = 4;
const lowest = 7.2;
const narrowest = 18;
const highest = 400;
/** So many pieces of rules make a drawing. */
const maxRules = 6000;

export interface Frames {
  readonly frames: readonly Span[];
  /** Without those that make up the frames. */
  readonly level: readonly Rule[];
  readonly upright: readonly Rule[];
}

/**
 * @param level rules as they are drawn, before those that touch are joined
 * @param isEmpty whether nothing is printed there
 */
export function findFrames(level: readonly Rule[], upright: readonly Rule[], isEmpty: (span: Span) => boolean): Frames {
  if (level.length > maxRules || upright.length > maxRules) return { frames: [], level, upright };
  const all = findBoxes(level, upright);
  const isPlace = (box: Span) => widthOf(box) >= narrowest && heightOf(box) >= lowest && heightOf(box) <= highest;
  const boxes = all.filter((box) => isPlace(box) && isEmpty(box) && !all.some((other) => isInside(other, box)));
  if (boxes.length === 0) return { frames: [], level, upright };
  const rest = without(boxes, level, upright);
  // A table's rules are drawn in pieces, which end where they cross.
  const around = { level: joinRules(rest.level, 0), upright: joinRules(rest.upright, 0) };
  const frames = boxes.filter((box) => {
    const others = boxes.filter((other) => other !== box && touches(other, box));
    return standsAlone(
      box,
      [...around.level, ...others.flatMap(levelSides)],
      [...around.upright, ...others.flatMap(uprightSides)],
    );
  });
  return { frames, ...without(frames, level, upright) };
}

function without(boxes: readonly Span[], level: readonly Rule[], upright: readonly Rule[]) {
  return {
    level: level.filter(({ at, from, to }) => !boxes.some((box) => isSide([from, at, to, at], box))),
    upright: upright.filter(({ at, from, to }) => !boxes.some((box) => isSide([at, from, at, to], box))),
  };
}

const levelSides = ([x0, y0, x1, y1]: Span): Rule[] => [y0, y1].map((at) => ({ at, from: x0, to: x1 }));
const uprightSides = ([x0, y0, x1, y1]: Span): Rule[] => [x0, x1].map((at) => ({ at, from: y0, to: y1 }));

const isInside = (inner: Span, outer: Span) =>
  inner[0] > outer[0] + meeting &&
  inner[1] > outer[1] + meeting &&
  inner[2] < outer[2] - meeting &&
  inner[3] < outer[3] - meeting;

const touches = (a: Span, b: Span) =>
  a[0] < b[2] + meeting && a[2] > b[0] - meeting && a[1] < b[3] + meeting && a[3] > b[1] - meeting;

const isAt = (a: number, b: number) => Math.abs(a - b) < meeting;

function findBoxes(level: readonly Rule[], upright: readonly Rule[]): Span[] {
  const sides = Map.groupBy(upright, ({ from }) => Math.round(from));
  const rows = Map.groupBy(level, ({ from }) => Math.round(from));
  const near = (map: ReadonlyMap<number, readonly Rule[]>, at: number) =>
    [-1, 0, 1].flatMap((step) => map.get(Math.round(at) + step) ?? []);
  const boxes = level.flatMap((top): Span[] => {
    if (top.to - top.from < smallest) return [];
    const standing = near(sides, top.at).filter((side) => isAt(side.from, top.at));
    const left = standing.find(({ at }) => isAt(at, top.from));
    const right = left && standing.find(({ at, to }) => isAt(at, top.to) && isAt(to, left.to));
    if (right === undefined || left === undefined) return [];
    if (left.to - top.at < smallest) return [];
    const isClosed = near(rows, top.from).some(
      ({ at, from, to }) => isAt(at, left.to) && isAt(from, top.from) && isAt(to, top.to),
    );
    return isClosed ? [[left.at, top.at, right.at, left.to]] : [];
  });
  return boxes.filter((box, index) => boxes.findIndex((other) => isSameBox(other, box)) === index);
}

const isSameBox = (a: Span, b: Span) => a.every((edge, index) => isAt(edge, b[index]!));

/** A line from corner to corner of one of its sides. */
function isSide([ax, ay, bx, by]: Span, [x0, y0, x1, y1]: Span): boolean {
  return ay === by
    ? (isAt(ay, y0) || isAt(ay, y1)) && isAt(ax, x0) && isAt(bx, x1)
    : (isAt(ax, x0) || isAt(ax, x1)) && isAt(ay, y0) && isAt(by, y1);
}

/** Rules may run through it, but none ends at its sides, as those of a table do. */
function standsAlone(box: Span, level: readonly Rule[], upright: readonly Rule[]): boolean {
  const [x0, y0, x1, y1] = box;
  const hangs = (from: number, to: number, start: number, end: number) =>
    [from, to].some((tip) => isAt(tip, start) || isAt(tip, end));
  return !(
    level.some(
      ({ at, from, to }) =>
        at > y0 - meeting && at < y1 + meeting && hangs(from, to, x0, x1) && !isSide([from, at, to, at], box),
    ) ||
    upright.some(
      ({ at, from, to }) =>
        at > x0 - meeting && at < x1 + meeting && hangs(from, to, y0, y1) && !isSide([at, from, at, to], box),
    )
  );
}
