// Up to where words belong together, and what is told at all: fitted to papers with truth by
// `training/matching/fit-limits.ts`. Lengths are in heights of a letter.
import shipped from './limits.json' with { type: 'json' };

export interface Limits {
  /** Between lines of one block; forms and typewriters set them wide. */
  readonly lineGap: number;
  /** Between lines of one caption; `First name` over `Last name` stand further apart. */
  readonly captionLineGap: number;
  /** Between lines of one name on a card. */
  readonly nameLineGap: number;
  /** Between left edges that are taken for one. */
  readonly leftEdge: number;
  /** Tolerance for the edges of values in one column. */
  readonly columnSlack: number;
  /** Of two lines of one block, how many times higher the letters of one may be. */
  readonly heightRatio: number;
  /** At least between the number of a field and the value of the field before it. */
  readonly numberGap: number;
  /** Between the left edge of a word and that of the numbers of fields. */
  readonly numberEdge: number;
  /** Factor by which a gap must exceed another to separate a value from a caption behind it. */
  readonly gapRatio: number;
  /** Confidence from which something may be right: a sum that its parts can still prove, a part of a name that the page model sees. */
  readonly considered: number;
  /** Confidence below which nothing is told as a fact; its printed caption and value remain. */
  readonly floor: number;
}

let limits: Limits = shipped;

export const getLimits = (): Limits => limits;

/** For fitting alone; null for those that ship. */
export function setLimits(other: Limits | null): void {
  limits = other ?? shipped;
}
