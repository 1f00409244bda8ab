// A paper whose layout says as much as its words: each text has its place.
import type { DocumentType } from '@oneform/contract';
import type { Drawn } from '../draw-page.ts';

export interface DrawnPaper {
  readonly type: DocumentType;
  /** Unique among them. */
  readonly about: string;
  readonly drawn: readonly Drawn[];
  /** By fact name. */
  readonly facts: Readonly<Record<string, string>>;
  /** Names of which nothing stands on the paper. */
  readonly absent?: readonly string[];
  /** So plain that what it says is told as sure. */
  readonly isPlain?: boolean;
}
