// Logistic regression by Newton's method, with a little ridge and with the sign that each feature can have.

export interface Row {
  readonly features: Readonly<Record<string, number>>;
  readonly isRight: boolean;
  readonly weight: number;
}

export interface Fitted {
  readonly intercept: number;
  readonly features: Readonly<Record<string, number>>;
}

/** 1: speaks for, -1: speaks against; left out: either. */
export type Signs = Readonly<Record<string, 1 | -1>>;

const RIDGE = 1;
const STEPS = 40;
const STILL = 1e-6;

/** A feature whose weight comes out with the wrong sign is chance: it is left out, and the rest fitted again. */
export function fitLogistic(rows: readonly Row[], signs: Signs): Fitted {
  const all = [...new Set(rows.flatMap(({ features }) => Object.keys(features)))].toSorted();
  let names = all.filter((name) => rows.some(({ features }) => features[name] !== 0));
  for (;;) {
    const weights = solve(rows, names);
    const wrong = names.filter((name, index) => weights[index + 1]! * (signs[name] ?? 0) < 0);
    if (wrong.length === 0)
      return {
        intercept: weights[0]!,
        features: Object.fromEntries(names.map((name, index) => [name, weights[index + 1]!])),
      };
    names = names.filter((name) => !wrong.includes(name));
  }
}

function solve(rows: readonly Row[], names: readonly string[]): number[] {
  const size = names.length + 1;
  const points = rows.map(({ features }) => Float64Array.from([1, ...names.map((name) => features[name] ?? 0)]));
  const weights = new Float64Array(size);
  for (let step = 0; step < STEPS; step++) {
    const gradient = new Float64Array(size);
    const curvature = Array.from({ length: size }, () => new Float64Array(size));
    for (const [index, { isRight, weight }] of rows.entries()) {
      const point = points[index]!;
      let odds = 0;
      for (let at = 0; at < size; at++) odds += weights[at]! * point[at]!;
      const said = 1 / (1 + Math.exp(-odds));
      const pull = weight * ((isRight ? 1 : 0) - said);
      const bend = weight * said * (1 - said);
      for (let at = 0; at < size; at++) {
        gradient[at]! += pull * point[at]!;
        if (point[at] === 0) continue;
        const line = curvature[at]!;
        for (let other = 0; other <= at; other++) line[other]! += bend * point[at]! * point[other]!;
      }
    }
    for (let at = 1; at < size; at++) {
      gradient[at]! -= RIDGE * weights[at]!;
      curvature[at]![at]! += RIDGE;
    }
    const change = solveSymmetric(curvature, gradient);
    for (let at = 0; at < size; at++) weights[at]! += change[at]!;
    if (change.every((one) => Math.abs(one) < STILL)) break;
  }
  return [...weights];
}

/** Cholesky; the matrix is given by its lower half. */
function solveSymmetric(matrix: readonly Float64Array[], right: Float64Array): Float64Array {
  const size = right.length;
  const lower = matrix.map((line) => Float64Array.from(line));
  for (let at = 0; at < size; at++)
    for (let other = 0; other <= at; other++) {
      let sum = lower[at]![other]!;
      for (let k = 0; k < other; k++) sum -= lower[at]![k]! * lower[other]![k]!;
      lower[at]![other] = at === other ? Math.sqrt(Math.max(sum, Number.EPSILON)) : sum / lower[other]![other]!;
    }
  const solution = Float64Array.from(right);
  for (let at = 0; at < size; at++) {
    for (let k = 0; k < at; k++) solution[at]! -= lower[at]![k]! * solution[k]!;
    solution[at]! /= lower[at]![at]!;
  }
  for (let at = size - 1; at >= 0; at--) {
    for (let k = at + 1; k < size; k++) solution[at]! -= lower[k]![at]! * solution[k]!;
    solution[at]! /= lower[at]![at]!;
  }
  return solution;
}
