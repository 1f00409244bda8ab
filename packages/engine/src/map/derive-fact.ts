// A fact that follows from others of the same paper.
import type { FactType, Tier } from '#document/facts.ts';
import type { BoundFact } from './proposed-value.ts';

const order: readonly Tier[] = ['proved', 'read', 'inferred'];

/**
 * @param certainty 1: the same words put differently, so the tier stays that of the weakest source. Less: inferred, and less sure by it.
 */
export function deriveFact(
  name: string,
  value: string,
  sources: readonly [BoundFact, ...BoundFact[]],
  certainty: number,
  type: FactType = sources[0].type,
): BoundFact {
  const { alternatives: _, dispute: _dispute, ...first } = sources[0];
  const weakest = order[Math.max(...sources.map((source) => order.indexOf(source.tier)))]!;
  return {
    ...first,
    name,
    value,
    type,
    tier: certainty === 1 ? weakest : 'inferred',
    confidence: Math.min(...sources.map((source) => source.confidence)) * certainty,
    evidence: sources.flatMap((source) => source.evidence),
  };
}

/** The text of the fact of that name, with the fact. */
export function findText(
  facts: readonly BoundFact[],
  name: string,
): (BoundFact & { readonly value: string }) | undefined {
  return facts.find(
    (fact): fact is BoundFact & { readonly value: string } => fact.name === name && typeof fact.value === 'string',
  );
}
