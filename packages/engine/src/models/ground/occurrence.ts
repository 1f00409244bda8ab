// A place of the print where a value stands.
import type { Run } from './print.ts';

export interface Occurrence {
  /** In the order of the print; several where the value is parted over lines and cells. */
  readonly runs: readonly Run[];
  /** Share of the value that is printed just so, 0–1. */
  readonly fidelity: number;
}
