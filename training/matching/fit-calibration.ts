// Platt scaling with a second input: from scores and legibility of claims of papers kept out of fitting to the share of them that is right.
import type { Calibration } from '@oneform/engine/fitting';

export interface CalibrationRow {
  readonly score: number;
  /** 1 − legibility. */
  readonly illegible: number;
  readonly isRight: boolean;
  readonly weight: number;
}

/** Fitting starts from here and is drawn back to it a little, so that few papers cannot make it steep. */
const start: Calibration = [0, 1, 0];
const ridge: Calibration = [0, 0.5, 0.05];

/** By Newton's method. */
export function fitCalibration(judged: readonly CalibrationRow[]): Calibration {
  const fitted: number[] = [...start];
  for (let round = 0; round < 50; round++) {
    const gradient = fitted.map((value, at) => -ridge[at]! * (value - start[at]!));
    const curvature = fitted.map((_, at) => fitted.map((_, other) => (at === other ? ridge[at]! : 0)));
    for (const { score, illegible, isRight, weight } of judged) {
      const inputs = [1, score, illegible];
      const likely = 1 / (1 + Math.exp(-inputs.reduce((sum, input, at) => sum + input * fitted[at]!, 0)));
      for (const [at, input] of inputs.entries()) {
        gradient[at]! += weight * (Number(isRight) - likely) * input;
        for (const [other, across] of inputs.entries())
          curvature[at]![other]! += weight * likely * (1 - likely) * input * across;
      }
    }
    const step = solve(curvature, gradient);
    if (!step) break;
    for (const [at, by] of step.entries()) fitted[at]! += by;
  }
  const [constant, score, illegible] = fitted.map((value) => Math.round(value * 1000) / 1000);
  return [constant!, score!, illegible!];
}

/** x of A · x = b, by elimination; undefined where A is singular. */
function solve(matrix: readonly (readonly number[])[], right: readonly number[]): number[] | undefined {
  const rows = matrix.map((row, at) => [...row, right[at]!]);
  for (const at of rows.keys()) {
    const pivot = rows[at]![at]!;
    if (Math.abs(pivot) < 1e-9) return undefined;
    rows[at] = rows[at]!.map((value) => value / pivot);
    for (const other of rows.keys())
      if (other !== at)
        rows[other] = rows[other]!.map((value, column) => value - rows[other]![at]! * rows[at]![column]!);
  }
  return rows.map((row) => row.at(-1)!);
}
