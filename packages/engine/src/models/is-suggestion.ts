// The line between what the engine says and what it has only been told.
import type { Fact, UnderstoodDocument } from '#facts.ts';

/** Just above what is given to a model's claims that the page does not bear out. */
const FLOOR = 0.45;

/** A fact that nothing but a model's word speaks for: worth showing to a person who asks, never a reading of the paper. */
export const isSuggestion = ({ tier, confidence }: Pick<Fact, 'tier' | 'confidence'>): boolean =>
  tier === 'inferred' && confidence < FLOOR;

/** The paper without what only a model says of it: whose it is must not hang on that. */
export function withoutSuggestions(understood: UnderstoodDocument): UnderstoodDocument {
  if (understood.engine === 'rules') return understood;
  return { ...understood, facts: understood.facts.filter((fact) => !isSuggestion(fact)) };
}
