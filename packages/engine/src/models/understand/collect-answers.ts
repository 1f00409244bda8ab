// The answers of all portions as one, with what was hidden put back.
import type { Mask } from '../mask/mask-identifiers.ts';
import type { Answer } from './answer.ts';

/** Placeholders become what they stand for. */
export function reveal({ document_type, facts, items, others }: Answer, { show }: Mask): Answer {
  const value = <T extends { value: string }>(said: T): T => ({ ...said, value: show(said.value) });
  const quoted = <T extends { value: string; quote: string }>(said: T): T => ({
    ...value(said),
    quote: show(said.quote),
  });
  return {
    document_type,
    facts: facts.map(quoted),
    items: items.map((item) => ({ ...item, quote: show(item.quote), values: item.values.map(value) })),
    others: others.map(quoted),
  };
}

export const joinAnswers = (answers: readonly Answer[]): Answer => ({
  // The first pages say what a paper is.
  document_type: answers[0]?.document_type ?? '',
  facts: answers.flatMap(({ facts }) => facts),
  items: answers.flatMap(({ items }) => items),
  others: answers.flatMap(({ others }) => others),
});
