// The figures of each model as tables for people.
import type { PaperFigures } from './paper-figures.ts';

export function printFigures(figures: ReadonlyMap<string, PaperFigures>): void {
  console.table(Object.fromEntries([...figures].map(([name, { bins, ...rest }]) => [name, rest])));
  console.table(
    Object.fromEntries(
      [...figures].map(([name, { bins }]) => [
        name,
        Object.fromEntries(
          Object.entries(bins).map(([from, [facts, right]]) => [from, `${Math.round(right * facts)} of ${facts}`]),
        ),
      ]),
    ),
  );
}
