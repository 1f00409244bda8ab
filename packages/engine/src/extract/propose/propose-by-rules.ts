// Candidates from the readers of each kind of paper.
import type { Fact } from '#document/facts.ts';
import type { Candidate } from '../claims/candidate.ts';

export function proposeByRules(facts: readonly Fact[]): Candidate[] {
  return facts.flatMap((fact): Candidate[] => {
    const { name, value, raw, type, alternatives, evidence, confidence, tier, person } = fact;
    if (typeof value !== 'string' || person !== undefined) return [];
    return [
      {
        name,
        value,
        raw,
        type,
        ...(alternatives && { alternatives }),
        evidence,
        legibility: 1,
        by: { confidence, tier },
        source: 'rules',
      },
    ];
  });
}
