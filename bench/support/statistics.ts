// The few figures that every bench reports.
import { cpus, loadavg } from 'node:os';

/** Nearest rank; `share` 0–1. NaN for nothing. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.max(0, Math.ceil(share * sorted.length) - 1))] ?? Number.NaN;
}

export const median = (values: readonly number[]) => percentile(values, 0.5);

export const round = (value: number, digits = 1) => Number(value.toFixed(digits));

/** Figures of a busy machine are worth less: load and processors stand beside them. */
export const describeMachine = () => ({ node: process.version, cpus: cpus().length, load_1m: round(loadavg()[0]!, 2) });
