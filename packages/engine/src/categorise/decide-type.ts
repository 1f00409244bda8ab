// From points to a type and a score that can be trusted: `other` when too little speaks for anything or two types are as likely.
import { type DocumentType, documentTypes } from '@oneform/contract';
import type { PageScores } from './score-page.ts';

export interface TypeDecision {
  readonly type: DocumentType;
  /** 0–1, of the type being right; types below 0.5 become `other`. */
  readonly confidence: number;
}

export function decideType(points: PageScores['points']): TypeDecision {
  const ranked = documentTypes.map((type) => ({ type, score: points[type] })).sort((a, b) => b.score - a.score);
  const [first, second] = ranked;
  if (!first) return { type: 'other', confidence: 0 };
  const certainty = 1 / (1 + Math.exp(-1.25 * (first.score - 2.5)));
  const margin = Math.min(1, (first.score - (second?.score ?? 0)) / 1.5);
  const confidence = certainty * (0.62 + 0.38 * margin);
  if (first.type === 'other' || confidence < 0.5) return { type: 'other', confidence: 1 - confidence };
  return { type: first.type, confidence };
}
