// The best fact for one place.
import type { DataValue } from '@oneform/contract';
import { squash } from '#values/normalise/fold-text.ts';
import { type Converted, convertValue } from './convert-value.ts';
import type { BoundFact, ProposedValue } from './proposed-value.ts';
import { rankFact, type Slot } from './references.ts';

interface Candidate {
  readonly fact: BoundFact;
  readonly rank: number;
  readonly converted: Converted;
}

const tiers = { proved: 0, read: 1, inferred: 2 } as const;

/** Undefined when no fact belongs there. Facts that agree lend it their evidence. */
export function propose(path: string, slot: Slot, facts: readonly BoundFact[]): ProposedValue | undefined {
  const candidates = namedFor(slot, facts).flatMap((fact): Candidate[] => {
    const rank = rankFact(slot, fact);
    const converted = rank === undefined ? undefined : convertValue(slot.field, fact);
    return rank === undefined || converted === undefined ? [] : [{ fact, rank, converted }];
  });
  // Values of possibly another person come after; then inferred ones; then the field's own order of facts decides.
  candidates.sort(
    (a, b) =>
      whose(a) - whose(b) ||
      Number(tierOf(a) === 'inferred') - Number(tierOf(b) === 'inferred') ||
      a.rank - b.rank ||
      tiers[tierOf(a)] - tiers[tierOf(b)] ||
      b.fact.confidence - a.fact.confidence,
  );
  const [best, ...others] = candidates.filter((candidate) => whose(candidate) === whose(candidates[0]!));
  if (best === undefined) return undefined;
  const agreeing = others.filter((other) => isSameValue(other.converted.value, best.converted.value));
  const { fact, converted } = best;
  // Only other readings of the same print: what stands elsewhere on the paper is another value, be it of the same name.
  const alternatives = (fact.alternatives ?? [])
    .flatMap((reading) => convertValue(slot.field, { ...fact, value: reading }) ?? [])
    .filter((other) => !isSameValue(other.value, converted.value))
    .map((other) => textOf(other.value));
  return {
    path,
    field: slot.field,
    value: converted.value,
    fact: fact.origin,
    tier: tierOf(best),
    confidence: fact.confidence * converted.certainty,
    evidence: [...new Set([fact, ...agreeing.map((other) => other.fact)].flatMap(({ evidence }) => evidence))],
    ...(alternatives.length > 0 ? { alternatives: [...new Set(alternatives)] } : {}),
    ...(fact.dispute === undefined ? {} : { dispute: fact.dispute }),
    ...(fact.person === undefined ? {} : { person: fact.person }),
    sameSubject: fact.sameSubject,
  };
}

const namesOf = new WeakMap<readonly BoundFact[], ReadonlySet<string>>();

/** A form has hundreds of places, of which a paper answers few: most are done with by the names alone. */
function namedFor({ references }: Slot, facts: readonly BoundFact[]): readonly BoundFact[] {
  const names = namesOf.get(facts) ?? new Set(facts.map(({ name }) => name));
  namesOf.set(facts, names);
  return references.some(({ name }) => names.has(name)) ? facts : [];
}

/** 0: theirs, 1: perhaps, 2: somebody else's. */
const whose = ({ fact: { sameSubject } }: Candidate) => (sameSubject === true ? 0 : sameSubject === 'unknown' ? 1 : 2);
const tierOf = ({ fact, converted }: Candidate) => (converted.certainty < 1 ? 'inferred' : fact.tier);

export const textOf = (value: DataValue): string =>
  Array.isArray(value) ? value.map(textOf).join(', ') : value === null ? '' : String(value);

function isSameValue(a: DataValue, b: DataValue): boolean {
  return typeof a === 'number' || typeof b === 'number'
    ? Number(a) === Number(b)
    : squash(textOf(a)) === squash(textOf(b));
}
