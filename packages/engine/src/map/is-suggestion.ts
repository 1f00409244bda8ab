// The line between what the engine says and what it has only been told.
import type { Fact, UnderstoodDocument } from '#document/facts.ts';

/** A value that is likelier wrong than right is no reading. */
export const LIKELIER_THAN_NOT = 0.5;

/** A fact that little but a model's word speaks for: worth showing to a person who asks, never a reading of the paper. */
export const isSuggestion = ({ tier, confidence }: Pick<Fact, 'tier' | 'confidence'>): boolean =>
  tier === 'inferred' && confidence < LIKELIER_THAN_NOT;

/** The paper without what only a model says of it: whose it is must not hang on that. */
export function withoutSuggestions(understood: UnderstoodDocument): UnderstoodDocument {
  if (understood.engine === 'rules') return understood;
  return { ...understood, facts: understood.facts.filter((fact) => !isSuggestion(fact)) };
}
