// Raises facts to `proved`: by their own check digits, or by a sum that could not come out if one of its amounts were misread.
import { type Fact, provedConfidence } from '#document/facts.ts';
import { checkIdentifier } from './check-identifiers.ts';
import { findProvedBySums } from './check-sums.ts';

/** Pure. Values stay as they are; tier, confidence and alternatives may change. Agreement of two places is settled where facts are made. */
export function proveFacts(facts: readonly Fact[]): Fact[] {
  const proved = findProvedBySums(facts);
  return facts.map((fact) => {
    if (proved.has(fact.name) && fact.tier !== 'inferred')
      return { ...fact, tier: 'proved', confidence: Math.max(fact.confidence, provedConfidence) };
    return checkIdentifier(fact);
  });
}
