// From probabilities to a type that can be trusted: `other` where nothing fits well enough.
import type { DocumentType } from '@oneform/contract';

export interface TypeDecision {
  readonly type: DocumentType;
  /** 0–1, of the type being right; types below 0.5 become `other`. */
  readonly confidence: number;
}

/** Below it a type is a guess. */
const FLOOR = 0.5;

export function decideType(probabilities: Float64Array, types: readonly DocumentType[]): TypeDecision {
  const highest = Math.max(...probabilities);
  const type = types[probabilities.indexOf(highest)] ?? 'other';
  if (type === 'other') return { type, confidence: highest };
  return highest < FLOOR ? { type: 'other', confidence: 1 - highest } : { type, confidence: highest };
}
