// Gradient boosting of decision trees for the logistic loss, on features cut into bins (the histogram method of LightGBM and XGBoost).
import { type BoostedTrees, scoreRow, sigmoid, type TreeNode } from '@oneform/engine/fitting';

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
  readonly minWeight: number;
  /** Shrinks leaves that few rows speak for. */
  readonly ridge: number;
  /** Each tree sees this share of the features and of the rows, so that no single feature or paper decides too much (stochastic gradient boosting). */
  readonly featureShare: number;
  readonly rowShare: number;
}

const maxBins = 48;

/** @param from trees grown before, which the new ones go on from; only weights of rows may have changed since */
export function growTrees(rows: readonly LabelledRow[], options: GrowOptions, from?: BoostedTrees): BoostedTrees {
  const width = rows[0]?.row.length ?? 0;
  const cuts = Array.from({ length: width }, (_, feature) => cutPoints(rows, feature));
  const bins = cuts.map((points, feature) => Uint8Array.from(rows, ({ row }) => binOf(points, row[feature]!)));
  const weights = Float64Array.from(rows, ({ weight }) => weight);
  const right = rows.reduce((sum, { isRight, weight }) => sum + (isRight ? weight : 0), 0);
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  const base = from?.base ?? Math.log((right + 1) / (all - right + 1));
  const scores = from
    ? Float64Array.from(rows, ({ row }) => scoreRow(from, row))
    : new Float64Array(rows.length).fill(base);
  const gradient = new Float64Array(rows.length);
  const curvature = new Float64Array(rows.length);
  const trees: (readonly TreeNode[])[] = [...(from?.trees ?? [])];
  const random = createRandom(1 + trees.length);
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

/** Rows of a node. */
interface Members {
  /** Those that the tree learns from. */
  readonly counted: Uint32Array<ArrayBuffer>;
  /** Those that were not sampled and only get its answer. */
  readonly uncounted: Uint32Array<ArrayBuffer>;
}

/** Sums over the rows of a node by bin, one block of `maxBins` a feature. */
interface Histogram {
  readonly gradient: Float64Array;
  readonly curvature: Float64Array;
  readonly weight: Float64Array;
}

/** Breadth first, so that the two nodes below one stand beside each other. */
function growTree(growing: Growing): TreeNode[] {
  const { bins, cuts, scores, weights, options } = growing;
  const nodes: TreeNode[] = [];
  const all = Uint32Array.from(scores.keys());
  const root = { counted: all.filter((at) => weights[at]! > 0), uncounted: all.filter((at) => weights[at]! === 0) };
  const queue = [{ at: 0, depth: 0, member: root, sums: sumByBin(root, growing) }];
  nodes.push({ feature: -1, threshold: 0, left: 0, value: 0 });
  for (let next = queue.shift(); next; next = queue.shift()) {
    const { at, depth, member, sums } = next;
    const split = depth < options.depth ? bestSplit(sums, growing) : undefined;
    if (!split) {
      const value = round(options.rate * leafValue(member.counted, growing));
      nodes[at] = { feature: -1, threshold: 0, left: 0, value };
      for (const row of member.counted) scores[row]! += value;
      for (const row of member.uncounted) scores[row]! += value;
      continue;
    }
    const { feature, bin } = split;
    const column = bins[feature]!;
    const left = nodes.length;
    nodes[at] = { feature, threshold: cuts[feature]![bin]!, left, value: 0 };
    nodes.push({ ...nodes[at]! }, { ...nodes[at]! });
    const pick = (isLeft: boolean): Members => ({
      counted: member.counted.filter((row) => column[row]! <= bin === isLeft),
      uncounted: member.uncounted.filter((row) => column[row]! <= bin === isLeft),
    });
    const [one, other] = [pick(true), pick(false)];
    const isLast = depth + 1 === options.depth;
    // The larger side is what the smaller one leaves of the whole.
    const isLeftSmaller = one.counted.length <= other.counted.length;
    const small = isLast ? sums : sumByBin(isLeftSmaller ? one : other, growing);
    const large = isLast ? sums : subtract(sums, small);
    queue.push({ at: left, depth: depth + 1, member: one, sums: isLeftSmaller ? small : large });
    queue.push({ at: left + 1, depth: depth + 1, member: other, sums: isLeftSmaller ? large : small });
  }
  return nodes;
}

function leafValue(rows: Uint32Array<ArrayBuffer>, { gradient, curvature, options }: Growing): number {
  let [up, down] = [0, options.ridge];
  for (const row of rows) {
    up += gradient[row]!;
    down += curvature[row]!;
  }
  return up / down;
}

function sumByBin({ counted }: Members, { bins, features, weights, gradient, curvature }: Growing): Histogram {
  const size = features.length * maxBins;
  const sums = {
    gradient: new Float64Array(size),
    curvature: new Float64Array(size),
    weight: new Float64Array(size),
  };
  // Together in memory, so that only the bins are fetched row by row.
  const [g, c, w] = [gradient, curvature, weights].map((of) => Float64Array.from(counted, (row) => of[row]!)) as [
    Float64Array,
    Float64Array,
    Float64Array,
  ];
  for (const [block, feature] of features.entries()) {
    const column = bins[feature]!;
    const start = block * maxBins;
    for (let at = 0; at < counted.length; at++) {
      const bin = start + column[counted[at]!]!;
      sums.gradient[bin]! += g[at]!;
      sums.curvature[bin]! += c[at]!;
      sums.weight[bin]! += w[at]!;
    }
  }
  return sums;
}

function subtract(whole: Histogram, part: Histogram): Histogram {
  const less = (key: keyof Histogram): Float64Array => whole[key].map((sum, at) => sum - part[key][at]!);
  return { gradient: less('gradient'), curvature: less('curvature'), weight: less('weight') };
}

function bestSplit(sums: Histogram, growing: Growing): { feature: number; bin: number } | undefined {
  const { cuts, features, options } = growing;
  let best: { feature: number; bin: number } | undefined;
  let bestGain = 1e-4;
  for (const [block, feature] of features.entries()) {
    const start = block * maxBins;
    const count = cuts[feature]!.length;
    const all = (of: Float64Array): number => total(of.subarray(start, start + maxBins));
    const [allG, allC, allW] = [all(sums.gradient), all(sums.curvature), all(sums.weight)];
    const whole = allG ** 2 / (allC + options.ridge);
    let [g, c, w] = [0, 0, 0];
    for (let bin = start; bin < start + count; bin++) {
      g += sums.gradient[bin]!;
      c += sums.curvature[bin]!;
      w += sums.weight[bin]!;
      if (w < options.minWeight || allW - w < options.minWeight) continue;
      const gain = g ** 2 / (c + options.ridge) + (allG - g) ** 2 / (allC - c + options.ridge) - whole;
      if (gain > bestGain) {
        bestGain = gain;
        best = { feature, bin: bin - start };
      }
    }
  }
  return best;
}

function total(values: Float64Array): number {
  let sum = 0;
  for (const value of values) sum += value;
  return sum;
}
const round = (value: number): number => Math.round(value * 1e5) / 1e5;

/** Between values that occur, at even shares of the rows; bin n holds what is at most the nth point. */
function cutPoints(rows: readonly LabelledRow[], feature: number): Float64Array {
  const sorted = Float64Array.from(rows, ({ row }) => row[feature]!).sort();
  const points = new Set<number>();
  for (let step = 1; step < maxBins; step++) {
    const value = sorted[Math.floor((step * sorted.length) / maxBins)]!;
    if (value < sorted.at(-1)!) points.add(round(value));
  }
  // A rare value (a flag of one in a thousand) keeps a bin of its own.
  const rare = sorted.findLast((value) => value < sorted.at(-1)!);
  if (rare !== undefined && points.size < maxBins - 1) points.add(round(rare));
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
