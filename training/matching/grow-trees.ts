// Gradient boosting of decision trees for the logistic loss, on features cut into bins (the histogram method of LightGBM and XGBoost).
import { type BoostedTrees, sigmoid, type TreeNode } from '@oneform/engine/fitting';

export interface LabelledRow {
  readonly row: ArrayLike<number>;
  readonly isRight: boolean;
  readonly weight: number;
}

export interface GrowOptions {
  readonly trees: number;
  readonly depth: number;
  /** Share of each tree's answer that is added. */
  readonly rate: number;
  /** A leaf needs rows of at least this weight. */
  readonly leastWeight: number;
  /** Shrinks leaves that few rows speak for. */
  readonly ridge: number;
  /** Each tree sees this share of the features and of the rows, so that no single feature or paper decides too much (stochastic gradient boosting). */
  readonly featureShare: number;
  readonly rowShare: number;
}

const mostBins = 48;

export function growTrees(rows: readonly LabelledRow[], options: GrowOptions): BoostedTrees {
  const width = rows[0]?.row.length ?? 0;
  const cuts = Array.from({ length: width }, (_, feature) => cutPoints(rows, feature));
  const bins = cuts.map((points, feature) => Uint8Array.from(rows, ({ row }) => binOf(points, row[feature]!)));
  const weights = Float64Array.from(rows, ({ weight }) => weight);
  const right = rows.reduce((sum, { isRight, weight }) => sum + (isRight ? weight : 0), 0);
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  const base = Math.log((right + 1) / (all - right + 1));
  const scores = new Float64Array(rows.length).fill(base);
  const gradient = new Float64Array(rows.length);
  const curvature = new Float64Array(rows.length);
  const trees: TreeNode[][] = [];
  const random = createRandom(1);
  const counted = new Float64Array(rows.length);
  for (let round = 0; round < options.trees; round++) {
    for (const [at, { isRight, weight: full }] of rows.entries()) {
      const likely = sigmoid(scores[at]!);
      const weight = random() < options.rowShare ? full : 0;
      counted[at] = weight;
      gradient[at] = weight * (Number(isRight) - likely);
      curvature[at] = weight * likely * (1 - likely);
    }
    const features = cuts.flatMap((points, feature) =>
      points.length > 0 && random() < options.featureShare ? [feature] : [],
    );
    trees.push(growTree({ cuts, bins, features, weights: counted, gradient, curvature, scores, options }));
  }
  return { base, trees };
}

interface Growing {
  readonly cuts: readonly Float64Array[];
  readonly bins: readonly Uint8Array[];
  /** Numbers of the features that this tree may ask for. */
  readonly features: readonly number[];
  /** 0 for rows that this tree does not see. */
  readonly weights: Float64Array;
  readonly gradient: Float64Array;
  readonly curvature: Float64Array;
  /** Gets the answers of the tree added. */
  readonly scores: Float64Array;
  readonly options: GrowOptions;
}

/** Breadth first, so that the two nodes below one stand beside each other. */
function growTree(growing: Growing): TreeNode[] {
  const { bins, cuts, scores, options } = growing;
  const nodes: TreeNode[] = [];
  const queue = [{ at: 0, depth: 0, members: Uint32Array.from({ length: scores.length }, (_, at) => at) }];
  nodes.push({ feature: -1, threshold: 0, left: 0, value: 0 });
  for (let next = queue.shift(); next; next = queue.shift()) {
    const { at, depth, members } = next;
    const split = depth < options.depth ? bestSplit(members, growing) : undefined;
    if (!split) {
      const value = round(options.rate * leafValue(members, growing));
      nodes[at] = { feature: -1, threshold: 0, left: 0, value };
      for (const member of members) scores[member]! += value;
      continue;
    }
    const { feature, bin } = split;
    const column = bins[feature]!;
    const left = nodes.length;
    nodes[at] = { feature, threshold: cuts[feature]![bin]!, left, value: 0 };
    nodes.push({ ...nodes[at]! }, { ...nodes[at]! });
    queue.push({ at: left, depth: depth + 1, members: members.filter((member) => column[member]! <= bin) });
    queue.push({ at: left + 1, depth: depth + 1, members: members.filter((member) => column[member]! > bin) });
  }
  return nodes;
}

function leafValue(members: Uint32Array, { gradient, curvature, options }: Growing): number {
  let [up, down] = [0, options.ridge];
  for (const member of members) {
    up += gradient[member]!;
    down += curvature[member]!;
  }
  return up / down;
}

function bestSplit(members: Uint32Array, growing: Growing): { feature: number; bin: number } | undefined {
  const { bins, cuts, features, weights, gradient, curvature, options } = growing;
  let best: { feature: number; bin: number } | undefined;
  let bestGain = 1e-4;
  const sums = {
    gradient: new Float64Array(mostBins),
    curvature: new Float64Array(mostBins),
    weight: new Float64Array(mostBins),
  };
  for (const feature of features) {
    const column = bins[feature]!;
    const count = cuts[feature]!.length;
    sums.gradient.fill(0);
    sums.curvature.fill(0);
    sums.weight.fill(0);
    for (const member of members) {
      const bin = column[member]!;
      sums.gradient[bin]! += gradient[member]!;
      sums.curvature[bin]! += curvature[member]!;
      sums.weight[bin]! += weights[member]!;
    }
    const [allG, allC, allW] = [total(sums.gradient), total(sums.curvature), total(sums.weight)];
    const whole = allG ** 2 / (allC + options.ridge);
    let [g, c, w] = [0, 0, 0];
    for (let bin = 0; bin < count; bin++) {
      g += sums.gradient[bin]!;
      c += sums.curvature[bin]!;
      w += sums.weight[bin]!;
      if (w < options.leastWeight || allW - w < options.leastWeight) continue;
      const gain = g ** 2 / (c + options.ridge) + (allG - g) ** 2 / (allC - c + options.ridge) - whole;
      if (gain > bestGain) {
        bestGain = gain;
        best = { feature, bin };
      }
    }
  }
  return best;
}

const total = (values: Float64Array): number => values.reduce((sum, value) => sum + value, 0);
const round = (value: number): number => Math.round(value * 1e5) / 1e5;

/** Between values that occur, at even shares of the rows; bin n holds what is at most the nth point. */
function cutPoints(rows: readonly LabelledRow[], feature: number): Float64Array {
  const sorted = Float64Array.from(rows, ({ row }) => row[feature]!).sort();
  const points = new Set<number>();
  for (let step = 1; step < mostBins; step++) {
    const value = sorted[Math.floor((step * sorted.length) / mostBins)]!;
    if (value < sorted.at(-1)!) points.add(round(value));
  }
  // What hardly any row has (a flag of one in a thousand) is told apart all the same.
  const rare = sorted.findLast((value) => value < sorted.at(-1)!);
  if (rare !== undefined && points.size < mostBins - 1) points.add(round(rare));
  return Float64Array.from(points).sort();
}

function binOf(points: Float64Array, value: number): number {
  let [low, high] = [0, points.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (value <= points[middle]!) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
