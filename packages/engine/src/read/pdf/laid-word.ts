// A word where it stands; lengths in points along (`u`) and across (`v`) the writing.

export interface LaidWord {
  readonly text: string;
  readonly u0: number;
  readonly u1: number;
  readonly v0: number;
  readonly v1: number;
  readonly base: number;
  readonly em: number;
  /** A space is written before it, so that it never joins what stands there. */
  readonly isAfterSpace?: true;
}
