// Merges the readings of the rules with the claims of a model: the page decides, then proof, then the probability of
// each.
import type { Evidence, Fact } from '#document/facts.ts';
import { LIKELIER_THAN_NOT } from '#map/is-suggestion.ts';
import { covers, proveFacts } from '../engine-port.ts';
import type { ReadClaim } from './read-claim.ts';
import { saysSame } from './same-value.ts';
import { round } from './weigh.ts';

export interface WeighedClaim {
  readonly read: ReadClaim;
  /** Of its being right, 0–1. */
  readonly probability: number;
  /** False on a paper that gives orders to its reader: who agrees there may have been told to. */
  readonly isFree: boolean;
}

/** The rules' facts, in their order, and what the model adds: before a reading that it outweighs, otherwise after all. */
export function decideFacts(facts: readonly Fact[], claims: readonly WeighedClaim[]): Fact[] {
  const claimed = Map.groupBy(claims, ({ read }) => read.claim.name);
  const known = Map.groupBy(facts, ({ name }) => name);
  const decided = facts.map((fact) => decideReading(fact, claimed.get(fact.name) ?? []));
  const added = claims
    .filter(({ read }) => !known.get(read.claim.name)?.some((fact) => isSameFact(fact, read)))
    .map(toFact);
  const all = added.reduce(insert, decided);
  return prove(all);
}

const isSameFact = (fact: Fact, { claim, value }: ReadClaim): boolean =>
  fact.name === claim.name && typeof fact.value === 'string' && saysSame(fact.type, fact.value, value);

/** A reading that a claim of its name confirms is surer by it, and one that a claim contradicts less sure; what is proved is neither. */
function decideReading(fact: Fact, claims: readonly WeighedClaim[]): Fact {
  const named = claims.filter(({ read }) => read.best !== undefined);
  const same = named.find(({ read }) => isSameFact(fact, read));
  if (same) return same.isFree ? confirm(fact, same) : fact;
  const [rival] = named.toSorted((a, b) => b.probability - a.probability);
  if (rival === undefined || fact.tier === 'proved' || typeof fact.value !== 'string') return fact;
  // One of the two is right at most.
  const confidence = Math.min(fact.confidence, 1 - rival.probability);
  return { ...fact, confidence: round(confidence), tier: confidence < LIKELIER_THAN_NOT ? 'inferred' : fact.tier };
}

/** Two readers of one place share its smudge: agreement makes surer and proves nothing. */
function confirm(fact: Fact, { read, probability }: WeighedClaim): Fact {
  const further = read.evidence.filter((place) => !fact.evidence.some((known) => isSamePlace(known, place)));
  return {
    ...fact,
    tier: fact.tier === 'inferred' && probability >= LIKELIER_THAN_NOT ? 'read' : fact.tier,
    confidence: Math.max(fact.confidence, round(probability)),
    evidence: [...fact.evidence, ...further],
  };
}

function toFact({ read, probability }: WeighedClaim): Fact {
  const { claim, value, raw, type, alternatives, evidence, best } = read;
  // A value that the page does not show stays below the confidence of a reading, however good the model.
  const confidence = best ? probability : probability * LIKELIER_THAN_NOT;
  return {
    name: claim.name,
    value,
    raw,
    type,
    tier: confidence >= LIKELIER_THAN_NOT ? 'read' : 'inferred',
    confidence: round(confidence),
    evidence,
    ...(alternatives ? { alternatives } : {}),
  };
}

function insert(facts: readonly Fact[], fact: Fact): Fact[] {
  const at = facts.findIndex(
    ({ name, tier, confidence }) => name === fact.name && tier !== 'proved' && confidence < fact.confidence,
  );
  return at === -1 ? [...facts, fact] : facts.toSpliced(at, 0, fact);
}

/** Check digits and sums speak for what the model has found as they do for what the rules have, and for both together. */
function prove(facts: readonly Fact[]): Fact[] {
  const best = [
    ...Map.groupBy(
      facts.filter(({ tier }) => tier !== 'inferred'),
      ({ name }) => name,
    ).values(),
  ].map(
    (named) =>
      named.toSorted(
        (a, b) => Number(b.tier === 'proved') - Number(a.tier === 'proved') || b.confidence - a.confidence,
      )[0]!,
  );
  const proved = new Map(proveFacts(best).map((fact, index) => [best[index]!, fact]));
  return facts.map((fact) => proved.get(fact) ?? fact);
}

const isSamePlace = (a: Evidence, b: Evidence): boolean => {
  if (a.page !== b.page) return false;
  if (a.box && b.box) return covers(a.box, b.box) || covers(b.box, a.box);
  if (a.range && b.range) return a.range[0] < b.range[1] && b.range[0] < a.range[1];
  return a.quote === b.quote;
};
