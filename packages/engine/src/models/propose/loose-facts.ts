// Facts of a paper that the rules have found no place for.

import type { Evidence, Fact, Tier, UnderstoodDocument } from '#document/facts.ts';
import type { ProposedValue } from '#map/proposed-value.ts';

export interface LooseFact {
  /** Ours: all that a model gives back. */
  readonly id: string;
  /** The fact's name or the label as printed. */
  readonly name: string;
  readonly value: string;
  readonly type: Fact['type'];
  readonly tier: Tier;
  readonly confidence: number;
  readonly evidence: readonly Evidence[];
  readonly person?: string;
  readonly part: number;
}

const MAX_FACTS = 150;
/** A fact below this confidence helps nobody. */
const FLOOR = 0.3;

/** Lists have places of their own, which identity decides. */
export function findLooseFacts(
  { facts, additionalFields, parts }: UnderstoodDocument,
  present: readonly ProposedValue[],
): LooseFact[] {
  const placed = new Set(present.map(({ fact }) => fact));
  const named = facts.flatMap((fact): Omit<LooseFact, 'id'>[] => {
    const { name, value, type, tier, confidence, evidence, person, part = 0 } = fact;
    if (typeof value !== 'string' || placed.has(name)) return [];
    return [{ name, value, type, tier, confidence, evidence, ...(person ? { person } : {}), part }];
  });
  const labelled = additionalFields.map(({ label, value, confidence, evidence }): Omit<LooseFact, 'id'> => {
    const part = Math.max(
      0,
      parts.findIndex(({ pages }) => pages.includes(evidence[0]?.page ?? 1)),
    );
    return { name: label, value, type: 'string', tier: 'read', confidence, evidence, part };
  });
  return [...named, ...labelled.filter(({ name }) => !placed.has(name))]
    .filter(({ value, confidence }) => value.trim() !== '' && confidence >= FLOOR)
    .slice(0, MAX_FACTS)
    .map((fact, index) => ({ id: `f${index + 1}`, ...fact }));
}
