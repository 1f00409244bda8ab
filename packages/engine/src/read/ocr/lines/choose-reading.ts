// Of two readings of one place, the one whose words are likelier right.

import { findShare } from '../lexicon/known-words.ts';
import type { PlacedWord } from './place-words.ts';

/** Result of one look at a place. */
export interface Reading {
  readonly words: readonly PlacedWord[];
  /** 0–1, mean over its characters. */
  readonly confidence: number;
}

/** A word of the lexicon is seldom a misreading: worth this much confidence. */
const knownWorth = 0.05;

/** The first of two readings of the same worth. */
export function chooseReading(first: Reading, second: Reading): Reading {
  const best = worthOf(second.words) > worthOf(first.words) ? second : first;
  return { words: best.words, confidence: Math.max(first.confidence, second.confidence) };
}

/** Mean over the letters. */
function worthOf(words: readonly PlacedWord[]): number {
  const letters = words.reduce((sum, { text }) => sum + text.length, 0);
  const worth = words.reduce((sum, word) => sum + worthOfWord(word) * word.text.length, 0);
  return worth / Math.max(letters, 1);
}

function worthOfWord({ text, confidence }: PlacedWord): number {
  const bare = text.toLowerCase().replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  return confidence + (bare.length > 2 && findShare(bare) !== undefined ? knownWorth : 0);
}
