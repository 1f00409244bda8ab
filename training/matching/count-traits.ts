// Counts the shapes of each field's values, over papers with truth and over invented households.
import { createValueModel, looksOf, type TraitCounts, type ValueLikeness, wordsOf } from '@oneform/engine/fitting';
import { groupOf } from './group-of.ts';
import { inventedValues } from './invented-values.ts';
import type { FittingPaper } from './papers.ts';

/** A paper that is fitted to is compared with the values of others alone. */
export type LikenessTo = (paper: FittingPaper) => (name: string, value: string) => ValueLikeness;

type Counts = Record<string, Record<string, number>>;

/** An invented value counts as so many of a paper; of 0.02, 0.1 and none at all this was best on papers left out. */
const inventedWeight = 0.1;
/** Traits of a single paper are left out: they would be its own words. */
const minPapers = 2;

export function countTraits(papers: readonly FittingPaper[]): { traits: TraitCounts; likenessTo: LikenessTo } {
  const byGroup = Map.groupBy(papers, groupOf);
  const traitsOf = new Map([...byGroup].map(([group, members]) => [group, listTraits(members)]));
  const stated: Counts = {};
  for (const traits of traitsOf.values()) count(stated, traits, 1);
  const invented: Counts = {};
  count(
    invented,
    inventedValues().flatMap(([name, value]) => describe(name, value)),
    inventedWeight,
  );
  const traits = combine(stated, invented);
  const whole = createValueModel(traits);
  const models = new Map<string, ReturnType<typeof createValueModel>>();
  return {
    traits,
    likenessTo(paper) {
      const group = groupOf(paper);
      const own = traitsOf.get(group);
      if (!own) return whole;
      if (!models.has(group)) {
        const rest = structuredClone(stated);
        count(rest, own, -1);
        models.set(group, createValueModel(combine(rest, invented)));
      }
      return models.get(group)!;
    },
  };
}

type Trait = readonly [name: string, trait: string];

/** Each value once, however often papers of the group repeat it. */
function listTraits(papers: readonly FittingPaper[]): Trait[] {
  const values = new Map(papers.flatMap(({ values }) => values).map((value) => [value.join(' '), value]));
  return [...values.values()].flatMap(([name, value]) => describe(name, value));
}

function describe(name: string, value: string): Trait[] {
  return ['', ...looksOf(value), ...wordsOf(value)].map((trait) => [name, trait]);
}

function count(counts: Counts, traits: readonly Trait[], by: number): void {
  for (const [name, trait] of traits) {
    counts[name] ??= {};
    counts[name][trait] = (counts[name][trait] ?? 0) + by;
  }
}

function combine(stated: Counts, invented: Counts): Counts {
  const names = new Set([...Object.keys(stated), ...Object.keys(invented)]);
  return Object.fromEntries(
    [...names].sort().map((name) => {
      const traits = new Set([...Object.keys(stated[name] ?? {}), ...Object.keys(invented[name] ?? {})]);
      return [
        name,
        Object.fromEntries(
          [...traits].sort().flatMap((trait) => {
            const papers = stated[name]?.[trait] ?? 0;
            const more = invented[name]?.[trait] ?? 0;
            const isKept = trait === '' || papers >= minPapers || more > 0;
            return isKept ? [[trait, Math.round(1000 * (papers + more)) / 1000]] : [];
          }),
        ),
      ];
    }),
  );
}
