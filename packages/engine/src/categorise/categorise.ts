// The second stage: says what kind of paper was read, and tells the documents of a file apart by page.
import type { CategorisedDocument } from '#document/facts.ts';
import type { ReadDocument } from '#document/read-document.ts';
import type { PageViews } from '#page-model/page-view.ts';
import { getKindWeights, type KindWeights } from './kind-weights.ts';
import { splitParts } from './split-parts.ts';

/** Never throws; a file that could not be read is `other` with confidence 0. `views` are what the page model sees, none where there is no model. */
export function categorise(read: ReadDocument, views: PageViews = new Map()): CategorisedDocument {
  return categoriseBy(getKindWeights(), read, views);
}

/** By weights other than those that stand in the file: for measuring what a fit would do. */
export function categoriseBy(weights: KindWeights, read: ReadDocument, views: PageViews): CategorisedDocument {
  const { parts, certainty } = splitParts(read.pages, weights, views);
  const [first] = parts;
  if (!first) return { read, type: 'other', confidence: 0, parts: [] };
  const types = new Set(parts.map((part) => part.type));
  const confidence = Math.min(certainty, ...parts.map((part) => part.confidence));
  return { read, type: types.size > 1 ? 'multiple' : first.type, confidence, parts };
}
