// Of each field the claim that is likeliest right.

import type { PageSource } from '#document/read-document.ts';
import { assignClaims } from './assign-claims.ts';
import { scoreRow, sigmoid } from './boosted-trees.ts';
import { describeClaims } from './describe-claims.ts';
import type { Claim } from './gather-claims.ts';
import type { MatchContext } from './match-context.ts';
import { getMatchWeights } from './weights.ts';

export interface ChosenClaim extends Claim {
  /** 0–1: of claims told with 0.9 nine in ten are right. */
  readonly confidence: number;
  /** What else was read for the field, likeliest first. */
  readonly others: readonly { readonly value: string; readonly confidence: number }[];
}

/** Log odds of what a code on the same paper says too. */
const sure = 12;

/** `isBorneOut`: a code of the paper says the same, so that nothing else comes into question. */
export function chooseClaims(
  claims: readonly Claim[],
  context: MatchContext & { readonly source: PageSource; readonly hasPageModel: boolean },
  isBorneOut: (claim: Claim) => boolean,
): ChosenClaim[] {
  const { trees, slope, exclusive, priorOf } = getMatchWeights();
  const rows = describeClaims(claims, { ...context, prior: priorOf(context.type) });
  const weighed = claims.map((claim, at) => ({
    ...claim,
    score: isBorneOut(claim) ? sure : scoreRow(trees, rows[at]!),
  }));
  const likely = (score: number): number => sigmoid(slope[0] + slope[1] * score);
  const rivals = Map.groupBy(weighed, ({ name }) => name);
  return assignClaims(weighed, exclusive).map((claim) => ({
    ...claim,
    confidence: likely(claim.score),
    others: rivals
      .get(claim.name)!
      .filter((rival) => rival !== claim)
      .map(({ value, score }) => ({ value, confidence: likely(score) }))
      .sort((a, b) => b.confidence - a.confidence),
  }));
}
