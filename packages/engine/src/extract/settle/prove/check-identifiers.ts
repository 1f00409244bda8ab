// Identifiers with check digits prove themselves; one that fails says so, with the repair a misread letter suggests.

import { type Fact, provedConfidence } from '#document/facts.ts';
import { type IdentifierKind, normaliseIdentifier } from '#values/normalise/normalise-identifier.ts';

const kinds: Readonly<Record<string, IdentifierKind>> = {
  iban: 'iban',
  routing_number: 'routing',
  vin: 'vin',
  vehicle_identification_number: 'vin',
  card_number: 'card',
  ssn: 'ssn',
  spouse_ssn: 'ssn',
  employer_ein: 'ein',
  ein: 'ein',
};

/** A failed check halves what the reading was worth; a repair stands in `alternatives`, never in the value. */
export function checkIdentifier(fact: Fact): Fact {
  const kind = kinds[fact.name];
  if (!kind || typeof fact.value !== 'string') return fact;
  const checked = normaliseIdentifier(fact.value, kind);
  if (checked?.check === 'passed')
    return { ...fact, tier: 'proved', confidence: Math.max(fact.confidence, provedConfidence) };
  if (checked?.check !== 'failed') return fact;
  const alternatives = checked.repair
    ? [...new Set([checked.repair, ...(fact.alternatives ?? [])])]
    : fact.alternatives;
  return {
    ...fact,
    tier: fact.tier === 'proved' ? 'read' : fact.tier,
    confidence: Math.min(fact.confidence, 0.6),
    ...(alternatives ? { alternatives } : {}),
  };
}
