// The line between what the engine says and what it has only been told.
import type { Fact } from '../facts.ts';

/** Just above what is given to a model's claims that the page does not bear out. */
const FLOOR = 0.45;

/** A fact that nothing but a model's word speaks for: worth showing to a person who asks, never a reading of the paper. */
export const isSuggestion = ({ tier, confidence }: Pick<Fact, 'tier' | 'confidence'>): boolean =>
  tier === 'inferred' && confidence < FLOOR;
