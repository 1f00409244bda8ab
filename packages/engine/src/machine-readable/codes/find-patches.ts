// Finds places on a page that may be symbols: as dark as they are light, dense with edges that run in two directions at
// right angles.
import type { GreyPicture } from './zxing.ts';

/** A place worth a closer look, in pixels of the picture it was found on. */
export interface Patch {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  /** Radians, -π/4 to π/4: how far the edges are turned clockwise from level and upright. */
  readonly angle: number;
  /** 0–1: how like a symbol it is. */
  readonly score: number;
  /** So like a symbol that several tries are worth it. */
  readonly isPromising: boolean;
}

/** Side of the squares that are judged one by one, in pixels. */
const cellBits = 3;
const cell = 1 << cellBits;
/** Around a patch: the symbol's edge, the quiet zone it needs, and the broad bar with which a PDF417 begins, itself too plain to be found. */
const margin = { cells: 2, share: 0.1 };
/** Of 255: between the darkest and the lightest of a square and its neighbours. */
const minRange = 50;
/** Share of ink: writing has less, solid areas more. */
const ink = { min: 0.26, max: 0.8 };
/** Mean slope from pixel to pixel, as a share of the range. */
const minSlope = 0.07;
/**
 * Demands on a patch to be looked at, and to be looked at several times. Measured on 60 drawn cards and 45 papers
 * without symbols.
 */
const demands = {
  cells: 16,
  /** In squares; and how many times as long as wide. */
  side: 4,
  aspect: 8,
  /** Share of the squares around it that are its own. */
  fill: 0.5,
  /** 0–1: how well all its edges agree on two directions. */
  agreement: 0.6,
  ink: { min: 0.35, max: 0.65 },
} as const;
const promise = { cells: 24, fill: 0.65, agreement: 0.8, ink: { min: 0.37, max: 0.6 } } as const;

interface Cells {
  readonly columns: number;
  readonly rows: number;
  readonly lightest: Uint8Array;
  readonly darkest: Uint8Array;
  readonly mean: Float32Array;
  readonly slope: Float32Array;
  /** Direction of the edges, four times its angle, so that right angles count as the same; weighted by their steepness. */
  readonly cos: Float32Array;
  readonly sin: Float32Array;
}

/** Likeliest first. */
export function findPatches(picture: GreyPicture): Patch[] {
  const cells = measureCells(picture);
  return joinCells(cells, measureInk(cells)).toSorted((a, b) => b.score - a.score);
}

function measureCells({ data, width, height }: GreyPicture): Cells {
  const [columns, rows] = [Math.floor(width / cell), Math.floor(height / cell)];
  const count = columns * rows;
  const lightest = new Uint8Array(count);
  const darkest = new Uint8Array(count).fill(255);
  const [mean, slope, cos, sin] = [0, 0, 0, 0].map(() => new Float32Array(count)) as [
    Float32Array,
    Float32Array,
    Float32Array,
    Float32Array,
  ];
  // Every other row tells enough.
  const samples = (cell * cell) / 2;
  for (let y = 1; y < rows * cell - 1; y += 2) {
    const row = (y >> cellBits) * columns;
    for (let x = 1; x < columns * cell - 1; x++) {
      const at = y * width + x;
      const index = row + (x >> cellBits);
      const tone = data[at]!;
      if (tone > lightest[index]!) lightest[index] = tone;
      if (tone < darkest[index]!) darkest[index] = tone;
      mean[index]! += tone / samples;
      const gx = data[at + 1]! - data[at - 1]!;
      const gy = data[at + width]! - data[at - width]!;
      const square = gx * gx + gy * gy;
      if (square < 256) continue;
      const [even, odd] = [gx * gx - gy * gy, 2 * gx * gy];
      slope[index]! += Math.sqrt(square) / samples;
      cos[index]! += (even * even - odd * odd) / square;
      sin[index]! += (2 * even * odd) / square;
    }
  }
  return { columns, rows, lightest, darkest, mean, slope, cos, sin };
}

