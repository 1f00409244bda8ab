// Connected areas of a binary map, as runs of cells.

import type { Point } from '../rectangle.ts';

export interface Component {
  readonly runs: readonly Run[];
  readonly cells: number;
  /** Mean of the map over the component's cells. */
  readonly mean: number;
}

/** Set cells side by side, `to` exclusive. */
export interface Run {
  readonly row: number;
  readonly from: number;
  readonly to: number;
  readonly sum: number;
}

/** Eight-connected components of the cells above `threshold`; `stride` is the map's row length. */
export function findComponents(map: Float32Array, stride: number, rows: number, threshold: number): Component[] {
  const runs = collectRuns(map, stride, rows, threshold);
  const parent = Int32Array.from(runs, (_, index) => index);
  const rootOf = (index: number): number => {
    let root = index;
    while (parent[root] !== root) root = parent[root]!;
    while (parent[index] !== root) [parent[index], index] = [root, parent[index]!];
    return root;
  };
  let above = 0;
  for (let i = 0; i < runs.length; i++) {
    const run = runs[i]!;
    while (runs[above]!.row < run.row - 1 || (runs[above]!.row === run.row - 1 && runs[above]!.to < run.from)) above++;
    for (let j = above; j < i && runs[j]!.row === run.row - 1 && runs[j]!.from <= run.to; j++)
      parent[rootOf(j)] = rootOf(i);
  }
  return gather(runs, rootOf);
}

function collectRuns(map: Float32Array, stride: number, rows: number, threshold: number): Run[] {
  const runs: Run[] = [];
  for (let row = 0; row < rows; row++) {
    const start = row * stride;
    for (let x = 0; x < stride; x++) {
      if (map[start + x]! <= threshold) continue;
      const from = x;
      let sum = 0;
      for (; x < stride && map[start + x]! > threshold; x++) sum += map[start + x]!;
      runs.push({ row, from, to: x, sum });
    }
  }
  return runs;
}

function gather(runs: readonly Run[], rootOf: (index: number) => number): Component[] {
  const groups = new Map<number, Run[]>();
  runs.forEach((run, index) => {
    const root = rootOf(index);
    const group = groups.get(root);
    if (group) group.push(run);
    else groups.set(root, [run]);
  });
  return [...groups.values()].map((group) => {
    const cells = group.reduce((total, run) => total + run.to - run.from, 0);
    const sum = group.reduce((total, run) => total + run.sum, 0);
    return { runs: group, cells, mean: sum / cells };
  });
}

/** Corners of the cells at the ends of each run: enough for the hull. */
export function outlineOf(component: Component): Point[] {
  return component.runs.flatMap(({ row, from, to }) => [
    { x: from, y: row },
    { x: to, y: row },
    { x: from, y: row + 1 },
    { x: to, y: row + 1 },
  ]);
}
