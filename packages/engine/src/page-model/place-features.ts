// Place features of a word for the network: its place, its neighbours, and how every two words lie to each other.
// `training/page_model/places.py` computes the same.

const across = [-45, -22, -12, -7, -4, -2, -0.9, -0.001, 0.001, 0.9, 2, 4, 7, 12, 22, 45];
const down = [-14, -7, -4.5, -3.2, -2.3, -1.6, -1.0, -0.4, 0.4, 1.0, 1.6, 2.3, 3.2, 4.5, 7, 14];
const leftEdge = [-6, -2, -0.7, -0.25, 0.25, 0.7, 2, 6];
const relations = 6;
const self = 5;
const waves = [1, 2, 4, 8, 16];
const far = 30;

/** x0, y0, x1, y1 in thousandths of the page's width. */
export type PlacedBox = readonly [x0: number, y0: number, x1: number, y1: number];

export interface PlaceFeatures {
  /** A row of numbers a word. */
  readonly dense: number[][];
  /** The bins that each pair of words falls into, row by row. */
  readonly offsets: Int32Array;
  readonly alignments: Int32Array;
  /** Nearest word to the left, right, above and below each word; as many as there are words: none. */
  readonly neighbours: BigInt64Array;
}

/** Number of edges, in ascending order, that are not above the value. */
function binOf(value: number, edges: readonly number[]): number {
  let bin = 0;
  while (bin < edges.length && value >= edges[bin]!) bin++;
  return bin;
}

function keepNearer(nearest: number[], gaps: number[], side: number, word: number, gap: number): void {
  if (gap >= gaps[side]!) return;
  gaps[side] = gap;
  nearest[side] = word;
}

export function placeFeatures(boxes: readonly PlacedBox[], height: number): PlaceFeatures {
  const n = boxes.length;
  const tall = boxes.map(([, y0, , y1]) => Math.max(y1 - y0, 1));
  const unit = Math.max([...tall].sort((a, b) => a - b)[n >> 1]!, 2);
  const middle = boxes.map(([, y0, , y1]) => (y0 + y1) / 2);
  const centre = boxes.map(([x0, , x1]) => (x0 + x1) / 2);
  const offsets = new Int32Array(n * n);
  const alignments = new Int32Array(n * n);
  const neighbours = new BigInt64Array(n * 4).fill(BigInt(n));
  const dense: number[][] = [];

  for (let i = 0; i < n; i++) {
    const [x0, y0, x1, y1] = boxes[i]!;
    const nearest = [n, n, n, n];
    const gaps = [Infinity, Infinity, Infinity, Infinity];
    for (let j = 0; j < n; j++) {
      const other = boxes[j]!;
      const dy = (middle[j]! - middle[i]!) / unit;
      const right = (other[0] - x1) / unit;
      const left = (x0 - other[2]) / unit;
      const dx = right > 0 ? right + 0.01 : left > 0 ? -left - 0.01 : 0;
      const edge = (other[0] - x0) / unit;
      const beside = centre[j]! - centre[i]!;
      offsets[i * n + j] = binOf(dy, down) * (across.length + 1) + binOf(dx, across);
      alignments[i * n + j] = binOf(edge, leftEdge) * relations;
      if (i !== j && Math.abs(dy) < 0.55 && beside !== 0)
        keepNearer(nearest, gaps, beside < 0 ? 0 : 1, j, Math.abs(dx) + Math.abs(beside) * 1e-4);
      if (Math.abs(dx) < 0.6 && Math.abs(dy) > 0.55)
        keepNearer(nearest, gaps, dy < 0 ? 2 : 3, j, Math.abs(dy) + Math.abs(edge) * 0.01);
    }
    // For a word that is the nearest on two sides, the later side counts.
    for (const [side, j] of nearest.entries()) {
      if (j === n) continue;
      neighbours[i * 4 + side] = BigInt(j);
      alignments[i * n + j] = alignments[i * n + j]! - (alignments[i * n + j]! % relations) + side + 1;
    }
    alignments[i * n + i] = alignments[i * n + i]! - (alignments[i * n + i]! % relations) + self;

    const reach = gaps.map((gap) => Math.min(gap, far));
    const spot = [x0 / 1000, y0 / height, x1 / 1000, y1 / height];
    dense.push([
      ...spot,
      ...waves.flatMap((wave) => [
        ...spot.map((value) => Math.sin(value * Math.PI * wave)),
        ...spot.map((value) => Math.cos(value * Math.PI * wave)),
      ]),
      tall[i]! / unit / 2,
      Math.min((x1 - x0) / unit, 20) / 10,
      unit / 40,
      n / 512,
      ...reach.map((gap) => Math.log1p(gap) / 3.4),
      Number(reach[0]! >= far),
      Number(reach[1]! >= far),
    ]);
  }
  return { dense, offsets, alignments, neighbours };
}
