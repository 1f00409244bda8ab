import type { DocumentType } from '@oneform/contract';
import type { Drawn } from '../draw-page.ts';

/** A card whose layout says as much as its words: every text has its place. */
export interface DrawnCard {
  readonly type: DocumentType;
  /** Unique among the cards of its type. */
  readonly about: string;
  readonly drawn: readonly Drawn[];
  /** By fact name. */
  readonly facts: Readonly<Record<string, string>>;
}
