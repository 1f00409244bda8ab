// Small printed squares: a level run of ink, the same run again one side length below, and two upright sides between them.

import type { Bitmap } from './binarise.ts';

/** Pixels; `right` and `bottom` exclusive. */
export interface Square {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

interface Run {
  readonly y: number;
  readonly from: number;
  readonly to: number;
}

/** Of the side that must be inked, and how far the proportions may be off. */
const inkedShare = 0.85;
const maxOblong = 0.22;

/** Squares whose sides measure between `least` and `most` pixels. */
export function findSquares(bitmap: Bitmap, min: number, max: number): Square[] {
  const runs = levelRuns(bitmap, min, max);
  const byRow = Map.groupBy(runs, (run) => run.y);
  const squares: Square[] = [];
  for (const top of runs) {
    const side = top.to - top.from;
    const slack = Math.max(1, Math.floor(side * 0.1));
    if (squares.some((square) => isWithin(top, square))) continue;
    const furthest = Math.ceil(side * (1 + maxOblong));
    for (let y = top.y + furthest; y >= top.y + Math.floor(side * (1 - maxOblong)); y--) {
      const bottom = byRow
        .get(y)
        ?.find((run) => Math.abs(run.from - top.from) <= slack && Math.abs(run.to - top.to) <= slack);
      if (!bottom) continue;
      const square = {
        left: Math.min(top.from, bottom.from),
        right: Math.max(top.to, bottom.to),
        top: top.y,
        bottom: y + 1,
      };
      if (!hasSide(bitmap, square, square.left, 1, slack) || !hasSide(bitmap, square, square.right - 1, -1, slack))
        continue;
      if (!hasCorners(bitmap, square)) continue;
      squares.push(square);
      break;
    }
  }
  return squares;
}

/** Longer runs are rules and table borders. */
function levelRuns({ dark, width, height }: Bitmap, min: number, max: number): Run[] {
  const runs: Run[] = [];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (!dark[y * width + x]) continue;
      const from = x;
      while (x < width && dark[y * width + x]) x++;
      if (x - from >= min && x - from <= max) runs.push({ y, from, to: x });
    }
  }
  return runs;
}

function isWithin(run: Run, square: Square): boolean {
  const shared = Math.min(run.to, square.right) - Math.max(run.from, square.left);
  return run.y >= square.top && run.y < square.bottom && shared > (run.to - run.from) / 2;
}

/** Whether some column, from `start` inwards, is inked nearly from top to bottom. */
function hasSide(
  { dark, width }: Bitmap,
  { top, bottom }: Square,
  start: number,
  inwards: number,
  slack: number,
): boolean {
  for (let step = 0; step <= slack; step++) {
    const x = start + step * inwards;
    let inked = 0;
    for (let y = top; y < bottom; y++) {
      if (dark[y * width + x]) inked++;
    }
    if (inked >= (bottom - top) * inkedShare) return true;
  }
  return false;
}

/** Round letters of the same size have paper where a box has its corners. */
function hasCorners({ dark, width }: Bitmap, { left, top, right, bottom }: Square): boolean {
  const reach = Math.max(2, Math.round((right - left) * 0.12));
  const isInked = (fromX: number, fromY: number) => {
    let inked = 0;
    for (let y = fromY; y < fromY + reach; y++) {
      for (let x = fromX; x < fromX + reach; x++) inked += dark[y * width + x]!;
    }
    return inked >= reach * reach * 0.6;
  };
  const [x, y] = [right - reach, bottom - reach];
  return isInked(left, top) && isInked(x, top) && isInked(left, y) && isInked(x, y);
}
