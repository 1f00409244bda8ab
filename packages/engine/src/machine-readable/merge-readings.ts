// Merges printed values with those of codes: both agree, only one has a value, or they disagree, which the person
// decides.
import { factOf } from '#catalogue/facts/facts.ts';
import type { Evidence, Fact } from '#document/facts.ts';
import type { MachineFact, MachineReading } from '#document/machine-reading.ts';
import { isSameValue } from './is-same-value.ts';

const agreed = 0.99;
/** A code that proves itself, and one that only says so. */
const proved = 0.98;
const stated = 0.85;
/** Never filled without a question. */
const disputed = 0.6;
/** Print read less surely than this says nothing against a code that cannot be misread. */
const sureOfPrint = 0.7;

/** One fact a name for what readings state; what they do not state stays as it is. */
export function mergeReadings(facts: readonly Fact[], readings: readonly MachineReading[]): Fact[] {
  let merged = [...facts];
  for (const reading of readings) for (const fact of reading.facts) merged = mergeFact(merged, fact, reading);
  return merged;
}

function mergeFact(facts: readonly Fact[], said: MachineFact, reading: MachineReading): Fact[] {
  const printed = facts.filter((fact) => fact.name === said.name && typeof fact.value === 'string');
  const place = placeOf(reading, said);
  const same = printed.find((fact) => isSameValue(said, String(fact.value)));
  if (same) return facts.map((fact) => (fact === same ? confirm(fact, said, place) : fact));
  const best = printed.toSorted((a, b) => b.confidence - a.confidence)[0];
  if (!best) return [...facts, toFact(said, reading, place)];
  if (best.confidence < sureOfPrint && reading.isProved)
    return facts.map((fact) => (fact === best ? { ...toFact(said, reading, place), ...personOf(best) } : fact));
  // Names of firms and the like are worded freely.
  if (!factOf(said.name)?.isUnequivocal) return [...facts];
  return facts.map((fact) => (fact === best ? dispute(best, said, reading, place) : fact));
}

const personOf = ({ person }: Fact) => (person === undefined ? {} : { person });

/** A whole name beats one that the code or the print left parts of out. */
function confirm(fact: Fact, said: MachineFact, place: readonly Evidence[]): Fact {
  const isLonger = fact.type === 'name' && !said.isCutShort && said.value.length > String(fact.value).length;
  return {
    ...fact,
    ...(isLonger && { value: said.value }),
    tier: 'proved',
    confidence: Math.max(fact.confidence, agreed),
    evidence: [...fact.evidence, ...place],
  };
}

function toFact(
  { name, value, raw, type }: MachineFact,
  { isProved }: MachineReading,
  place: readonly Evidence[],
): Fact {
  const sureness = isProved
    ? ({ tier: 'proved', confidence: proved } as const)
    : ({ tier: 'read', confidence: stated } as const);
  return { name, value, raw, type, ...sureness, evidence: place };
}

function dispute(printed: Fact, said: MachineFact, { kind }: MachineReading, place: readonly Evidence[]): Fact {
  const print = String(printed.value);
  return {
    ...printed,
    value: said.value,
    tier: 'read',
    confidence: disputed,
    alternatives: [print, ...(printed.alternatives ?? [])],
    evidence: [...place, ...printed.evidence],
    dispute: { kind, code: said.value, print },
  };
}

function placeOf({ page, box }: MachineReading, { raw }: MachineFact): Evidence[] {
  return [{ page: page ?? 1, ...(box && { box }), quote: raw }];
}
