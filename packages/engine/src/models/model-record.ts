// Record of a model's earlier answers.

/** A model's standing over time: what people decided about the values that it alone had read. */
export interface ModelRecord {
  /** Accepted, or left as they were when the rest was. */
  readonly kept: number;
  /** Edited or rejected. */
  readonly corrected: number;
}
