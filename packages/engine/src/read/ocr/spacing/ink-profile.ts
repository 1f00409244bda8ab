// Ink in each column and row of a line picture, whichever of paper and ink is the darker.

import { type Picture, toGrey } from '../picture.ts';

export interface Ink {
  /** 0 (paper) to 1 (ink), row-major. */
  readonly amount: Float32Array;
  readonly width: number;
  readonly height: number;
  /** Rows that hold the line itself, without what shows of its neighbours and of ruled lines: `[first, last + 1]`. */
  readonly rows: readonly [number, number];
  /** Sum of ink over `rows`, per column; in italics along the slant of the letters. */
  readonly columns: Float32Array;
  /** 1 for each column that holds no more than the blurred edge of a letter. */
  readonly free: Uint8Array;
  /** Between paper and ink: 0 (none) to 1 (black on white). */
  readonly contrast: number;
}

/** Share of the line's height up to which a column counts as paper. */
const blurredEdge = 0.035;

export function measureInk(picture: Picture): Ink {
  const { width, height } = picture;
  const grey = toGrey(picture);
  const { paper, ink } = separateTones(grey);
  const amount = new Float32Array(grey.length);
  const range = paper - ink || 1;
  const amounts = new Float32Array(256);
  for (let tone = 0; tone < 256; tone++) amounts[tone] = inkOf((paper - tone) / range);
  for (let i = 0; i < grey.length; i++) amount[i] = amounts[grey[i]!]!;
  eraseRules(amount, width, height);
  const rows = findCoreRows(amount, width, height);
  const limit = (rows[1] - rows[0]) * blurredEdge;
  const columns = uprightColumns(amount, width, rows, limit);
  const free = Uint8Array.from(columns, (ink) => (ink <= limit ? 1 : 0));
  return { amount, width, height, rows, columns, free, contrast: Math.abs(range) / 255 };
}

/** `share` of the way from paper to ink. */
function inkOf(share: number): number {
  return Math.min(1, Math.max(0, (share - 0.15) / 0.7));
}

/** Otsu's threshold splits the greys; the larger side is the paper. */
function separateTones(grey: Uint8Array): { paper: number; ink: number } {
  const counts = new Float64Array(256);
  for (let i = 0; i < grey.length; i++) counts[grey[i]!]! += 1;
  let sum = 0;
  for (let v = 0; v < 256; v++) sum += v * counts[v]!;
  let [below, belowSum, best, threshold] = [0, 0, -1, 127];
  for (let v = 0; v < 255; v++) {
    below += counts[v]!;
    belowSum += v * counts[v]!;
    const above = grey.length - below;
    if (below === 0 || above === 0) continue;
    const spread = below * above * (belowSum / below - (sum - belowSum) / above) ** 2;
    if (spread > best) [best, threshold] = [spread, v];
  }
  const dark = quantile(counts, 0, threshold, 0.5);
  const light = quantile(counts, threshold + 1, 255, 0.5);
  let darkCount = 0;
  for (let v = 0; v <= threshold; v++) darkCount += counts[v]!;
  return darkCount * 2 <= grey.length ? { paper: light, ink: dark } : { paper: dark, ink: light };
}

function quantile(counts: Float64Array, from: number, to: number, share: number): number {
  let total = 0;
  for (let v = from; v <= to; v++) total += counts[v]!;
  let seen = 0;
  for (let v = from; v <= to; v++) {
    seen += counts[v]!;
    if (seen >= total * share) return v;
  }
  return to;
}

/** A printed rule under or over the words would bridge every gap between them. */
function eraseRules(amount: Float32Array, width: number, height: number): void {
  for (let y = 0; y < height; y++) {
    let longest = 0;
    let run = 0;
    for (let at = y * width; at < (y + 1) * width; at++) {
      run = amount[at]! > 0.5 ? run + 1 : 0;
      if (run > longest) longest = run;
    }
    if (longest > Math.max(height * 2, width * 0.3)) amount.fill(0, y * width, (y + 1) * width);
  }
}

/** Rows around the middle until the ink runs out: what touches the upper or lower edge belongs to a neighbour. */
function findCoreRows(amount: Float32Array, width: number, height: number): [number, number] {
  const rows = new Float32Array(height);
  for (let y = 0; y < height; y++) {
    let sum = 0;
    for (let at = y * width; at < (y + 1) * width; at++) sum += amount[at]!;
    rows[y] = sum;
  }
  const strongest = Math.max(...rows);
  const empty = Math.max(0.5, strongest * 0.03);
  let first = height >> 1;
  let last = height >> 1;
  while (first > 0 && (rows[first - 1]! > empty || first > height * 0.3)) first--;
  while (last < height - 1 && (rows[last + 1]! > empty || last < height * 0.7)) last++;
  return [first, last + 1];
}

/** Sideways pixels a row; italics of common fonts lean by 0.15 to 0.3. */
const slants = [0, 0.12, 0.22, 0.32];

/** Of the slants at which one can look through the line, the one that shows most paper between the letters. */
function uprightColumns(
  amount: Float32Array,
  width: number,
  rows: readonly [number, number],
  limit: number,
): Float32Array {
  let best: { clear: number; columns: Float32Array } = { clear: -1, columns: new Float32Array(0) };
  for (const slant of slants) {
    const columns = sumColumns(amount, width, rows, slant);
    const clear = columns.reduce((count, ink) => count + (ink <= limit ? 1 : 0), 0);
    // Upright letters keep their columns unless leaning shows clearly more.
    if (clear > best.clear * 1.15 + 2) best = { clear, columns };
  }
  return best.columns;
}

function sumColumns(amount: Float32Array, width: number, rows: readonly [number, number], slant: number): Float32Array {
  const columns = new Float32Array(width);
  const middle = (rows[0] + rows[1]) / 2;
  const shifts = Int32Array.from({ length: rows[1] - rows[0] }, (_, row) =>
    Math.round((middle - rows[0] - row) * slant),
  );
  const starts = shifts.map((shift, row) => (rows[0] + row) * width + shift);
  const reach = Math.max(0, ...shifts.map(Math.abs));
  for (let x = 0; x < width; x++) {
    const isInside = x >= reach && x < width - reach;
    let sum = 0;
    for (let row = 0; row < starts.length; row++) {
      if (isInside || (x + shifts[row]! >= 0 && x + shifts[row]! < width)) sum += amount[starts[row]! + x]!;
    }
    columns[x] = sum;
  }
  return columns;
}
