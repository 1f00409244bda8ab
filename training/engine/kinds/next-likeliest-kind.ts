// The kind that a paper is most easily mistaken for.
import type { DocumentType } from '@oneform/contract';
import { getKindWeights, scorePage } from '@oneform/engine/fitting';
import type { Page } from '@oneform/engine/page-model';

/** Of all kinds but `kind`. */
export function nextLikeliestKind(pages: readonly Page[], kind: DocumentType): DocumentType {
  const weights = getKindWeights();
  const scored = pages.map((page) => scorePage(page, weights).all);
  const sumOf = (at: number): number => scored.reduce((sum, scores) => sum + scores[at]!, 0);
  return weights.types
    .map((type, at) => ({ type, sum: sumOf(at) }))
    .filter(({ type }) => type !== kind)
    .reduce((best, one) => (one.sum > best.sum ? one : best)).type;
}
