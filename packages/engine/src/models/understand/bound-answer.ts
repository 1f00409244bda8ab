// Bounds an answer: a model that repeats itself, or was told to, reports more than any paper states.
import type { Answer } from './answer.ts';

/** Facts, values of list entries and labelled values of one answer; a paper of one portion states some dozens. */
export const MAX_CLAIMS = 400;
/** Values of one entry: no list has so many fields. */
const MAX_ITEM_VALUES = 20;

export interface BoundAnswer {
  readonly answer: Answer;
  /** Claims that are left out. */
  readonly dropped: number;
}

/** Keeps the first claims, facts before entries of lists before labelled values. */
export function boundAnswer({ document_type, facts, items, others }: Answer): BoundAnswer {
  let [left, said] = [MAX_CLAIMS, 0];
  const keep = <T>(claims: readonly T[], size: (claim: T) => number = () => 1): T[] =>
    claims.filter((claim) => {
      said += size(claim);
      left -= size(claim);
      return left >= 0;
    });
  const answer = {
    document_type,
    facts: keep(facts),
    items: keep(items, sizeOf).map((item) => ({ ...item, values: item.values.slice(0, MAX_ITEM_VALUES) })),
    others: keep(others),
  };
  return { answer, dropped: said - countClaims(answer) };
}

export const countClaims = ({ facts, items, others }: Answer): number =>
  facts.length + items.reduce((sum, item) => sum + sizeOf(item), 0) + others.length;

const sizeOf = ({ values }: Answer['items'][number]): number => Math.max(1, values.length);
