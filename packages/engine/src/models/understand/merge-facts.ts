// What the rules read and what a model claims, made one: the page decides, and where it does not, the rules do.

import type { Evidence, Fact } from '#facts.ts';
import { squash } from '#normalise/fold-text.ts';
import { covers } from '../ground/judge-label.ts';
import type { ClaimedFact } from './claimed-fact.ts';
import type { Standing } from './judge-standing.ts';
import { saysSame } from './same-value.ts';

/** Of a value that stands nowhere: told, never used. */
const INVENTED = 0.2;
/** Of a value that stands on the page, where nothing else speaks for the model. */
const UNSUPPORTED = 0.4;
/** Two readers of one place misread it less often than one; but they read one place. */
const AGREED = 0.97;
/** Rules that are less sure than this give way to a reading that the page bears out. */
const WEAK = 0.6;

/** The rules' facts, in their order, and after them what the model adds. */
export function mergeFacts(facts: readonly Fact[], claims: readonly ClaimedFact[], standing: Standing): Fact[] {
  let merged = [...facts];
  for (const claim of claims) {
    const named = merged.filter((fact) => fact.name === claim.name);
    const same = named.find((fact) => typeof fact.value === 'string' && saysSame(fact.type, fact.value, claim.value));
    if (same !== undefined) merged = merged.map((fact) => (fact === same ? strengthen(fact, claim) : fact));
    else if (standing !== 'caught' || claim.found?.label === 'supports') {
      if (named.length === 0) merged.push(toFact(claim, standing));
      else if (claim.found !== undefined) merged = contradict(merged, named, claim, standing);
    }
    // A value that stands nowhere says nothing against one that does.
  }
  return merged;
}

function toFact(claim: ClaimedFact, standing: Standing): Fact {
  const { name, value, raw, type, alternatives, found } = claim;
  const confidence = confidenceOf(claim, standing);
  return {
    name,
    value,
    raw,
    type,
    tier: confidence > UNSUPPORTED ? 'read' : 'inferred',
    // A date that could be two is worth less, as it is to the rules.
    confidence: alternatives && confidence > UNSUPPORTED ? confidence * 0.6 : confidence,
    evidence: found?.evidence ?? [],
    ...(alternatives ? { alternatives } : {}),
  };
}

function confidenceOf({ found }: ClaimedFact, standing: Standing): number {
  const isReliable = standing === 'reliable';
  if (found === undefined) return INVENTED;
  if (found.label === 'contradicts') return isReliable ? UNSUPPORTED : INVENTED;
  if (found.label === 'supports') return isReliable ? 0.9 : 0.7;
  return isReliable ? 0.8 : UNSUPPORTED;
}

function strengthen(fact: Fact, { found }: ClaimedFact): Fact {
  if (found === undefined || fact.confidence >= AGREED) return fact;
  const further = found.evidence.filter((place) => !fact.evidence.some((known) => isSamePlace(known, place)));
  const agreed = Math.min(AGREED, 1 - (1 - fact.confidence) / 2);
  // Another place under a label of its own is what the rules, too, call proof.
  const isProved =
    fact.tier === 'read' &&
    fact.confidence > WEAK &&
    further.length > 0 &&
    further.length === found.evidence.length &&
    found.label === 'supports' &&
    fact.alternatives === undefined &&
    squash(String(fact.value)).length >= 4;
  return {
    ...fact,
    tier: isProved ? 'proved' : fact.tier === 'inferred' ? 'read' : fact.tier,
    confidence: Math.max(
      fact.confidence,
      isProved ? AGREED : round(fact.alternatives ? Math.min(agreed, 0.7) : agreed),
    ),
    evidence: [...fact.evidence, ...further],
  };
}

function contradict(merged: readonly Fact[], named: readonly Fact[], claim: ClaimedFact, standing: Standing): Fact[] {
  const isWeak = named.every((fact) => fact.tier !== 'proved' && fact.confidence < WEAK);
  if (isWeak && standing === 'reliable' && claim.found?.label !== 'contradicts') {
    const demoted = merged.map((fact) =>
      named.includes(fact) ? { ...fact, confidence: round(fact.confidence * 0.8) } : fact,
    );
    return [...demoted, toFact(claim, standing)];
  }
  return [...merged, { ...toFact(claim, 'unknown'), tier: 'inferred', confidence: UNSUPPORTED }];
}

const isSamePlace = (a: Evidence, b: Evidence): boolean => {
  if (a.page !== b.page) return false;
  if (a.box && b.box) return covers(a.box, b.box) || covers(b.box, a.box);
  if (a.range && b.range) return a.range[0] < b.range[1] && b.range[0] < a.range[1];
  return a.quote === b.quote;
};

const round = (value: number): number => Math.round(value * 1000) / 1000;
