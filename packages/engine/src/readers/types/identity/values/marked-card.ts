// A card whose captions are found, and the words that they ask for.
import type { PlacedWord, Rect, Segment } from '#document/layout.ts';
import type { CaptionEntry } from '#lexicon/caption-entry.ts';
import type { Caption } from '../captions/mark-captions.ts';

export interface CardValue {
  readonly caption: Caption;
  readonly entry: CaptionEntry;
  readonly words: readonly PlacedWord[];
  /** Lines parted by line breaks. */
  readonly text: string;
  /** 0–1, of these words being this caption's value. */
  readonly score: number;
}

/** Words of one segment between captions. */
export interface Run extends Rect {
  readonly words: readonly PlacedWord[];
  readonly segment: Segment;
}

export interface MarkedCard {
  readonly segments: readonly Segment[];
  readonly captions: readonly Caption[];
  readonly runs: readonly Run[];
  /** Names stand on lines of their own there, each with its number. */
  readonly isLicence: boolean;
}
