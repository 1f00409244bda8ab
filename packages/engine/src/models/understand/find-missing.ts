// Finds wanted facts that papers of the kind usually state, and that neither the rules nor the model have reported.
import type { UnderstoodDocument } from '#document/facts.ts';
import { isSuggestion } from '#map/is-suggestion.ts';
import { isOftenStated } from '../engine-port.ts';
import { areRelatedFacts } from '../ground/related-facts.ts';
import type { Answer } from './answer.ts';
import { isFactName } from './instructions.ts';

/** A fact that was reported and not believed would be reported again. */
export function findMissing({ parts, facts }: UnderstoodDocument, answer: Answer, wanted: readonly string[]): string[] {
  const told = [
    ...facts.filter((fact) => !isSuggestion(fact)).map(({ name }) => name),
    ...answer.facts.map(({ name }) => name),
  ];
  return [...new Set(wanted)].filter(
    (name) =>
      isFactName(name) &&
      parts.some(({ type }) => isOftenStated(name, type)) &&
      !told.some((known) => areRelatedFacts(known, name)),
  );
}
