// What something waits for that papers of the kind state, and neither the rules nor the model have told.
import type { UnderstoodDocument } from '#document/facts.ts';
import { isSuggestion } from '#map/is-suggestion.ts';
import { isOftenStated } from '../engine-port.ts';
import { isKin } from '../ground/kin.ts';
import type { Answer } from './answer.ts';
import { isFactName } from './instructions.ts';

/** What was said and not believed would be said again. */
export function findMissing({ parts, facts }: UnderstoodDocument, answer: Answer, wanted: readonly string[]): string[] {
  const told = [
    ...facts.filter((fact) => !isSuggestion(fact)).map(({ name }) => name),
    ...answer.facts.map(({ name }) => name),
  ];
  return [...new Set(wanted)].filter(
    (name) =>
      isFactName(name) &&
      parts.some(({ type }) => isOftenStated(name, type)) &&
      !told.some((known) => isKin(known, name)),
  );
}
