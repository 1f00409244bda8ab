// Gradient boosted decision trees, as they are stored and asked.

/**
 * A tree as a list of nodes, the root first. An inner node says which feature is compared with what; up to the threshold it goes on with
 * the node at `left`, above it with the one behind that. A leaf has `feature` −1 and adds its `value`.
 */
export interface TreeNode {
  readonly feature: number;
  readonly threshold: number;
  readonly left: number;
  readonly value: number;
}

export interface BoostedTrees {
  /** Log odds before any tree. */
  readonly base: number;
  readonly trees: readonly (readonly TreeNode[])[];
}

/** Log odds. */
export function scoreRow({ base, trees }: BoostedTrees, row: ArrayLike<number>): number {
  let sum = base;
  for (const nodes of trees) {
    let node = nodes[0]!;
    while (node.feature >= 0) node = nodes[row[node.feature]! <= node.threshold ? node.left : node.left + 1]!;
    sum += node.value;
  }
  return sum;
}

export const sigmoid = (logOdds: number): number => 1 / (1 + Math.exp(-logOdds));

/** Three numbers a node: feature, threshold, and the number of the node to the left; or −1 and what a leaf adds. */
export function unpackTree(numbers: readonly number[]): TreeNode[] {
  return Array.from({ length: numbers.length / 3 }, (_, at) => {
    const [feature, number, left] = numbers.slice(3 * at, 3 * at + 3) as [number, number, number];
    return feature < 0
      ? { feature, threshold: 0, left: 0, value: number }
      : { feature, threshold: number, left, value: 0 };
  });
}
