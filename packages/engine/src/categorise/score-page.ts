// Scores a page for each kind of paper: by its words and layout, and by the page model's view.
import type { DocumentType } from '@oneform/contract';
import type { Page } from '#document/read-document.ts';
import type { PageView } from '#page-model/page-view.ts';
import { encodePage } from './encode-page.ts';
import type { KindWeights } from './kind-weights.ts';

/** One number a type, in the order of the weights' types; the higher the likelier. */
export type Scores = Float64Array;

export interface PageScores {
  readonly all: Scores;
  /** Scores of the title lines alone. */
  readonly titles: Scores;
}

export function scorePage(page: Page, weights: KindWeights, view?: PageView): PageScores {
  const { rows, scales, vocabulary, types } = weights;
  const { indices, values, groups } = encodePage(page, vocabulary);
  const all = new Float64Array(types.length);
  const titles = new Float64Array(types.length);
  const [titlesFrom = 0, titleCount = 0] = groups;
  const add = (scores: Scores, index: number, value: number): void => {
    const factor = value * scales[index]!;
    const from = index * types.length;
    for (let type = 0; type < types.length; type++) scores[type]! += factor * rows[from + type]!;
  };
  indices.forEach((index, at) => {
    add(all, index, values[at]!);
    if (at >= titlesFrom && at < titlesFrom + titleCount) add(titles, index, values[at]!);
  });
  add(all, vocabulary.size - 1, 1);
  if (view) {
    const seen = seenAs(types, view);
    for (let type = 0; type < types.length; type++) all[type]! += weights.network * seen[type]!;
  }
  return { all, titles };
}

/** However sure the network is of something else. */
const MIN_PROBABILITY = 1e-4;

/** Logarithms of how likely the page model takes a page for each kind. It has kinds that we have not, and the other way round: both are `other`. */
export function seenAs(types: readonly DocumentType[], { kinds }: PageView): Float64Array {
  const known = new Map(kinds.map(({ name, probability }) => [name, probability]));
  const other = kinds.reduce(
    (sum, { name, probability }) => (types.includes(name as DocumentType) ? sum : sum + probability),
    known.get('other') ?? 0,
  );
  return Float64Array.from(types, (type) =>
    Math.log(Math.max(MIN_PROBABILITY, type === 'other' ? other : (known.get(type) ?? other))),
  );
}

/** Probabilities, which add up to one. */
export function toProbabilities(scores: Scores, sharpness: number): Float64Array {
  const highest = Math.max(...scores);
  const shares = scores.map((score) => Math.exp((score - highest) * sharpness));
  const sum = shares.reduce((total, share) => total + share, 0);
  return shares.map((share) => share / sum);
}
