// Counts how often papers of each kind state a fact.
import { groupOf } from './group-of.ts';
import type { FittingPaper } from './papers.ts';

/** A paper that is fitted to does not count for itself: what it states would look likelier than it will on papers nobody has seen. */
export type PriorFor = (paper: FittingPaper) => (name: string) => number;

interface KindCounts {
  all: number;
  readonly byName: Map<string, number>;
}

/** A real paper counts as so many invented ones. */
const realWeight = 3;
/** Papers of a kind that state nothing, added to those there are. */
const shrinkage = 5;

export function countPriors(papers: readonly FittingPaper[]): {
  priorFor: PriorFor;
  table: Record<string, Record<string, number>>;
} {
  const counted = papers.filter(
    ({ trial, origin }) => trial === 'as it is' && origin !== 'blank' && origin !== 'office',
  );
  const whole = countKinds(counted);
  const byGroup = new Map(
    [...Map.groupBy(counted, groupOf)].map(([group, members]) => [group, countKinds(members)] as const),
  );
  const table = Object.fromEntries(
    [...whole].map(([kind, { all, byName }]) => [
      kind,
      Object.fromEntries(
        [...byName].filter(([, count]) => count > 1).map(([name, count]) => [name, round(count / (all + shrinkage))]),
      ),
    ]),
  );
  return {
    table,
    priorFor(paper) {
      const own = byGroup.get(groupOf(paper))?.get(paper.kind);
      if (!own) return (name) => table[paper.kind]?.[name] ?? 0;
      const { all, byName } = whole.get(paper.kind)!;
      return (name) => {
        const count = (byName.get(name) ?? 0) - (own.byName.get(name) ?? 0);
        return count > 1 ? round(count / (all - own.all + shrinkage)) : 0;
      };
    },
  };
}

function countKinds(papers: readonly FittingPaper[]): Map<string, KindCounts> {
  const kinds = new Map<string, KindCounts>();
  for (const { kind, origin, wanted } of papers) {
    if (!kinds.has(kind)) kinds.set(kind, { all: 0, byName: new Map() });
    const counts = kinds.get(kind)!;
    const weight = origin === 'real' ? realWeight : 1;
    counts.all += weight;
    for (const name of wanted) counts.byName.set(name, (counts.byName.get(name) ?? 0) + weight);
  }
  return kinds;
}

const round = (share: number): number => Math.round(100 * share) / 100;
