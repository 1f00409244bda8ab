// A caption with what may be its value, whether or not anything is known of what it asks for.

import type { CaptionEntry } from '#catalogue/lexicon/caption-entry.ts';
import type { Relation } from '#layout/find-regions.ts';
import type { PlacedWord } from '#layout/segments.ts';

/** `known`: in the lexicon; `colon`: words before one; `line`: any short line; `model`: what the page model takes for a caption. */
export type CaptionKind = 'known' | 'colon' | 'line' | 'model';

export interface PairCandidate {
  readonly page: number;
  readonly kind: CaptionKind;
  readonly caption: readonly PlacedWord[];
  /** Entries it may ask for. */
  readonly entries: readonly CaptionEntry[];
  /** By lines. */
  readonly value: readonly (readonly PlacedWord[])[];
  /** Absent: the page model links them. */
  readonly relation?: Relation;
  /** Places of the caption that are nearer. */
  readonly rank: number;
}

export interface ChosenPair extends PairCandidate {
  /** 0–1: of pairs told with 0.9 nine in ten are right. */
  readonly confidence: number;
}
