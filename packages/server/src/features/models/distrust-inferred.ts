// Turns values that a model added and the page does not show into suggestions: the last fence, whatever the model side
// let through.
import type { Fact, ProposedValue, UnderstoodDocument } from '@oneform/engine';
import { FILL_CONFIDENCE } from '../updates/plan-update.ts';

/** Just below what is filled. */
const OFFERED = FILL_CONFIDENCE - 0.05;

const keyOf = ({ name, value, person }: Fact) => JSON.stringify([name, value, person ?? null]);

/** Facts that only the model has, without a place on a page, lose what confidence lets a value be filled in. */
export function distrustInferred(understood: UnderstoodDocument, byRules: UnderstoodDocument): UnderstoodDocument {
  const ours = new Set(byRules.facts.map(keyOf));
  return {
    ...understood,
    facts: understood.facts.map((fact) =>
      ours.has(keyOf(fact)) || isShown(fact)
        ? fact
        : { ...fact, tier: 'inferred', confidence: Math.min(fact.confidence, OFFERED) },
    ),
  };
}

export const distrustProposal = (proposal: ProposedValue): ProposedValue =>
  isShown(proposal) ? proposal : { ...proposal, tier: 'inferred', confidence: Math.min(proposal.confidence, OFFERED) };

const isShown = ({ tier, evidence }: Pick<Fact, 'tier' | 'evidence'>) =>
  tier !== 'inferred' && evidence.some(({ quote }) => quote.trim() !== '');
