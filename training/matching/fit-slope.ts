// Platt scaling: from scores of papers kept out of fitting to the share of them that is right.

export interface SlopeRow {
  readonly score: number;
  readonly isRight: boolean;
  readonly weight: number;
}

/** `[a, b]` of sigmoid(a + b · score), by Newton's method, with a little ridge so that few papers cannot make it steep. */
export function fitSlope(judged: readonly SlopeRow[]): readonly [number, number] {
  let [a, b] = [0, 1];
  for (let round = 0; round < 50; round++) {
    let [ga, gb, haa, hab, hbb] = [0, -0.5 * (b - 1), 0, 0, 0.5];
    for (const { score, isRight, weight } of judged) {
      const likely = 1 / (1 + Math.exp(-a - b * score));
      const error = weight * (Number(isRight) - likely);
      const curve = weight * likely * (1 - likely);
      ga += error;
      gb += error * score;
      haa += curve;
      hab += curve * score;
      hbb += curve * score * score;
    }
    const determinant = haa * hbb - hab * hab;
    if (determinant < 1e-9) break;
    a += (hbb * ga - hab * gb) / determinant;
    b += (haa * gb - hab * ga) / determinant;
  }
  return [Math.round(a * 1000) / 1000, Math.round(b * 1000) / 1000];
}
