// What matching has to know of the paper as a whole.
import type { DocumentType } from '@oneform/contract';
import type { Locale } from '#values/read-shape.ts';

export interface MatchContext extends Locale {
  readonly type: DocumentType;
  /** How sure the kind is, 0–1. */
  readonly typeConfidence: number;
}