/** Share of ink of each square that may be part of a symbol, 0 of the others. Told with the squares around: one module has no contrast. */
function measureInk({ columns, rows, lightest, darkest, mean, slope }: Cells): Float32Array {
  const shares = new Float32Array(columns * rows);
  for (let y = 0; y < rows; y++) {
    for (let x = 0; x < columns; x++) {
      let [light, dark, tone, steep, count] = [0, 255, 0, 0, 0];
      for (let row = Math.max(0, y - 1); row <= Math.min(rows - 1, y + 1); row++) {
        for (let column = Math.max(0, x - 1); column <= Math.min(columns - 1, x + 1); column++) {
          const index = row * columns + column;
          light = Math.max(light, lightest[index]!);
          dark = Math.min(dark, darkest[index]!);
          tone += mean[index]!;
          steep += slope[index]!;
          count++;
        }
      }
      const range = light - dark;
      if (range < minRange || steep < minSlope * range * count) continue;
      const share = (light - tone / count) / range;
      if (share > ink.min && share < ink.max) shares[y * columns + x] = share;
    }
  }
  return shares;
}

function joinCells(cells: Cells, shares: Float32Array): Patch[] {
  const { columns, rows } = cells;
  const patches: Patch[] = [];
  const seen = new Uint8Array(shares.length);
  for (let start = 0; start < shares.length; start++) {
    if (!shares[start] || seen[start]) continue;
    const members = [start];
    seen[start] = 1;
    for (let next = 0; next < members.length; next++) {
      const index = members[next]!;
      const [x, y] = [index % columns, Math.floor(index / columns)];
      const beside = [
        x > 0 && index - 1,
        x < columns - 1 && index + 1,
        y > 0 && index - columns,
        y < rows - 1 && index + columns,
      ];
      for (const neighbour of beside) {
        if (neighbour === false || !shares[neighbour] || seen[neighbour]) continue;
        seen[neighbour] = 1;
        members.push(neighbour);
      }
    }
    const patch = judgePatch(cells, shares, members);
    if (patch) patches.push(patch);
  }
  return patches;
}

function judgePatch({ cos, sin, columns }: Cells, shares: Float32Array, members: readonly number[]): Patch | undefined {
  const cells = members.length;
  if (cells < demands.cells) return undefined;
  let [even, odd, weight, inked] = [0, 0, 0, 0];
  for (const index of members) {
    even += cos[index]!;
    odd += sin[index]!;
    weight += Math.hypot(cos[index]!, sin[index]!);
    inked += shares[index]! / cells;
  }
  const angle = Math.atan2(odd, even) / 4;
  const agreement = weight > 0 ? Math.hypot(even, odd) / weight : 0;
  const [across, down] = sidesAlong(members, columns, angle);
  const fill = cells / (across * down);
  const meets = (wanted: typeof demands | typeof promise): boolean =>
    cells >= wanted.cells &&
    fill >= wanted.fill &&
    agreement >= wanted.agreement &&
    inked >= wanted.ink.min &&
    inked <= wanted.ink.max;
  const [short, long] = [Math.min(across, down), Math.max(across, down)];
  if (!meets(demands) || short < demands.side || long > demands.aspect * short) return undefined;
  const around = margin.cells + margin.share * long;
  const columnsOf = members.map((index) => index % columns);
  const rowsOf = members.map((index) => Math.floor(index / columns));
  return {
    left: (min(columnsOf) - around) * cell,
    top: (min(rowsOf) - around) * cell,
    right: (max(columnsOf) + 1 + around) * cell,
    bottom: (max(rowsOf) + 1 + around) * cell,
    angle,
    score: agreement * fill,
    isPromising: meets(promise),
  };
}

/** Sides, in squares, of the rectangle around the members when it is turned with them. */
function sidesAlong(members: readonly number[], columns: number, angle: number): [across: number, down: number] {
  const [cosine, sine] = [Math.cos(angle), Math.sin(angle)];
  const along = members.map((index) => (index % columns) * cosine + Math.floor(index / columns) * sine);
  const athwart = members.map((index) => Math.floor(index / columns) * cosine - (index % columns) * sine);
  return [max(along) - min(along) + 1, max(athwart) - min(athwart) + 1];
}

/** There may be more members than a call takes arguments. */
const min = (values: readonly number[]): number => values.reduce((a, b) => Math.min(a, b));
const max = (values: readonly number[]): number => values.reduce((a, b) => Math.max(a, b));
