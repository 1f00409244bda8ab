// From a reading of some words to a candidate for a field.

import { unionOfBoxes } from '#document/box.ts';
import { evidenceOf } from '#document/evidence-of.ts';
import type { Page } from '#document/read-document.ts';
import type { PlacedWord } from '#layout/segments.ts';
import type { ShapedValue } from '#values/read-shape.ts';
import type { Reading, Reasons } from '../claims/candidate.ts';

interface ReadWords extends ShapedValue {
  readonly raw: string;
  readonly words: readonly PlacedWord[];
}

export function toCandidate<Why extends Reasons>(
  page: Page,
  name: string,
  { value, type, alternatives, isProved, isDoubtful, raw, words }: ReadWords,
  reasons: Why,
): Reading & Why {
  return {
    name,
    value,
    raw,
    type,
    ...(alternatives && { alternatives }),
    ...((isProved || isDoubtful) && { check: isProved ? 'passed' : 'failed' }),
    evidence: [evidenceOf(page, unionOfBoxes(words.map(({ box }) => box)), raw.replaceAll('\n', ' '))],
    legibility: Math.min(1, ...words.map(({ confidence }) => confidence)),
    ...reasons,
  };
}
