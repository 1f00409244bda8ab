// How far a model is to be believed on this document: as far as it has proved itself where the rules know the answer.
import type { Fact } from '#facts.ts';
import type { ClaimedFact } from './claimed-fact.ts';
import { saysSame } from './same-value.ts';

/** Rules' readings below this are no measure. */
const SURE = 0.6;

/** `reliable`: taken at its word where the page bears it out. `caught`: of what only it says nothing is kept that no label supports. */
export type Standing = 'reliable' | 'unknown' | 'caught';

/**
 * Reliable is who agrees with the rules somewhere, and more often than contradicting them or reporting what is not printed. The rules' facts
 * are never told to the model, so agreement is not parroting; who obeys a page against its person, or makes values up, fails here.
 */
export function judgeStanding(claims: readonly ClaimedFact[], facts: readonly Fact[]): Standing {
  // One truth said ten times is one.
  const agreed = new Set<string>();
  let [contradicted, invented] = [0, 0];
  for (const claim of claims) {
    const known = facts.filter(
      (fact) =>
        fact.name === claim.name &&
        fact.tier !== 'inferred' &&
        fact.confidence >= SURE &&
        typeof fact.value === 'string',
    );
    if (known.some((fact) => saysSame(fact.type, String(fact.value), claim.value))) agreed.add(claim.name);
    else if (known.length > 0) contradicted++;
    if (claim.found === undefined) invented++;
  }
  if (agreed.size > 0 && (agreed.size + 1) / (agreed.size + 2 * contradicted + invented + 2) > 0.6) return 'reliable';
  const wrong = contradicted + invented;
  return wrong > 1 && wrong > agreed.size ? 'caught' : 'unknown';
}
