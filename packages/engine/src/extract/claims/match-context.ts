// Knowledge about the paper as a whole that matching needs.
import type { DocumentType } from '@oneform/contract';
import type { Locale } from '#values/read-shape.ts';

export interface MatchContext extends Locale {
  readonly type: DocumentType;
  /** Confidence in the kind, 0–1. */
  readonly typeConfidence: number;
}
