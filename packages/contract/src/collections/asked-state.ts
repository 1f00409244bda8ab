// Decides whether the answers in a collection ask for a field or section.
import { foldText } from '../search/fold-words.ts';
import type { AskedWhen } from '../templates/asked-when.ts';
import { isEmptyValue } from '../templates/is-empty-value.ts';
import type { CollectionData, DataValue } from './collection-data.ts';

/** `open`: the question that decides it has no answer yet. */
export type AskedState = 'asked' | 'open' | 'not_asked';

interface Conditional {
  readonly asked_when?: readonly AskedWhen[] | undefined;
}

/** @param siblings the group, item or section that holds it; undefined for a section */
export function askedState(
  { asked_when: conditions }: Conditional,
  siblings: DataValue | undefined,
  data: CollectionData,
): AskedState {
  if (conditions === undefined || conditions.length === 0) return 'asked';
  let isOpen = false;
  for (const condition of conditions) {
    const answer = answerTo(condition.field, siblings, data);
    if (isEmptyValue(answer)) isOpen = true;
    else if (asksFor(condition, answer)) return 'asked';
  }
  return isOpen ? 'open' : 'not_asked';
}

/** Combines both: a field that is asked for inside a group that is not asked for is not asked for either. */
export const innerState = (outer: AskedState, inner: AskedState): AskedState =>
  outer === 'not_asked' || inner === 'not_asked'
    ? 'not_asked'
    : outer === 'open' || inner === 'open'
      ? 'open'
      : 'asked';

function answerTo(field: string, siblings: DataValue | undefined, data: CollectionData): DataValue | undefined {
  const keys = field.split('.');
  let value: DataValue | undefined = keys.length === 1 ? siblings : data;
  for (const key of keys) {
    if (typeof value !== 'object' || value === null || Array.isArray(value) || !Object.hasOwn(value, key))
      return undefined;
    value = (value as { readonly [key: string]: DataValue })[key];
  }
  return value;
}

/** Words are compared without case and accents: people and papers write countries as they like. */
function asksFor({ is, is_not: isNot }: AskedWhen, answer: DataValue | undefined): boolean {
  const isOneOf = (answers: readonly (string | boolean)[]) =>
    answers.some((one) =>
      typeof one === 'string' && typeof answer === 'string'
        ? foldText(one) === foldText(answer.trim())
        : one === answer,
    );
  return is !== undefined ? isOneOf(is) : !isOneOf(isNot ?? []);
}
