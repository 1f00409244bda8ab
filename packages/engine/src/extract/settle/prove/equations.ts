// Sums that papers must keep: names of the facts, what is added and what is taken away.
import type { ListSum, Sum } from '#catalogue/facts/fact-entry.ts';
import { facts } from '#catalogue/facts/facts.ts';

export interface Equation extends Sum {
  readonly equals: string;
}

export const equations: readonly Equation[] = facts.flatMap(([equals, { sums = [] }]) =>
  sums.map((sum) => ({ ...sum, equals })),
);

/** A list whose amounts add up to a sum. */
export interface ListEquation extends ListSum {
  readonly list: string;
}

export const listEquations: readonly ListEquation[] = facts.flatMap(([list, { amounts }]) =>
  amounts ? [{ list, ...amounts }] : [],
);

/** One fact is a fixed share of another: of American wages social security takes 6.2 % and Medicare 1.45 % (26 U.S.C. 3101). */
export const shares: readonly { readonly part: string; readonly whole: string; readonly rate: number }[] =
  facts.flatMap(([part, { shareOf }]) => (shareOf ? [{ part, ...shareOf }] : []));
