// Slope of a figure over several lives of a process that each begin anew.
export interface Sample {
  readonly life: number;
  readonly hours: number;
  readonly value: number;
}

/** Least squares with a level of its own for each life; `error` is the standard error. NaN for too few samples. */
export function fitSlope(samples: readonly Sample[]): { slope: number; error: number } {
  const lives = Map.groupBy(samples, ({ life }) => life);
  const centred = [...lives.values()].flatMap((life) => {
    const mean = (of: (one: Sample) => number) => life.reduce((sum, one) => sum + of(one), 0) / life.length;
    const [hours, value] = [mean((one) => one.hours), mean((one) => one.value)];
    return life.map((one) => ({ x: one.hours - hours, y: one.value - value }));
  });
  const spread = centred.reduce((sum, { x }) => sum + x * x, 0);
  const slope = centred.reduce((sum, { x, y }) => sum + x * y, 0) / spread;
  const rest = centred.reduce((sum, { x, y }) => sum + (y - slope * x) ** 2, 0);
  return { slope, error: Math.sqrt(rest / (centred.length - lives.size - 1) / spread) };
}
