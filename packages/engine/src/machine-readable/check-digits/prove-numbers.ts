// Facts that are numbers with check digits: proved by them, or doubted.
import type { Fact } from '#document/facts.ts';
import { checkNumber } from './check-number.ts';

const proved = 0.99;
/** Below what is filled without a question. */
const doubted = 0.6;

/** `country` of the issuer, ISO 3166 alpha-2, where something on the paper tells. */
export function proveNumbers(facts: readonly Fact[], country: string | undefined): Fact[] {
  return facts.map((fact) => {
    if (typeof fact.value !== 'string' || fact.tier === 'inferred' || fact.dispute) return fact;
    const result = checkNumber(fact.name, fact.value, country);
    if (result === 'passes') return { ...fact, tier: 'proved', confidence: Math.max(fact.confidence, proved) };
    if (result === 'fails') return { ...fact, tier: 'read', confidence: Math.min(fact.confidence, doubted) };
    return fact;
  });
}
